import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onWritten } from '@/api/written';
import { isScreenHidden } from '@/ui/hiddenScreen';
import { today } from '@/formats/dates';
import { askForFile } from '@/records/export/askForFile';
import { newsParts } from '@/records/modules/news';
import type { NewsPart } from '@/records/news/newsPart';
import { validSession } from '@/session/currentSession';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { idsOfWrite } from './ownWrites';
import { nothingKnown } from './newsState';
import { readNews, writeNews } from './stored';
import { tabsOf } from './tabs';
import { startWatch, type Watch } from './watch';

const stored = persistedPreferenceOf('person', 'tribuna.chegou');

function begin(userId: number, parts: readonly NewsPart[]): Watch {
  return startWatch(parts, {
    ...tabsOf(userId),
    watched: {
      userId,
      get today() {
        return today();
      },
    },
    now: () => Date.now(),
    send: (call) => askForFile(call),
    load: () => readNews(stored.read()),
    keep: (state) => void stored.keep(writeNews(state)),
    isSilent: () => isScreenHidden() || validSession()?.user.id !== userId,
    isVisible: () => document.visibilityState === 'visible',
  });
}

const noSubscription = () => () => undefined;

/** News since the person last looked, while this tab is open. Null until the modules' declarations have loaded. */
export function useNews(userId: number, isOn: boolean) {
  const [parts, setParts] = useState<readonly NewsPart[] | null>(null);
  const [watch, setWatch] = useState<Watch | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const left = new AbortController();
    void Promise.all(newsParts.map((load) => load())).then(
      (all) => {
        if (left.signal.aborted) return;
        const inOrder = all.map((one) => one.default).toSorted((one, other) => one.order - other.order);
        const begun = begin(userId, inOrder);
        const unsubscribe = onWritten((write) =>
          begun.wrote({ script: write.script, ids: idsOfWrite(write) }),
        );
        left.signal.addEventListener('abort', () => {
          unsubscribe();
          begun.stop();
        });
        setParts(inOrder);
        setWatch(begun);
      },
      // If the code fails to load, only the bell is missing.
      () => undefined,
    );
    return () => {
      left.abort();
      setWatch(null);
    };
  }, [userId, isOn]);
  useDocumentEvent('visibilitychange', () => watch?.visibilityChanged());
  const state = useSyncExternalStore(watch?.subscribe ?? noSubscription, watch?.read ?? (() => nothingKnown));
  return useMemo(() => (watch && parts ? { watch, parts, state } : null), [watch, parts, state]);
}
