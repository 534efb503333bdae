import { creditTypes } from '../messages/enumerations';

/** Reais per bank slip. */
export const bankSlipFee = 1.5;

/** Minimum purchase. */
export const minPurchase = 300;

/** Upper bound and price per message in thousandths of a real, by type. */
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

/** Price per message of the amount's tier, in thousandths of a real; 0 for none. */
function priceOf(typeCommunicationId: number, amount: number): number {
  const [, price = 0] = tiers[typeCommunicationId]?.find(([upTo]) => amount <= upTo) ?? [];
  return price;
}

export const unitPrice = (typeCommunicationId: number, amount: number) =>
  priceOf(typeCommunicationId, amount) / 1000;

/** In reais with the fee; half a cent rounds up. */
export function purchaseTotal(typeCommunicationId: number, amount: number): number {
  const price = priceOf(typeCommunicationId, amount);
  if (price === 0) return 0;
  const cents = Math.floor((amount * price + 5) / 10) + Math.round(bankSlipFee * 100);
  return cents / 100;
}

export const packageService = (typeCommunicationId: number) =>
  `Pacote de ${creditTypes[typeCommunicationId]}`;
