import type { Session } from './session';

/** Whose data kept in this browser is: the whole office's or one person's. */
export type Owner = 'office' | 'person';

/** Distinguishes an owner's keys in localStorage from others'; contains only ids. */
export function ownerKey(owner: Owner, { user: { id, clientId } }: Session): string {
  // A user without an office is an owner of their own.
  const office = clientId === null ? `u${id}` : String(clientId);
  return owner === 'office' ? office : `${office}.${id}`;
}
