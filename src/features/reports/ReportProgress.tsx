import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import type { Progress } from './read/readReport';
import { partNames } from './report';

const Frame = styled.div`
  p {
    color: var(--ink-secondary);
    font-variant-numeric: tabular-nums;
  }

  progress {
    width: 100%;
    height: 0.5rem;
    accent-color: var(--brand);
  }
`;

/** How far the reading is; shown only if it lasts. */
export function ReportProgress({ progress }: { progress: Progress | 'beginning' }) {
  const isDue = useDelayedFlag(true);
  if (!isDue) return null;
  const known = progress === 'beginning' || progress.total === 0 ? null : progress;
  return (
    <Frame>
      <p>
        {known
          ? `${partNames[known.part]}: lidos ${formatNumber(known.read)} de ${formatNumber(known.total)}`
          : 'Procurando o que há no período...'}
      </p>
      <progress aria-label="Leitura do relatório" {...(known && { max: known.total, value: known.read })} />
    </Frame>
  );
}
