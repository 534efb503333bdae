import { useMemo } from 'react';
import { persistedPreference, usePersistedPreference } from '@/ui/persistedPreference';
import { useSignedInSession } from '@/session/useSession';
import { idsOfKey } from './pair';

/* Pairs said not to be one person: ids and nothing else, kept in this browser for each office. */

const store = persistedPreference('tribuna.nao-repetidos');

/** `7:12-34`: the office and the pair. */
const entriesOf = (text: string) => text.split(' ').filter(Boolean);

/** Beyond these the oldest go. */
const maxKept = 20_000;

/** The pairs of this office that were said not to be one person, and how to say it and take it back. */
export function useNotTheSame() {
  const { clientId } = useSignedInSession().user;
  const text = usePersistedPreference(store);
  const keys = useMemo(
    () =>
      new Set(
        entriesOf(text).flatMap((entry) => {
          const [office, key = ''] = entry.split(':');
          return office === String(clientId) && idsOfKey(key) ? [key] : [];
        }),
      ),
    [text, clientId],
  );
  const without = (entry: string) => entriesOf(store.read()).filter((one) => one !== entry);
  const entryOf = (key: string) => `${clientId}:${key}`;
  return {
    keys,
    add: (key: string) => store.keep([...without(entryOf(key)), entryOf(key)].slice(-maxKept).join(' ')),
    remove: (key: string) => store.keep(without(entryOf(key)).join(' ')),
  };
}
