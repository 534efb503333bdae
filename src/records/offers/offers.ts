import type { ComponentType } from 'react';
import { late } from '@/ui/feedback/late';

/**
 * Components and functions that a module or workflow provides, by name, to others that do not import it. Each
 * offer is the default export of `<name>.offer.ts` in its folder, which declares it here: `declare module
 * '@/records/offers/offers' { interface Offers { reminder: typeof ReminderPanel } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- its members are declared where the offers are made.
export interface Offers {}

type ComponentName = {
  [Name in keyof Offers]: Offers[Name] extends ComponentType<never> ? Name : never;
}[keyof Offers];

/** An offer's code, loaded on demand. Rejects when the file cannot be loaded. */
export const loadOffer = async <Name extends keyof Offers>(name: Name): Promise<Offers[Name]> =>
  (await (await import('./offerFiles')).openOfferFile(name)) as Offers[Name];

/** An offered component, for use within a `Late`. Call once at module level, like `lazy`. */
export const offered = <Name extends ComponentName>(name: Name) =>
  late(async () => ({ default: await loadOffer(name) }));
