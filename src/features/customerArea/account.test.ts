import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { account, accountStatus, inOrderOfPayment, invoice, isOverdue } from './account';

const read = (reply: object) => v.parse(account, { name: 'Gabinete', ...reply });

describe('an account', () => {
  const licence = { value: '249.90', dateExpireTrial: null, status: '1' };
  const billing = { name: 'Helena', document: '52998224725' };

  it.each([
    ['Ativa', { billing, product: licence }],
    ['Inativa', { billing, product: { ...licence, status: '0' } }],
    ['Ativa', { billing, product: { ...licence, dateExpireTrial: '2024-01-01' } }],
    ['Período de avaliação', { billing: null, product: { ...licence, dateExpireTrial: '2026-12-01' } }],
    ['Período de avaliação', { billing: [], product: { status: 0, dateExpireTrial: '2026-12-01' } }],
    ['Inativa', { billing: false, product: null }],
  ])('is %s: %o', (label, reply) => {
    expect(accountStatus(read(reply)).label).toBe(label);
  });
});

describe('invoices', () => {
  const of = (id: number, statusId: number, dueDate: string | null) =>
    v.parse(invoice, { id: String(id), statusId: String(statusId), dueDate, value: '10.50' });

  it('come in the order of payment: unpaid from the oldest on, then paid from the newest on', () => {
    const some = [
      of(1, 1, '2026-01-01'),
      of(2, 2, '2026-03-01'),
      of(3, 1, '2026-02-01'),
      of(4, 3, '2026-01-15'),
    ];
    expect(inOrderOfPayment(some).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
    expect(inOrderOfPayment([of(6, 2, null), ...some])[0]?.id).toBe(6);
  });

  it('are overdue from the day after the due one, unless they are paid', () => {
    const today = '2026-11-20';
    const overdue = [of(1, 2, '2026-11-19'), of(2, 2, today), of(3, 1, '2026-01-01'), of(4, 2, null)];
    expect(overdue.map((one) => isOverdue(one, today))).toEqual([true, false, false, false]);
  });
});
