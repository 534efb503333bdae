import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { today } from '@/formats/dates';
import { expenseRecord, plainValue, shownValue } from './expense';
import { inputFrom, newExpense, rowChanges, valueProblem, toWire } from './expenseInput';

/** The shape that PHP sends. */
const sent = {
  ...{ id: '12', reference: 'DE-12', categoryId: '3', categoryName: 'Combustível' },
  ...{ statusId: '1', statusName: 'Concluido', value: '1234.50', isRefund: '1', name: 'Posto' },
  ...{ nationalRegister: '12.abc.345/01de-35', telephone: '(19) 3456-7890', dateRefund: '0000-00-00' },
  ...{ dateExpense: '2026-11-20', description: null },
};
const expense = v.parse(expenseRecord, sent);

describe('an expense', () => {
  it('is read as PHP sends it, its value as whole cents', () => {
    expect(expense).toMatchObject({
      ...{ id: 12, cents: 123_450, isRefund: true, nationalRegister: '12ABC34501DE35' },
      ...{ telephone: '1934567890', dateRefund: null, description: '' },
    });
    expect(v.parse(expenseRecord, { ...sent, nationalRegister: 'Isento' }).nationalRegister).toBe('ISENTO');
    expect(v.parse(expenseRecord, { ...sent, nationalRegister: '529.***.***-25' }).nationalRegister).toBe(
      '529.***.***-25',
    );
    expect(v.parse(expenseRecord, { ...sent, nationalRegister: ' CNPJ: 12 ' }).nationalRegister).toBe(
      'CNPJ: 12',
    );
  });

  it('of which the value is not known shows none, in the form neither', () => {
    const unknown = v.parse(expenseRecord, { ...sent, value: null, dateExpense: null });
    expect([unknown.cents, shownValue(unknown), plainValue(unknown)]).toEqual([null, '', '']);
    expect(inputFrom(unknown)).toMatchObject({ value: '', dateExpense: '' });
    expect([shownValue(expense), plainValue(expense)]).toEqual(['R$\u00a01.234,50', '1234,50']);
  });

  it('keeps in its row the names of what the lists do not have', () => {
    const input = { ...inputFrom(expense), description: ' Ida ', dateRefund: '2026-11-21' };
    expect(inputFrom({ ...expense, dateRefund: '2026-11-21' }).dateRefund).toBe('2026-11-21');
    expect(rowChanges(input)).toMatchObject({ categoryId: 3, description: 'Ida', dateExpense: '2026-11-20' });
    for (const categoryId of [null, 99]) {
      const changes = rowChanges({ ...input, categoryId, statusId: 99, dateExpense: '' });
      expect(changes).toMatchObject({ statusId: 99, dateExpense: null });
      for (const key of ['categoryId', 'categoryName', 'statusName']) expect(changes).not.toHaveProperty(key);
    }
  });

  it('begins today, to be paid, and is no reimbursement', () => {
    expect(newExpense()).toMatchObject({ dateExpense: today(), statusId: 2, isRefund: false, value: '' });
  });

  it.each(['0.01', '0.29', '1.1', '8.29', '1234.5', '4.35', '1.15', '999999.99', '35'])(
    'of %s comes through form and wire to the cent',
    (value) => {
      const wire = JSON.parse(JSON.stringify(toWire({ ...inputFrom(expense), value }))) as {
        value: number;
      };
      expect(wire.value).toBe(Number(value));
      const { cents } = v.parse(expenseRecord, { ...sent, value: wire.value });
      expect(Number(inputFrom({ ...expense, cents }).value)).toBe(Number(value));
      expect(rowChanges({ ...inputFrom(expense), value }).cents).toBe(cents);
    },
  );

  it('is sent without the day of a reimbursement that it is not, and changes its row so', () => {
    const input = { ...inputFrom(expense), dateRefund: '2026-11-25', isRefund: false, name: ' Posto ' };
    expect(toWire(input)).toMatchObject({ dateRefund: null, isRefund: false, name: 'Posto' });
    expect(rowChanges({ ...input, categoryId: 2, statusId: 3 })).toMatchObject({
      ...{ dateRefund: null, categoryId: 2, categoryName: 'Refeição', statusId: 3, statusName: 'Agendado' },
    });
    expect(toWire({ ...input, isRefund: true }).dateRefund).toBe('2026-11-25');
  });
});

it.each([
  ['0.00', '', 'Digite um valor maior que zero.'],
  ['0.00', '12', 'Digite um valor maior que zero.'],
  ['0.00', '0', undefined],
  ['0.01', '', undefined],
  ['', '0', undefined],
])('%o over a value of %o: %s', (value, held, problem) => expect(valueProblem(value, held)).toBe(problem));
