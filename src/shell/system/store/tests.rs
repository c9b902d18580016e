use super::*;

/// A folder for this test alone, removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("agon-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn entries_are_listed_by_the_beginning_of_their_names() {
    let scratch = Scratch::new("names");
    for mut store in [Store::at(&scratch.0), Store::memory()] {
        assert!(store.names("past-").is_empty());
        for name in ["past-b", "game", "past-a", "past-c"] {
            store.put(name, "text").unwrap();
        }
        store.set_aside("past-c").unwrap();
        assert_eq!(store.names("past-"), ["past-a", "past-b"]);
    }
    assert!(Store::at(scratch.0.join("game.txt").join("below")).names("").is_empty());
}

fn keeps_texts(mut store: Store) {
    assert_eq!(store.get("game"), Ok(None));
    store.put("game", "first").unwrap();
    store.put("game", "zweite ½ …").unwrap();
    assert_eq!(store.get("game"), Ok(Some("zweite ½ …".to_owned())));
    store.remove("game").unwrap();
    assert_eq!(store.get("game"), Ok(None));
    store.remove("game").unwrap();
}

#[test]
fn a_text_is_kept_until_it_is_replaced_or_removed() {
    let scratch = Scratch::new("keep");
    keeps_texts(Store::at(&scratch.0));
    keeps_texts(Store::memory());
}

#[test]
fn a_text_is_there_for_the_next_start() {
    let scratch = Scratch::new("next");
    Store::at(&scratch.0).put("settings", "{}").unwrap();
    assert_eq!(Store::at(&scratch.0).get("settings"), Ok(Some("{}".to_owned())));
    let mut names: Vec<_> = fs::read_dir(&scratch.0)
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["lock", "settings.txt"], "nothing else is left lying beside it");
}

#[test]
fn entries_set_aside_are_never_overwritten() {
    let scratch = Scratch::new("aside");
    for mut store in [Store::at(&scratch.0), Store::memory()] {
        let mut places = Vec::new();
        for text in ["one", "two"] {
            store.put("game", text).unwrap();
            places.push(store.set_aside("game").unwrap());
            assert_eq!(store.get("game"), Ok(None));
        }
        assert_ne!(places[0], places[1]);
        assert_eq!(store.get("game.damaged-1"), Ok(Some("one".to_owned())));
        assert_eq!(store.get("game.damaged-2"), Ok(Some("two".to_owned())));
        assert!(store.set_aside("game").is_err(), "there is nothing left to set aside");
    }
}

#[test]
fn bytes_that_are_no_text_are_damage() {
    let scratch = Scratch::new("damage");
    let mut store = Store::at(&scratch.0);
    fs::write(scratch.0.join("game.txt"), [b'{', 0xff, 0xfe]).unwrap();
    assert!(store.get("game").is_err_and(|error| error.is_damage()));
    let place = store.set_aside("game").unwrap();
    assert_eq!(fs::read(place).unwrap(), [b'{', 0xff, 0xfe]);
}

#[test]
fn without_a_folder_the_game_goes_on_and_knows_why() {
    let scratch = Scratch::new("file");
    fs::write(&scratch.0, "a file where the folder should be").unwrap();
    let store = Store::at(scratch.0.join("below"));
    assert!(store.trouble().is_some());
    keeps_texts(store);
    fs::remove_file(&scratch.0).unwrap();
}

#[test]
fn a_text_that_cannot_be_written_is_an_error_and_is_written_as_soon_as_it_can_be() {
    let scratch = Scratch::new("blocked");
    let mut store = Store::at(&scratch.0);
    store.put("game", "old").unwrap();
    fs::create_dir(scratch.0.join("game.new")).unwrap();
    assert!(store.put("game", "new").is_err());
    let stored = |name| Store::at(&scratch.0).get(name).unwrap();
    assert_eq!(stored("game").as_deref(), Some("old"), "the old text is whole");
    assert_eq!(store.get("game").unwrap().as_deref(), Some("new"));
    store.put("settings", "{}").unwrap();
    assert_eq!(stored("game").as_deref(), Some("old"), "it still cannot be written");
    fs::remove_dir(scratch.0.join("game.new")).unwrap();
    store.put("settings", "{}").unwrap();
    assert_eq!(stored("game").as_deref(), Some("new"));
}

#[test]
fn failed_writes_and_removals_are_listed_as_done() {
    let scratch = Scratch::new("listed");
    let mut store = Store::at(&scratch.0);
    fs::create_dir(scratch.0.join("game-2.new")).unwrap();
    assert!(store.put("game-2", "text").is_err());
    // A folder cannot be removed as a file is.
    fs::create_dir(scratch.0.join("game-1.txt")).unwrap();
    assert!(store.remove("game-1").is_err());
    assert_eq!(store.names("game"), ["game-2"]);
    assert_eq!(store.get("game-1"), Ok(None));
    assert_eq!(Store::at(&scratch.0).names("game"), ["game-1"]);
}

#[test]
fn failed_writes_are_retried_at_the_end_of_the_program() {
    let scratch = Scratch::new("end");
    let mut app = App::new();
    app.insert_resource(Store::at(&scratch.0)).add_message::<AppExit>();
    app.add_plugins(plugin);
    fs::create_dir(scratch.0.join("game.new")).unwrap();
    assert!(app.world_mut().resource_mut::<Store>().put("game", "text").is_err());
    fs::remove_dir(scratch.0.join("game.new")).unwrap();
    app.update();
    assert_eq!(Store::at(&scratch.0).get("game"), Ok(None));
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(Store::at(&scratch.0).get("game").unwrap().as_deref(), Some("text"));
}
