import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '@/api/failure';
import { compareText } from '@/formats/text';
import { lookupsApi, once, useOptionList, useUsers, type UserOption } from '@/lookups/lookupsApi';
import { useIsOpenService, useOpenStatuses } from '@/features/services/finalStatus';
import { useQueueSettings } from '@/features/services/queue/queueSettings';
import type { Held } from '@/features/services/held/readHeld';
import { useHeld, type HeldRead } from '@/features/services/held/useHeld';
import { loadOf } from './figures';
import { onceFor } from './onceFor';
import { byLoad, byName, isShown, type Person } from './person';
import { newestOf, toRead, unansweredOf, type Answers } from './unanswered';

const none: never[] = [];

/** The users with their services; `answers` are the entries read on demand. */
export function useTeam(answers: Answers) {
  const users = useUsers();
  const lookup = lookupsApi.useOptionsQuery('treatmentStatusList', once);
  const categories = useOptionList('treatmentCategoryList');
  const settings = useQueueSettings();
  const isOpen = useIsOpenService();
  const statuses = useOpenStatuses(lookup.data ?? none);

  // The first text comparison takes 10 ms: it is done while the responses are pending, not while the table renders.
  useEffect(() => void compareText('á', 'b'), []);

  const people = useMemo(() => [...(users.data ?? none)].sort(activeFirst), [users.data]);
  const isReady = users.data !== undefined && lookup.data !== undefined;
  const open = useMemo(() => statuses.map(({ id }) => id), [statuses]);
  const ids = useMemo(() => (isReady ? people.map(({ id }) => id) : none), [isReady, people]);
  const { reads, readAgain, isRead, checkedAt } = useHeld(ids, open);

  const measure = useMemo(
    () => onceFor((held: Held) => loadOf(held, { isOpen, settings, categories })),
    [isOpen, settings, categories],
  );
  const personOf = useMemo(() => {
    const byId = new Map(people.map((user) => [user.id, user]));
    // The same row for unchanged data, so that only changed rows render.
    return onceFor(({ userId, data, failure }: HeldRead): Person => {
      const { name = '', isActive = false } = byId.get(userId) ?? {};
      const load = data ? measure(data) : null;
      return {
        ...{ id: userId, name, isActive, load, failure },
        retry: () => void readAgain([userId]),
        unanswered: load ? unansweredOf(load.open.rows, answers) : none,
        unknown: load ? toRead(load.open.rows, answers) : none,
      };
    });
  }, [people, measure, answers, readAgain]);
  const all = useMemo(() => reads.map(personOf), [reads, personOf]);

  const [order, setOrder] = useState<readonly number[] | null>(null);
  if (isRead && order === null) setOrder(all.toSorted(byLoad).map(({ id }) => id));
  const shown = useMemo(() => {
    const places = new Map(order?.map((id, at) => [id, at]));
    const placed = (person: Person) => places.get(person.id) ?? Infinity;
    return all
      .filter(isShown)
      .sort((one, other) => (order ? placed(one) - placed(other) : 0) || byName(one, other));
  }, [all, order]);

  const unknown = useMemo(() => newestOf(all.flatMap((person) => person.unknown)), [all]);

  return {
    people: shown,
    toRead: unknown,
    all,
    isReady,
    isRead,
    /** Those that could not be read. */
    missing: all.filter((person) => person.failure),
    /** Nothing could be read for any user. */
    isUnknown: all.length > 0 && all.every((person) => person.failure && !person.load),
    /** Count of those still loading. */
    left: reads.filter(({ data, failure }) => !data && !failure).length,
    hasStatuses: statuses.length > 0,
    failure: failureOf(users.error) ?? failureOf(lookup.error),
    isFetching: users.isFetching || lookup.isFetching,
    readAt: Math.max(checkedAt, ...reads.map(({ answeredAt }) => answeredAt)),
    isReadingAgain: isRead && reads.some(({ isFetching }) => isFetching),
    retry: () => {
      if (users.error) void users.refetch();
      if (lookup.error) void lookup.refetch();
    },
    readAgain,
    readAll: () => void readAgain(ids),
  };
}

const activeFirst = (one: UserOption, other: UserOption) => Number(other.isActive) - Number(one.isActive);

export type Team = ReturnType<typeof useTeam>;
