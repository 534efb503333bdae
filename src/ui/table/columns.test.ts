import { expect, it } from 'vitest';
import { chosenColumns, isFixed, isShown, type ColumnPlace } from './columns';

const reference: ColumnPlace = { key: 'reference', header: 'Ref.', hideBelow: 992 };
const description: ColumnPlace = { key: 'description', header: 'Descrição', primary: true };
const category: ColumnPlace = { key: 'category', header: 'Categoria', hideBelow: 1200 };
const voter: ColumnPlace = { key: 'voter', header: 'Eleitor', hideBelow: 992, onCard: true };
const columns = [reference, description, category, voter];

it('never takes away what a record is told and opened by', () => {
  expect(columns.filter((column) => isFixed(column, columns))).toEqual([description]);
  expect(chosenColumns(columns, { description: false })).toEqual(columns);
  expect(isFixed(reference, [{ ...reference, hideBelow: undefined }, description])).toBe(false);
  const [opener, ...others] = [{ ...reference, hideBelow: undefined }, description] as const;
  expect(isFixed(opener, [opener, ...others])).toBe(true);
});

it('opens a record by its first column, where none is always there', () => {
  const hidden = { ...description, hideBelow: 992 } as const;
  expect([reference, hidden].filter((column) => isFixed(column, [reference, hidden]))).toEqual([
    reference,
    hidden,
  ]);
  expect(isFixed(category, [reference, category])).toBe(false);
});

it('shows at every width what was asked for, and nothing of what was taken away', () => {
  expect(chosenColumns(columns, { category: true, voter: false, gone: true })).toEqual([
    reference,
    description,
    { ...category, hideBelow: undefined },
  ]);
});

it.each([
  [1440, {}, [reference, description, category, voter]],
  [1024, {}, [reference, description, voter]],
  [1200, {}, [reference, description, category, voter]],
  [1199, {}, [reference, description, voter]],
  [768, {}, [description]],
  [767, {}, [description, voter]],
  [800, {}, [description]],
  [390, {}, [description, voter]],
  [390, { category: true, voter: false }, [description, category]],
])('in a window %i pixels wide, with %o, shows %o', (width, choice, shown) => {
  expect(columns.filter((column) => isShown(column, columns, choice, width))).toEqual(shown);
});
