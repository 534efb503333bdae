import { useEffect, useState } from 'react';
import { allHelp, helpAt, type HelpOfScreen } from './texts';

export interface Texts {
  /** Help of one screen; null if there is none, undefined while loading. */
  of: HelpOfScreen | null | undefined;
  /** Help of all screens, once searched. */
  all: readonly HelpOfScreen[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The help of the screen at a URL, and of all screens while `isSearched`. */
export function useTexts(address: string, isSearched: boolean): Texts {
  const [loaded, setLoaded] = useState<{ address: string; of: HelpOfScreen | null }>();
  const [all, setAll] = useState<readonly HelpOfScreen[]>();
  const [failure, setFailure] = useState<{ attempt: number } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const fail = () => isLeft || setFailure({ attempt });
    helpAt(address).then((of) => isLeft || setLoaded({ address, of }), fail);
    if (isSearched) allHelp().then((texts) => isLeft || setAll(texts), fail);
    return () => {
      isLeft = true;
    };
  }, [address, isSearched, attempt]);
  return {
    of: loaded?.address === address ? loaded.of : undefined,
    all,
    hasFailed: failure?.attempt === attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
