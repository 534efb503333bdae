import type { LicencePurchase } from './billingApi';

/** Payer in API names (digits without masks) and the plan's months. */
export type LicenceValues = Omit<LicencePurchase, 'clientToken' | 'firstBuy'>;
