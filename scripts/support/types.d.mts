import type { SpawnOptions } from 'node:child_process';

/** How far a step is: how many of how many are through. */
export interface Progress {
  done: number;
  of: number;
  failed: number;
}

/** How a command runs (support/run.mjs), beside what Node's `spawn` takes. */
export interface RunOptions extends SpawnOptions {
  /** Takes what it writes, a piece at a time, in the terminal's place. */
  collect?: ((piece: string) => void) | undefined;
  /** Takes what it says of how far it is (support/tell.mjs). */
  told?: ((progress: Progress) => void) | undefined;
}

/** A file of src, mocks, tests or e2e imports another. */
export interface Arrow {
  from: string;
  to: string;
}

/** What is counted of the sources, and what it may not pass. */
export interface Figure {
  figure: string;
  is: number;
  ceiling: number;
}

/** A file of a build, as Vite's manifest tells of it. */
export interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** What is asked of a build (budgets.mjs). */
export interface Build {
  read: (file: string) => Buffer;
  /** The script files that load with these modules. */
  filesOf: (keys: readonly string[]) => Set<string>;
  /** The modules that these load later, by import(); what the entry loads later is counted only for the entry. */
  lazyOf: (keys: readonly string[]) => string[];
  sizeOf: (files: Iterable<string>) => number;
}

/** A page, and what it may weigh in kB. */
export interface PageRow {
  name: string;
  files: Set<string>;
  limit: number;
  /** Most files that it may have. */
  most?: number | undefined;
  isApart?: boolean;
}
