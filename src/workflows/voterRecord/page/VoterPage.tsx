import { useParams } from 'react-router-dom';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';

// Every page loads the router's table with the names of each route's files: this file names its own.
const PageOf = late(() => import('./PageOf'));

/** A voter's page: their data, and everything the office has about them. Needs no permission. */
export default function VoterPage() {
  const { id = '' } = useParams();
  return (
    <Late fallback={<ProgressBar isShown label="Carregando a tela" />}>
      <PageOf key={id} address={id} />
    </Late>
  );
}
