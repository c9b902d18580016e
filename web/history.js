// Back and Forward: each screen of the game but the title has an entry in the tab's history, and so has each page over a
// screen. The game tells where it is, and hears where the player wants to be. A page over the title, such as the rules, has
// its name as the address's fragment, or the link to what it shows.

let ring = () => {};
let wanted;
/** The number of entries from the title to the current one. A reload begins at the title, wherever it left the history. */
let depth = history.state?.depth ?? 0;
/** Where the game is: the place of each entry after the title's, the last of which is the current one. */
let places = [];
/** Whether entries that the game has left are being gone back over. */
let isReturning = false;

/** `changed` is called when the player wants to be elsewhere. */
export function listen(changed) {
  ring = changed;
  addEventListener("popstate", ({ state }) => {
    // A game or a page that comes by the address's fragment has made an entry that is not needed.
    const isArrival = !state;
    depth = state?.depth ?? (isArrival ? depth + 1 : 0);
    if (isReturning || isArrival) {
      isReturning = false;
      settle();
    } else {
      wanted = state?.place ?? "title";
      ring();
    }
  });
}

/** Where the player wants to be, or undefined if that has been asked before. */
export function wantedPlace() {
  const place = wanted;
  wanted = undefined;
  return place;
}

/** The address of a place. */
function address(place) {
  const [, page, link = page] = /^title (\S+)(?: (\S+))?/.exec(place) ?? [];
  return location.href.split("#")[0] + (link ? `#${link}` : "");
}

/** Brings the history in line with where the game is. */
function settle() {
  if (depth > places.length) {
    isReturning = true;
    history.go(places.length - depth);
    return;
  }
  const write = (how) => {
    const place = places[depth - 1] ?? "title";
    history[how]({ depth, place }, "", address(place));
  };
  write("replaceState");
  while (depth < places.length) {
    depth++;
    write("pushState");
  }
}

/** Tells where the game is. */
export function arrive(told) {
  places = told;
  if (isReturning) return;
  try {
    settle();
  } catch (error) {
    // Some browsers limit how often this is done. Back then leads further than usual.
    console.warn(error);
  }
}
