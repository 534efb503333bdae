import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { cpfMask, cpfOrCnpjMask, cnsMask, voterTitleMask, zipcodeMask } from '@/formats/masks';
import { renderFields } from '@tests/fields';
import { seen } from '@tests/seen';
import { DateField } from './DateField';
import { DayMonthField } from './DayMonthField';
import { HourChoiceField } from './HourChoiceField';
import { HourField } from './HourField';
import { LookupField, MultiLookupField } from './LookupField';
import { MaskedField } from './MaskedField';
import { MoneyField } from './MoneyField';
import { MultiSelectField } from './MultiSelectField';
import { NumberField } from './NumberField';
import { PhoneField } from './PhoneField';
import { SelectField } from './SelectField';

/*
 * Every kind of field that parses, masks or offers options while typing, with an initial value: Tab focuses it and
 * selects the text, and the first key starts a new text, even if it equals the first letter of the old one.
 */

afterEach(cleanup);

type Values = { field: unknown };
interface FieldCase {
  name: string;
  /** A search may be unanswered when something else is pressed: the text then stays, with the reason. */
  by?: 'Tab';
  draw: (control: Control<Values>) => ReactElement;
  held: unknown;
  typed: string;
  meant: unknown;
  shown: string;
}

const halfHours = Array.from(
  { length: 44 },
  (_, half) => `${String((half >> 1) + 2).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);
const people = [
  { value: 1, label: 'Ana Maria' },
  { value: 2, label: 'Antônio Dias' },
  { value: 5, label: '5' },
  { value: 40, label: '40' },
  { value: 50, label: '50' },
  { value: 2020, label: '2 selecionadas, ou não' },
];
const [ana, antonio, five, , fifty, two] = people;
const find = (text: string) =>
  Promise.resolve({ data: people.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())) });
const as = { name: 'field', label: 'Campo' } as const;

const hour = {
  draw: (control: Control<Values>) => (
    <HourChoiceField control={control} {...as} hours={halfHours} outside="Fora da lista." />
  ),
};
const plainHour = { draw: (control: Control<Values>) => <HourField control={control} {...as} /> };
const date = { draw: (control: Control<Values>) => <DateField control={control} {...as} /> };
const select = {
  draw: (control: Control<Values>) => <SelectField control={control} {...as} options={people} />,
};
const several = {
  draw: (control: Control<Values>) => <MultiSelectField control={control} {...as} options={people} />,
};
const lookup = {
  by: 'Tab' as const,
  draw: (control: Control<Values>) => <LookupField control={control} {...as} search={find} minLength={1} />,
};
const severalFound = {
  by: 'Tab' as const,
  draw: (control: Control<Values>) => (
    <MultiLookupField control={control} {...as} search={find} minLength={1} />
  ),
};
const masked = (mask: typeof cpfMask | typeof cpfOrCnpjMask) => ({
  draw: (control: Control<Values>) => <MaskedField control={control} {...as} mask={mask} />,
});

const cases: FieldCase[] = [
  { name: 'hour of a list', ...hour, held: '15:30', typed: '16', meant: '16:00', shown: '16:00' },
  { name: 'hour of a list', ...hour, held: '15:30', typed: '1630', meant: '16:30', shown: '16:30' },
  { name: 'hour of a list', ...hour, held: '09:00', typed: '0930', meant: '09:30', shown: '09:30' },
  { name: 'hour of a list', ...hour, held: '15:30', typed: '930', meant: '09:30', shown: '09:30' },
  { name: 'hour of a list', ...hour, held: '15:30', typed: '9', meant: '09:00', shown: '09:00' },
  {
    name: 'hour',
    draw: (control) => <HourField control={control} {...as} />,
    held: '15:30',
    typed: '16',
    meant: '16:00',
    shown: '16:00',
  },
  {
    name: 'date',
    draw: (control) => <DateField control={control} {...as} />,
    held: '2026-11-21',
    typed: '2/3/2027',
    meant: '2027-03-02',
    shown: '02/03/2027',
  },
  {
    name: 'birth date',
    draw: (control) => <DateField control={control} {...as} past />,
    held: '1981-11-21',
    typed: '2/3/80',
    meant: '1980-03-02',
    shown: '02/03/1980',
  },
  {
    name: 'day and month',
    draw: (control) => <DayMonthField control={control} {...as} />,
    held: '21/11',
    typed: '2/3',
    meant: '02/03',
    shown: '02/03',
  },
  { name: 'select', ...select, held: 1, typed: 'Antônio Dias', meant: 2, shown: 'Antônio Dias' },
  { name: 'select of one letter', ...select, held: 5, typed: '50', meant: 50, shown: '50' },
  { name: 'look-up', ...lookup, held: ana, typed: 'Antônio Dias', meant: antonio, shown: 'Antônio Dias' },
  { name: 'look-up of one letter', ...lookup, held: five, typed: '50', meant: fifty, shown: '50' },
  {
    name: 'select of several',
    ...several,
    held: [1, 2],
    typed: '2 selecionadas, ou não',
    meant: [1, 2, 2020],
    shown: '3 selecionado(s)',
  },
  {
    name: 'look-up of several',
    ...severalFound,
    held: [ana, antonio],
    typed: '2 selecionadas, ou não',
    meant: [ana, antonio, two],
    shown: '3 selecionado(s)',
  },
  {
    name: 'CPF',
    ...masked(cpfMask),
    held: '52998224725',
    typed: '51200000060',
    meant: '51200000060',
    shown: '512.000.000-60',
  },
  {
    name: 'CPF or CNPJ',
    ...masked(cpfOrCnpjMask),
    held: '52998224725',
    typed: '51222333000181',
    meant: '51222333000181',
    shown: '51.222.333/0001-81',
  },
  {
    name: 'CEP',
    ...masked(zipcodeMask),
    held: '13010100',
    typed: '13480970',
    meant: '13480970',
    shown: '13480-970',
  },
  {
    name: 'SUS card',
    ...masked(cnsMask),
    held: '700000000000005',
    typed: '898000000043208',
    meant: '898000000043208',
    shown: '898 0000 0004 3208',
  },
  {
    name: 'título',
    ...masked(voterTitleMask),
    held: '004356870906',
    typed: '001234560116',
    meant: '001234560116',
    shown: '0012 3456 0116',
  },
  {
    name: 'phone',
    draw: (control) => <PhoneField control={control} {...as} />,
    held: '11987654321',
    typed: '1932321010',
    meant: '1932321010',
    shown: '(19) 3232-1010',
  },
  {
    name: 'money',
    draw: (control) => <MoneyField control={control} {...as} />,
    held: '15.3',
    typed: '16,50',
    meant: '16.5',
    shown: 'R$ 16,50',
  },
  {
    name: 'number',
    draw: (control) => <NumberField control={control} {...as} />,
    held: '15',
    typed: '16',
    meant: '16',
    shown: '16',
  },
];

type User = ReturnType<typeof renderFields>['user'];
const leavings = ['Tab', 'a press elsewhere'] as const;
const leave = (user: User, by: (typeof leavings)[number]) =>
  by === 'Tab' ? user.tab() : user.click(document.body);

describe.each(cases)('$name, $typed over $held', ({ draw, held, typed, meant, shown, by: only }) => {
  it.each(only ? [only] : leavings)('means what was typed, left by %s', async (by) => {
    const { user, form } = renderFields<Values>({ field: held }, draw);
    await user.tab();
    await user.keyboard(typed);
    await leave(user, by);
    expect(await screen.findByDisplayValue(shown)).toBe(screen.getByLabelText('Campo'));
    expect(form().getValues('field')).toEqual(meant);
    expect(screen.getByLabelText('Campo')).toBeValid();
  });
});

const refusals: (Omit<FieldCase, 'meant' | 'shown'> & { why: string; left?: string })[] = [
  { name: 'hour of a list', ...hour, held: '15:30', typed: '1', why: 'Fora da lista.' },
  { name: 'hour of a list', ...hour, held: '15:30', typed: '26', why: 'As horas vão de 00:00 a 23:59.' },
  { name: 'hour of a list', ...hour, held: '15:30', typed: '130', why: 'Digite a hora como HH:MM.' },
  { name: 'hour of a list', ...hour, held: '15:30', typed: '1645', why: 'Fora da lista.' },
  { name: 'hour', ...plainHour, held: '15:30', typed: '130', why: 'Digite a hora como HH:MM.' },
  { name: 'date', ...date, held: '2026-11-21', typed: '2/13', why: 'O mês vai de 01 a 12.', left: '02/13' },
  {
    name: 'date',
    ...date,
    held: '2026-11-21',
    typed: '2/1/80',
    why: 'Digite o ano com quatro números: 1980 ou 2080.',
    left: '02/01/80',
  },
  {
    name: 'select',
    ...select,
    held: 1,
    typed: 'Andreia',
    why: 'Nada foi escolhido. Nenhum resultado para “Andreia”.',
  },
  {
    name: 'look-up',
    ...lookup,
    held: ana,
    typed: 'Andreia',
    why: 'Nada foi escolhido. Nenhum resultado para “Andreia”.',
  },
  {
    name: 'select of several',
    ...several,
    held: [1, 2],
    typed: '2 nomes',
    why: 'Nada foi escolhido. Nenhum resultado para “2 nomes”.',
  },
];

describe.each(refusals)('$name, $typed over $held', ({ draw, held, typed, why, left = typed, by: only }) => {
  it.each(only ? [only] : leavings)('stays as it was typed, with the reason, left by %s', async (by) => {
    const { user, sent } = renderFields<Values>({ field: held }, draw);
    const field = screen.getByLabelText('Campo');
    await user.tab();
    await user.keyboard(typed);
    await leave(user, by);
    await seen(why);
    expect(field).toHaveDisplayValue(left);
    expect(field).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([]);
  });
});

it.each([
  ['16', '16:00', true],
  ['1645', '1645', false],
])('closes on Tab from a press whose release never came, with %s typed', async (typed, shown, isValid) => {
  const { user } = renderFields<Values>({ field: '15:30' }, hour.draw);
  const field = screen.getByRole('combobox', { name: 'Campo' });
  await user.pointer({ keys: '[MouseLeft>]', target: field });
  await user.keyboard('{Control>}a{/Control}');
  await user.keyboard(typed);
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab();
  expect(field).toHaveDisplayValue(shown);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field.matches(':invalid, [aria-invalid="true"]')).toBe(!isValid);
});
