import { creditTypes } from '../messages/enumerations';

/** Issue of one bank slip, in reais. */
export const bankSlipFee = 1.5;

/** Lowest amount sold at once. */
export const minPurchase = 300;

/** Highest amount and price of one message in thousandths of a real, by type. */
const tiers: Readonly<Record<number, readonly (readonly [upTo: number, price: number])[]>> = {
  1: [
    [2000, 30],
    [4000, 25],
    [6000, 20],
    [Infinity, 15],
  ],
  2: [
    [500, 150],
    [5000, 140],
    [10_000, 130],
    [50_000, 120],
    [100_000, 110],
    [Infinity, 100],
  ],
};

/** The price of one message of so many in thousandths of a real: that of the tier in which the whole amount lies; 0 for none. */
function priceOf(typeCommunicationId: number, amount: number): number {
  const [, price = 0] = tiers[typeCommunicationId]?.find(([upTo]) => amount <= upTo) ?? [];
  return price;
}

/** The same in reais. */
export const unitPrice = (typeCommunicationId: number, amount: number) =>
  priceOf(typeCommunicationId, amount) / 1000;

/** Reais for so many messages with the fee; half a cent up. */
export function purchaseTotal(typeCommunicationId: number, amount: number): number {
  const price = priceOf(typeCommunicationId, amount);
  if (price === 0) return 0;
  const cents = Math.floor((amount * price + 5) / 10) + Math.round(bankSlipFee * 100);
  return cents / 100;
}

/** What an invoice says was bought. */
export const packageService = (typeCommunicationId: number) =>
  `Pacote de ${creditTypes[typeCommunicationId]}`;
