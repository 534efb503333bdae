import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { idsOfKey, pairParam } from './pair';

// The router's table names each file that a route needs, to every page: this one names its own.
const PairsScreen = lazy(() => import('./list/PairsScreen'));
const MergeScreen = lazy(() => import('./merge/MergeScreen'));

/** Records that may be of one voter; with a pair in the address, making one of them. */
export function DuplicatesScreen() {
  const { search } = useLocation();
  const ids = idsOfKey(new URLSearchParams(search).get(pairParam));
  return (
    <ErrorBoundary resetKey={ids?.join('-') ?? ''}>
      <Suspense fallback={<ProgressBar isShown label="Carregando a tela" />}>
        {ids ? <MergeScreen key={ids.join('-')} ids={ids} /> : <PairsScreen />}
      </Suspense>
    </ErrorBoundary>
  );
}
