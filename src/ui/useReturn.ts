import { useLocation, useNavigate } from 'react-router-dom';

/** The `state` of a link whose target may lead back to where it stands. */
export const returnable = { isReturnable: true };

/**
 * How a screen that was opened from another ends: back there, as it was left, with its page, filters and panel. Who
 * came by an address goes to `otherwise`.
 */
export function useReturn(otherwise: string): () => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isReturnable = typeof state === 'object' && state !== null && 'isReturnable' in state;
  return () => void (isReturnable ? navigate(-1) : navigate(otherwise));
}
