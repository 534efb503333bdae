import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';
import { idsOfKey, pairParam } from './pair';

// Every page loads the router's table with the names of each route's files: this file names its own.
const PairsScreen = late(() => import('./list/PairsScreen'));
const MergeScreen = late(() => import('./merge/MergeScreen'));

/** Records that may be of one voter; with a pair in the URL, their merge. */
export default function DuplicatesScreen() {
  const { search } = useLocation();
  const ids = idsOfKey(new URLSearchParams(search).get(pairParam));
  return (
    <ErrorBoundary resetKey={ids?.join('-') ?? ''}>
      <Late fallback={<ProgressBar isShown label="Carregando a tela" />}>
        {ids ? <MergeScreen key={ids.join('-')} ids={ids} /> : <PairsScreen />}
      </Late>
    </ErrorBoundary>
  );
}
