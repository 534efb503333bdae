import { useLocation, useNavigate } from 'react-router-dom';

/** Link `state` that lets the target screen go back. */
export const returnable = { isReturnable: true };

/** Returns the function that leaves a screen: back to the screen with its link, else to `otherwise`. */
export function useReturn(otherwise: string): () => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isReturnable = typeof state === 'object' && state !== null && 'isReturnable' in state;
  return () => void (isReturnable ? navigate(-1) : navigate(otherwise));
}
