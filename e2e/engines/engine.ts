/* What the journeys of e2e/engines need of a browser, however it is driven: hands, eyes and an address bar. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Runs in the page; what is passed to it and comes back goes by JSON. */
export type Script<Given extends unknown[], Answer> = (...given: Given) => Answer | Promise<Answer>;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a person has asked of their system or browser. What an engine cannot be asked is left out (docs/tests.md). */
export interface Wishes {
  contrast?: 'more';
  forcedColors?: 'active';
  reducedMotion?: 'reduce';
  /** Pixels of letters that nobody sizes; 16 unless asked. */
  letters?: number;
}

/** A file that the page has had saved. */
export interface SavedFile {
  name: string;
  text: string;
}

export interface Engine {
  name: EngineName;
  /** Without a trailing slash. */
  base: string;
  /** Begins to load; what is asked next is asked of the new page. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs the text of a function in the page; fails while that is being left. */
  run<Answer>(script: string, given?: readonly unknown[]): Promise<Answer>;
  /** Runs the text of a library in the page. */
  load(source: string): Promise<void>;
  /** One key with those that are held meanwhile: `Enter`, `Control+a`, `Shift+Tab`. */
  press(keys: string): Promise<void>;
  hold(key: 'Shift'): Promise<void>;
  release(key: 'Shift'): Promise<void>;
  /** Key by key. */
  type(text: string): Promise<void>;
  /** The mouse, in the window's pixels. */
  move(to: Point): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Of what the page is drawn in, not of the window around it. */
  resize(size: Size): Promise<void>;
  /** Does what has a file saved. */
  saving(act: () => Promise<void>): Promise<SavedFile>;
  /** What went wrong in the pages since it was asked last. */
  problems(): Promise<string[]>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
