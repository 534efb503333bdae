import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createObservable } from '@/api/observable';
import type { ScreenKeys } from './screenKeys';

/** The part of the help to open: that of the current screen, unless `of` names another's path. */
export interface HelpWanted {
  of?: string;
  /** Name of the task to expand. */
  task?: string;
  /** Opens at the shortcuts. */
  isForKeys?: boolean;
}

interface AskedHelp extends HelpWanted {
  /** The screen's shortcuts when the help is opened. */
  keys: readonly ScreenKeys[];
}

type TellKeys = () => readonly ScreenKeys[];
const noKeys: TellKeys = () => [];

const asked = createObservable<AskedHelp | null>(null);
const tellKeys = createObservable(noKeys);

/** Opens the help over the current screen. */
export const askHelp = (wanted: HelpWanted = {}) => asked.change({ ...wanted, keys: tellKeys.read()() });

export const closeHelp = () => asked.change(null);

export const useAskedHelp = () => useSyncExternalStore(asked.subscribe, asked.read);

/** Registers the current screen's shortcuts for the help. */
export function useScreenKeys(keys: TellKeys) {
  const tell = useEffectEvent(keys);
  useEffect(() => {
    const own = () => tell();
    tellKeys.change(own);
    return () => {
      if (tellKeys.read() === own) tellKeys.change(noKeys);
    };
  }, []);
}
