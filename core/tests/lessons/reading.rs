//! Lessons that cannot be read are refused in a sentence.

use agon_core::learn::course::Course;
use serde_json::{Value, json};

/// A lesson that can be read, with one field changed.
fn error(field: &str, value: Value) -> String {
    let mut lesson = json!({
        "id": "one", "position": "6/7/8/9/3Q6/11/10/9/8/7/6 w - 0 1", "goal": [{"reach": ["f6"]}], "par": 2,
        "enemy": {"plays": ""}, "solution": "",
    });
    let course = |lesson: &Value| json!({"groups": [{"id": "all", "lessons": [lesson]}]}).to_string();
    Course::read(&course(&lesson)).expect("it can be read as it is");
    lesson[field] = value;
    Course::read(&course(&lesson)).unwrap_err().to_string()
}

#[test]
fn faults_of_lessons_are_named() {
    for (field, value, said) in [
        ("rules", json!("chess"), "chess"),
        ("position", json!("6/7"), "position"),
        ("goal", json!([]), "no goal"),
        ("goal", json!([{"reach": ["z9"]}]), "z9"),
        ("par", json!(0), "too few"),
        ("limit", json!(1), "too few"),
        ("solution", json!("e4e9"), "e4e9"),
        ("solution", json!("nothing"), "nothing"),
        ("wrong", json!([{"moves": "", "text": "x"}]), "without a move"),
        ("wrong", json!([{"moves": "e4f5 e4f5", "text": "x"}]), "e4f5"),
        ("enemy", json!("sleeps"), "sleeps"),
        ("enemy", json!({"plays": "?"}), "?"),
        ("stars", json!(3), "stars"),
    ] {
        let told = error(field, value.clone());
        assert!(told.contains(said), "{field} {value}: {told}");
    }
}

#[test]
fn an_enemy_skips_five_turns_at_most() {
    let course = |limit: usize| {
        let lesson = json!({
            "id": "one", "position": "6/7/8/9/3Q6/11/10/9/8/7/6 w - 0 1", "goal": ["win"], "par": 1, "limit": limit,
            "enemy": "waits", "solution": "",
        });
        Course::read(&json!({"groups": [{"id": "all", "lessons": [lesson]}]}).to_string())
    };
    assert!(course(5).is_ok());
    assert!(course(6).unwrap_err().to_string().contains("6 moves"));
}

#[test]
fn no_two_lessons_have_one_name() {
    let lesson = json!({
        "id": "one", "position": "6/7/8/9/3Q6/11/10/9/8/7/6 w - 0 1", "goal": ["win"], "par": 1, "enemy": "waits",
        "solution": "",
    });
    let course = json!({"groups": [{"id": "a", "lessons": [lesson]}, {"id": "b", "lessons": [lesson]}]});
    let told = Course::read(&course.to_string()).unwrap_err().to_string();
    assert!(told.contains("\"one\""), "{told}");
}
