import { useLocation, useNavigate } from 'react-router-dom';

/** Link `state` that lets the target screen go back. */
export const returnable = { isReturnable: true };

/** Returns how to leave a screen: back to where its link was, else to `otherwise`. */
export function useReturn(otherwise: string): () => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isReturnable = typeof state === 'object' && state !== null && 'isReturnable' in state;
  return () => void (isReturnable ? navigate(-1) : navigate(otherwise));
}
