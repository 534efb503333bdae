/* The browser interface of the journeys in e2e/engines, independent of the driver: input, inspection and navigation. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Runs in the page; arguments and result are serialised as JSON. */
export type Script<Given extends unknown[], Answer> = (...given: Given) => Answer | Promise<Answer>;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Accessibility settings of the system or browser. Those that an engine does not support are skipped (docs/tests.md).
 */
export interface Wishes {
  contrast?: 'more';
  forcedColors?: 'active';
  reducedMotion?: 'reduce';
  /** Default font size in pixels; 16 if absent. */
  letters?: number;
}

/** A file downloaded by the page. */
export interface SavedFile {
  name: string;
  text: string;
}

export interface Engine {
  name: EngineName;
  /** Without a trailing slash. */
  base: string;
  /** Starts loading; subsequent calls are for the new page. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function's source in the page; fails while the page is being left. */
  run<Answer>(script: string, given?: readonly unknown[]): Promise<Answer>;
  /** Runs a library's source in the page. */
  load(source: string): Promise<void>;
  /** One key with modifiers: `Enter`, `Control+a`, `Shift+Tab`. */
  press(keys: string): Promise<void>;
  hold(key: 'Shift'): Promise<void>;
  release(key: 'Shift'): Promise<void>;
  /** Key by key. */
  type(text: string): Promise<void>;
  /** The mouse, in window pixels. */
  move(to: Point): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** The viewport's size, without the window's frame. */
  resize(size: Size): Promise<void>;
  /** Runs an action that downloads a file. */
  saving(act: () => Promise<void>): Promise<SavedFile>;
  /** Problems in the pages since the last call. */
  problems(): Promise<string[]>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
