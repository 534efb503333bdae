import { useParams } from 'react-router-dom';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';

// The router's table names each file that a route needs, to every page: this one names its own.
const PageOf = late(() => import('./PageOf'));

/** A voter's page: who they are, and all that the office has with them. Needs no permission. */
export default function VoterPage() {
  const { id = '' } = useParams();
  return (
    <Late fallback={<ProgressBar isShown label="Carregando a tela" />}>
      <PageOf key={id} address={id} />
    </Late>
  );
}
