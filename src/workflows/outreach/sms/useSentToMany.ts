import { useEffect, useState } from 'react';
import { useAsk } from '@/api/ask';
import type { LocalDateTime } from '@/formats/dates';
import type { Communication } from '@/messages/message';
import { messagesApi } from '@/messages/messagesApi';
import { eachOf } from '@/records/bulkRead/pool';
import { sentLately, useSentMessages, withSent } from '@/messages/sending/sentMessages';

/** Of more people the histories, which come one by one, are not read. */
export const maxChecked = 200;

const none: readonly Communication[] = [];

/** To whom of these the same text went within a week, of what the histories and this session know. */
export function useSentToMany(
  voters: readonly { id: number; name: string }[],
  textOf: ((voter: { id: number; name: string }) => string) | undefined,
  /** Who they are is not known yet. */
  isWaiting: boolean,
) {
  const ask = useAsk();
  const sent = useSentMessages();
  const [read, setRead] = useState<ReadonlyMap<number, readonly Communication[] | null>>(new Map());
  const toRead = isWaiting || voters.length > maxChecked ? '' : voters.map(({ id }) => id).join(' ');
  useEffect(() => {
    const stop = new AbortController();
    const isOver = () => stop.signal.aborted;
    const readOne = async (id: number) => {
      const { data } = await ask(messagesApi.endpoints.communications, id, stop.signal);
      if (!isOver()) setRead((now) => new Map(now).set(id, data ?? null));
    };
    void eachOf(toRead.split(' ').filter(Boolean).map(Number), readOne, { isOver });
    return () => stop.abort();
  }, [ask, toRead]);

  const repeated = voters.flatMap((voter): { name: string; at: LocalDateTime }[] => {
    if (!textOf) return [];
    const own = sent.filter(({ voterId }) => voterId === voter.id);
    const at = sentLately(withSent(read.get(voter.id) ?? none, own), textOf(voter));
    return at ? [{ name: voter.name, at }] : [];
  });
  return {
    isChecking: isWaiting || (toRead !== '' && voters.some(({ id }) => !read.has(id))),
    repeated,
    /** People whose history is not known. */
    unchecked: toRead === '' ? voters.length : [...read.values()].filter((rows) => rows === null).length,
  };
}
