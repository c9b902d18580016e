// What the tests lay down in a page, for what they run there later.

interface Window {
  axe: any;
  context: AudioContext;
  drawnAt: number;
  draws: number;
  failed: number;
  isLeft: boolean;
  keys: any;
  page: typeof import("./page.js");
  reader: typeof import("./reader.js");
  seen: number[];
  setButton(number: number, pressed: boolean): void;
  testErrors: string[];
  told: string[];
  wakeLocks: number;
  webkitAudioContext: unknown;
  writing: typeof import("./writing.js");
  zoomTo(zoom: number): void;
}

// glyphs.test.mjs
declare const SIZE: number;
declare function draw(text: string, font: string): { cover: number[]; width: number };
declare function font(characters: string): Uint8Array;
declare function load(name: string, characters: string): Promise<number[]>;
