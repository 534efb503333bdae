import { useEffect, useState } from 'react';
import { useAsk } from '@/api/ask';
import { readIds } from '@/records/bulkRead/readIds';
import { votersApi } from '../votersApi';
import type { Voter } from '@/lookups/voters/voter';
import { whyNot, type Channel } from '@/lookups/voters/mayWriteTo';

/** Beyond this, records, which are read one by one, are read only as each person is written to. */
export const maxRead = 200;

interface Person {
  id: number;
  name: string;
}

/** Which of these people can be written to, and which not and why, by their records, before anything is sent. */
export function useReached<P extends Person>(people: readonly P[], channel: Channel) {
  const ask = useAsk();
  const [read, setRead] = useState<ReadonlyMap<number, Voter>>(new Map());
  const [isDone, setDone] = useState(false);
  const toRead = people.length > maxRead ? '' : people.map(({ id }) => id).join(' ');
  useEffect(() => {
    const stop = new AbortController();
    const ids = toRead.split(' ').filter(Boolean).map(Number);
    const onRead = (voter: Voter) => setRead((now) => new Map(now).set(voter.id, voter));
    void readIds(ids, votersApi.endpoints.voter, { ask, signal: stop.signal, onRead }).then(() => {
      if (!stop.signal.aborted) setDone(true);
    });
    return () => stop.abort();
  }, [ask, toRead]);

  const reasons = people.map((person) => {
    const voter = read.get(person.id);
    return { person, reason: voter && whyNot(voter, channel) };
  });
  return {
    isReading: toRead !== '' && !isDone,
    voters: read,
    able: reasons.flatMap(({ person, reason }) => (reason === undefined ? [person] : [])),
    skipped: reasons.flatMap(({ person, reason }) => (reason === undefined ? [] : [{ ...person, reason }])),
    /** People whose record is read only when it is their turn. */
    unread: people.length - read.size,
  };
}
