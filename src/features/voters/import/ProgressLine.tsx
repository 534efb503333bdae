import { formatNumber } from '@/formats/money';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { Progress } from './importStyles';

interface ProgressLineProps {
  label: string;
  /** Nothing to count by yet where it is missing. */
  done?: { count: number; total: number } | undefined;
}

/** How far something is; shown only if it lasts. */
export function ProgressLine({ label, done }: ProgressLineProps) {
  const isDue = useDelayedFlag(true);
  if (!isDue) return null;
  return (
    <Progress>
      <p>{done ? `${label}: ${formatNumber(done.count)} de ${formatNumber(done.total)}` : `${label}...`}</p>
      <progress aria-label={label} {...(done && { max: done.total, value: done.count })} />
    </Progress>
  );
}
