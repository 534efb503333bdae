import { useMemo } from 'react';
import { failureOf } from '@/api/failure';
import { LoadingScreen } from '@/ui/feedback/LoadingScreen';
import { NotLoadedScreen } from '@/ui/feedback/NotLoadedScreen';
import { usePageTitle } from '@/ui/usePageTitle';
import { useWholeVoter } from '@/features/voters/form/voterFormApi';
import { duplicatesPath } from '@/records/links/voters';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { MergeOf } from './MergeOf';

const title = 'Unir dois cadastros';

/** Opens a merge once both records have been read in both forms: for the form and for display. */
export default function MergeScreen({ ids: [one, other] }: { ids: readonly [number, number] }) {
  // Without names: browsers keep titles in the history.
  usePageTitle(title);
  const records = [useWholeVoter(one), useWholeVoter(other)] as const;
  const voters = [votersLookupApi.useVoterQuery(one), votersLookupApi.useVoterQuery(other)] as const;
  const all = [...records, ...voters];
  const failed = all.find(({ error, isFetching }) => error && !isFetching);
  const failure = failureOf(failed?.error);
  const [oneRecord, otherRecord] = [records[0].data, records[1].data];
  const two = useMemo(
    () => oneRecord && otherRecord && { one: oneRecord, other: otherRecord },
    [oneRecord, otherRecord],
  );
  const [oneVoter, otherVoter] = [voters[0].currentData, voters[1].currentData];
  if (two && oneVoter && otherVoter)
    return <MergeOf two={two} voters={{ one: oneVoter, other: otherVoter }} />;
  if (!failure) return <LoadingScreen />;
  const isGone = failure.kind === 'notFound';
  return (
    <NotLoadedScreen
      title={title}
      closeTo={duplicatesPath}
      message={isGone ? 'Um dos dois cadastros já não existe: não há o que unir.' : failure.message}
      failure={failure}
      {...(!isGone && { onRetry: () => all.forEach(({ error, refetch }) => error && void refetch()) })}
    />
  );
}
