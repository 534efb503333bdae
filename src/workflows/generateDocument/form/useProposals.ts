import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useWatch, type PathValue, type UseFormReturn } from 'react-hook-form';
import { failureOf } from '@/api/failure';
import { displayProfileApi } from '@/lookups/displayProfileApi';
import { useUsers } from '@/lookups/lookupsApi';
import { useOfficeProfile } from '@/records/office/officeProfile';
import { documentsApi } from '@/features/documents/documentsApi';
import { generateApi } from './generateApi';
import type { GenerateValues } from './generateInput';
import { ownAuthor } from './ownAuthor';
import { startingStatus, startingType } from './generateStart';
import type { Templates } from './templates';

type Proposed = Pick<GenerateValues, 'number' | 'authors' | 'template' | 'letterhead'>;

/** The office's own author, as configured or else derived; null if unknown, undefined while loading. */
function useOwnAuthor(): string | null | undefined {
  const { holder } = useOfficeProfile();
  const known = documentsApi.useAuthorsQuery('');
  const profile = displayProfileApi.useDisplayProfileQuery(undefined);
  const users = useUsers();
  const isReading = known.isFetching || profile.isFetching || users.isFetching;
  return useMemo(
    () =>
      holder ||
      (isReading
        ? undefined
        : ownAuthor({
            authors: known.data?.map(({ value }) => value) ?? [],
            profile: profile.data?.displayName ?? '',
            users: users.data?.filter(({ isActive }) => isActive).map(({ name }) => name) ?? [],
          })),
    [holder, isReading, known.data, profile.data, users.data],
  );
}

/** Proposes type, status, own author, its name atop the letterhead, and number and template by type, unless typed. */
export function useProposals(
  { control, setValue, getValues }: UseFormReturn<GenerateValues>,
  { types, statuses }: Record<'types' | 'statuses', readonly { id: number; name: string }[]>,
  templates: Templates,
) {
  const [type, year] = useWatch({ control, name: ['type', 'year'] });
  const isAsked = type !== null && /^\d{4}$/.test(year);
  const numbers = generateApi.useNumbersOfYearQuery(isAsked ? { type, year } : skipToken);
  const found = numbers.isFetching ? undefined : numbers.currentData;
  const own = useOwnAuthor();
  const ownName = displayProfileApi.useDisplayProfileQuery(undefined).data?.displayName.trim() ?? '';
  /** Last proposed values: a different value was typed by the user. */
  const proposed = useRef<Proposed>({ number: '', authors: [], template: '', letterhead: '' });

  const proposeChoices = useEffectEvent(() => {
    if (getValues('type') === null) setValue('type', startingType(types));
    if (getValues('status') === null) setValue('status', startingStatus(statuses));
  });
  useEffect(() => proposeChoices(), [types, statuses]);

  const propose = useEffectEvent(<Name extends keyof Proposed>(name: Name, value: Proposed[Name]) => {
    if (JSON.stringify(getValues(name)) !== JSON.stringify(proposed.current[name])) return;
    proposed.current[name] = value;
    setValue(name, value as PathValue<GenerateValues, Name>);
  });
  useEffect(() => {
    if (found) propose('number', found.next ?? '');
  }, [found]);
  useEffect(() => {
    if (own) propose('authors', [{ name: own }]);
  }, [own]);
  useEffect(() => propose('letterhead', ownName), [ownName]);
  const usual = templates.usualOf(types.find(({ id }) => id === type)?.name ?? '');
  useEffect(() => propose('template', usual), [usual]);

  return {
    isReading:
      types.length === 0 ||
      statuses.length === 0 ||
      numbers.isFetching ||
      templates.isReading ||
      own === undefined,
    isAuthorUnknown: own === null,
    isTooMany: found?.next === null,
    failure: numbers.isFetching ? undefined : failureOf(numbers.error),
    retry: () => void numbers.refetch(),
  };
}
