import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import type { ReadSoFar } from '../scan/readBase';

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
export function ScanProgress({ progress }: { progress: ReadSoFar | 'beginning' }) {
  const isDue = useDelayedFlag(true);
  if (!isDue) return null;
  const known = progress === 'beginning' || progress.isComparing ? null : progress;
  return (
    <Frame>
      <p>
        {known
          ? `Lidos ${formatNumber(known.read)} de ${formatNumber(known.total)}`
          : progress === 'beginning'
            ? 'Contando os eleitores...'
            : 'Comparando...'}
      </p>
      <progress aria-label="Leitura dos eleitores" {...(known && { max: known.total, value: known.read })} />
    </Frame>
  );
}
