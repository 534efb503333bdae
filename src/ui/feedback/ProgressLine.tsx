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
  /** Absent or with a total of 0: there is nothing to count yet. */
  done?: { read: number; total: number } | null | undefined;
  /** The counted text; defaults to the label. */
  counted?: string;
  /** Text shown until there is a count. */
  waiting?: string | undefined;
}

/** Progress of an operation; shown only if it lasts. */
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
