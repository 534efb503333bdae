/*
 * On its own, not in money.ts, which every page loads: prices of a fraction of a cent are shown in few places.
 */

const price = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 3,
});

/** The price of one of many, in reais, with a third decimal where it has one: `R$ 0,025`, `R$ 0,15`. */
export const formatUnitPrice = (reais: number): string => (Number.isFinite(reais) ? price.format(reais) : '');
