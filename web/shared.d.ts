// What scripts share without importing it, and the modules that only a build has.

/** `packed.js` defines it for whoever has loaded that. */
declare var fetchPacked: (url: string, options?: RequestInit) => Promise<Response>;

interface WindowEventMap {
  /** Something is to be heard: whether music or room tone go on. */
  "agon-sound": CustomEvent<boolean>;
}

declare module "*/engine.js" {
  export default function start(from: { module_or_path: unknown }): Promise<unknown>;
  export class Session {
    constructor(seed: bigint, hear: (line: string) => void);
    line(line: string): void;
    free(): void;
  }
}

declare module "*/agent_players.js" {
  export default function start(from: { module_or_path: unknown }): Promise<unknown>;
  export function choose(question: string): string;
}

declare module "*/agon.js" {
  export default function start(from: { module_or_path: unknown }): Promise<unknown>;
}
