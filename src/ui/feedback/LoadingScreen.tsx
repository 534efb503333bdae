import { LoadingDrawing } from '../illustrations/illustrations';
import { GenericScreen } from './GenericScreen';
import { useDelayedFlag } from './useDelayedFlag';

/** A whole screen that is being prepared; blank for the first moment, so that short waits do not flicker. */
export function LoadingScreen() {
  const isDue = useDelayedFlag(true);
  if (!isDue) return null;
  return (
    <GenericScreen role="status" drawing={<LoadingDrawing />} title="Carregando...">
      <p>Aguarde que estamos preparando as coisas :)</p>
    </GenericScreen>
  );
}
