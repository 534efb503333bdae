import { useEffect, useState } from 'react';
import { useAsk } from '@/api/ask';
import type { LocalDateTime } from '@/formats/dates';
import type { Communication } from '@/messages/message';
import { messagesApi } from '@/messages/messagesApi';
import { eachOf } from '@/records/bulkRead/pool';
import { sentLately, useSentMessages, withSent } from '@/messages/sending/sentMessages';

/** Beyond this, histories, which are read one by one, are not read. */
export const maxChecked = 200;

const none: readonly Communication[] = [];

/** Which of these people received the same text within a week, by the histories and this session. */
export function useSentToMany(
  voters: readonly { id: number; name: string }[],
  textOf: ((voter: { id: number; name: string }) => string) | undefined,
  /** The recipients are not known yet. */
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
    /** People whose history is unknown. */
    unchecked: toRead === '' ? voters.length : [...read.values()].filter((rows) => rows === null).length,
  };
}
