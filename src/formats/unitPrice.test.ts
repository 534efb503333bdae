import { expect, it } from 'vitest';
import { formatUnitPrice } from './unitPrice';

it.each([
  [0.15, 'R$ 0,15'],
  [0.025, 'R$ 0,025'],
  [0.1, 'R$ 0,10'],
  [NaN, ''],
])('the price %f is %j', (reais, text) => {
  expect(formatUnitPrice(reais).replace('\u00a0', ' ')).toBe(text);
});
