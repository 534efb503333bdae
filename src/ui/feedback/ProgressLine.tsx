import { styled } from '../style';
import { formatNumber } from '@/formats/money';
import { useDelayedFlag } from './useDelayedFlag';

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

interface ProgressLineProps {
  label: string;
  /** Nothing to count by yet where it is missing or of none. */
  done?: { read: number; total: number } | null | undefined;
  /** What is counted; the label unless told. */
  counted?: string;
  /** What is said while there is nothing to count by. */
  waiting?: string | undefined;
}

/** How far something is; shown only if it lasts. */
export function ProgressLine({
  label,
  done,
  counted = `${label}:`,
  waiting = `${label}...`,
}: ProgressLineProps) {
  const isDue = useDelayedFlag(true);
  if (!isDue) return null;
  const known = done && done.total > 0 ? done : null;
  return (
    <Frame>
      <p>{known ? `${counted} ${formatNumber(known.read)} de ${formatNumber(known.total)}` : waiting}</p>
      <progress aria-label={label} {...(known && { max: known.total, value: known.read })} />
    </Frame>
  );
}
