import { onFirstUse } from './onFirstUse';

/* Not in money.ts, which every page loads. */

const price = onFirstUse(
  () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 3 }),
);

/** A unit price in reais with up to three decimals: `R$ 0,025`, `R$ 0,15`. */
export const formatUnitPrice = (reais: number): string =>
  Number.isFinite(reais) ? price().format(reais) : '';
