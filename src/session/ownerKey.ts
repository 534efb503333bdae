import type { Session } from './session';

/** Whose something kept in this browser is: everybody's of the office, or one person's. */
export type Owner = 'office' | 'person';

/** What tells the owner's keys in localStorage from those of others: ids only. */
export function ownerKey(owner: Owner, { user: { id, clientId } }: Session): string {
  // Somebody without an office is alone.
  const office = clientId === null ? `u${id}` : String(clientId);
  return owner === 'office' ? office : `${office}.${id}`;
}
