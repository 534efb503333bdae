import { LoadingDrawing } from '../illustrations/LoadingDrawing';
import { GenericScreen } from './GenericScreen';
import { useDelayedFlag } from './useDelayedFlag';

/** Full-screen loading state; blank at first, so that short waits do not flicker. */
export function LoadingScreen() {
  const isDue = useDelayedFlag(true);
  if (!isDue) return null;
  return (
    <GenericScreen role="status" drawing={<LoadingDrawing />} title="Carregando...">
      <p>Aguarde que estamos preparando as coisas :)</p>
    </GenericScreen>
  );
}
