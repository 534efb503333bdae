/// <reference types="vite/client" />

/** Grommet has no types for it. */
declare module 'grommet/es6/contexts/RootsContext' {
  import type { Context } from 'react';

  /** Set around layers: the elements that they take turns to hide, the newest last. */
  export const RootsContext: Context<{ roots: { current: HTMLElement[] } } | undefined>;
}
