import type { LicencePurchase } from './billingApi';

/** What the licence form holds: the payer as the API names it (digits without masks) and the months of the plan. */
export type LicenceValues = Omit<LicencePurchase, 'clientToken' | 'firstBuy'>;
