// What the game says to the page it is on.

/** The game is on the screen: what covered it fades away. */
export function drawn() {
  document.getElementById("cover").classList.add("away");
  dispatchEvent(new Event("agon-drawn"));
}
