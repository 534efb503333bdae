import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { Waiting } from './pageStyles';

/** A loading skeleton; announces itself after a moment. */
export function WaitingLines({ what }: { what: string }) {
  const isDue = useDelayedFlag(true);
  return (
    <Waiting>
      {isDue && <p className="visually-hidden">Carregando {what}...</p>}
      {['70%', '90%', '55%'].map((width) => (
        <i key={width} style={{ width }} />
      ))}
    </Waiting>
  );
}
