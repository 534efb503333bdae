import { createContext, useContext } from 'react';
import type { WriteResult } from '../feedback/offers';
import type { Written } from '../list/recordOffers';

/** The records before and after the one a panel is about, each undefined where there is none. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** What follows a success. */
interface Next {
  /** The panel stays open, for another record. */
  goesOn?: boolean;
  /** The record that was written, for the notice to offer it. */
  written?: Written;
  /** The list that record stands in, where it is not the one under the panel. */
  listPath?: string;
  /** Writes the record as it was before; for what one call undoes. */
  undo?: () => PromiseLike<WriteResult>;
}

/** What is around a side panel: how it ends, and where it slides in from. */
export interface PanelHost {
  /** Closes the panel at once; what may be lost is the panel's to ask about. */
  close: () => void;
  /**
   * An operation succeeded: announces the text, and closes the panel, unless it goes on with another record. To be called
   * whenever the answer comes: where the person has left, nothing is closed.
   */
  done: (text: string, next?: Next) => void;
  side: 'right' | 'left';
  /** The panel is only read: nothing typed is lost when a key leads on from it. */
  isDetails?: boolean;
  /** For a record's panel that may be left for the next one's. */
  neighbours?: Neighbours | undefined;
}

const nowhere: PanelHost = { close: () => undefined, done: () => undefined, side: 'right' };

export const PanelHostContext = createContext<PanelHost>(nowhere);

/** For what stands in a panel, of whatever module. Those of a module know more (see ui/list/ModulePanels.tsx). */
export const usePanelHost = () => useContext(PanelHostContext);

/** What keeps a panel from closing: something typed that would be lost, or a call that is pending. */
interface Hold {
  dirty: boolean;
  busy: boolean;
}

export const free: Hold = { dirty: false, busy: false };

/** How a panel's content tells what keeps it open. */
export const PanelHold = createContext<(hold: Hold) => void>(() => undefined);
