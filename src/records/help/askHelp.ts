import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createObservable } from '@/api/observable';
import type { ScreenKeys } from './screenKeys';

/** Which part of the help is wanted: that of the screen that is there, unless `of` names the path of another. */
export interface HelpWanted {
  of?: string;
  /** The name of a task that opens with it. */
  task?: string;
  /** Opens at the keys. */
  isForKeys?: boolean;
}

interface AskedHelp extends HelpWanted {
  /** Those of the screen, as they are when it is asked. */
  keys: readonly ScreenKeys[];
}

type TellKeys = () => readonly ScreenKeys[];
const noKeys: TellKeys = () => [];

const asked = createObservable<AskedHelp | null>(null);
const tellKeys = createObservable(noKeys);

/** Opens the sheet of help over the screen that is there. */
export const askHelp = (wanted: HelpWanted = {}) => asked.change({ ...wanted, keys: tellKeys.read()() });

export const closeHelp = () => asked.change(null);

export const useAskedHelp = () => useSyncExternalStore(asked.subscribe, asked.read);

/** Tells the help the keys of the screen that is there. */
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
