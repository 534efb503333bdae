import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { ApiResult } from '@/api/failure';
import type { WriteResult } from '../feedback/offers';
import type { DiscardWords } from './DiscardQuestion';

/** Opens the record before or after a panel's; undefined where there is none. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** A saved record: its id, or a function that finds it on demand. */
export type SavedRecord = number | (() => Promise<ApiResult<number>>);

export interface Next {
  goesOn?: boolean;
  written?: SavedRecord | undefined;
  listPath?: string | undefined;
  /** Restores the record, where one request can. */
  undo?: () => PromiseLike<WriteResult>;
}

export interface PanelHost {
  close: () => void;
  /** Announces a success and closes the panel unless `goesOn` or the person left: call it however late. */
  done: (text: string, next?: Next) => void;
  /** What a new record starts with, where another one asks for it. */
  start?: object;
  /** What else the screen does with a record, beside 'Editar' in its details. */
  actions?: ReactNode;
  /** Read-only: keys may navigate away without asking. */
  isDetails?: boolean;
  neighbours?: Neighbours | undefined;
  /** Given how to read again what it shows, for what is changed over it. */
  onRead?: (again: () => unknown) => void;
}

const nowhere: PanelHost = { close: () => undefined, done: () => undefined };

export const PanelHostContext = createContext<PanelHost>(nowhere);

/** The host of the surrounding panel; modules have more (records/list/ModulePanels.tsx). */
export const usePanelHost = () => useContext(PanelHostContext);

interface Hold {
  dirty: boolean;
  busy: boolean;
  /** Asked before closing, where it is not about something typed. */
  words?: DiscardWords | undefined;
  /** Something over it guards Back: the router knows one guard at a time. */
  isUnder?: boolean;
}

export const free: Hold = { dirty: false, busy: false };

export type PanelKind = 'details' | 'form' | 'filter' | 'short';

export interface SidePanelProps {
  title: string;
  children: ReactNode;
  kind?: PanelKind;
  neighbours?: Neighbours | undefined;
}

/** What a panel is shown in, instead of a sheet at the side. */
export const FrameOfPanel = createContext<ComponentType<SidePanelProps> | null>(null);

/** Panel content reports here what keeps the panel open. */
export const PanelHold = createContext<(hold: Hold) => void>(() => undefined);
