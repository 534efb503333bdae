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
  /** Initial values of a new record, e.g. given by another one. */
  start?: object;
  /** The screen's actions for a record, beside 'Editar' in its details. */
  actions?: ReactNode;
  /** Read-only: keys may navigate away without asking. */
  isDetails?: boolean;
  neighbours?: Neighbours | undefined;
  /** Receives the refetch of what the panel shows, for changes made above it. */
  onRead?: (again: () => unknown) => void;
}

const nowhere: PanelHost = { close: () => undefined, done: () => undefined };

export const PanelHostContext = createContext<PanelHost>(nowhere);

/** The host of the surrounding panel; modules have more (records/list/ModulePanels.tsx). */
export const usePanelHost = () => useContext(PanelHostContext);

interface Hold {
  dirty: boolean;
  busy: boolean;
  /** Asked before closing, where the unsaved data was not typed. */
  words?: DiscardWords | undefined;
  /** A layer above it guards Back: the router supports one blocker at a time. */
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

/** Renders a panel in something other than a side sheet. */
export const FrameOfPanel = createContext<ComponentType<SidePanelProps> | null>(null);

/** Panel content reports here what keeps the panel open. */
export const PanelHold = createContext<(hold: Hold) => void>(() => undefined);
