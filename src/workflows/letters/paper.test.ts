import { describe, expect, it } from 'vitest';
import { sheetHtml } from '@/formats/print';
import {
  a4,
  envelopes,
  envelopeSheet,
  fittingSize,
  labelGrids,
  labelSheet,
  letterSheet,
  marginsOf,
  perSheet,
  widthOf,
  type EnvelopeName,
  type LabelName,
} from './paper';
import { addresseeOf } from './addressee';

const ana = addresseeOf(
  [
    {
      ...{ id: 1, name: 'Ana <b>', nickName: '', social: '', genre: null, isActive: true, allows: null },
      ...{ street: 'Rua A, 10', district: '', city: 'Campinas', state: 'SP', zipcode: '13010-001' },
    },
  ],
  'record',
);
const many = (count: number) => Array.from({ length: count }, (_, id) => ({ ...ana, id }));

describe.each(Object.entries(labelGrids))('the sheet of labels %s', (name, grid) => {
  it('has all labels on A4, with the same margin on both sides', () => {
    const { left, top } = marginsOf(grid);
    const across = grid.columns * grid.width + (grid.columns - 1) * grid.gap;
    expect(left).toBeGreaterThanOrEqual(4);
    expect(2 * left + across).toBeCloseTo(a4.width);
    expect(top).toBeGreaterThanOrEqual(10);
    expect(2 * top + grid.rows * grid.height).toBeCloseTo(a4.height);
  });

  it('begins another sheet when it is full', () => {
    const count = perSheet(grid);
    expect(labelSheet(many(count), name as LabelName).body).toHaveLength(1);
    const { body, style } = labelSheet(many(count + 1), name as LabelName);
    expect(body.map(({ content }) => content.length)).toEqual([count, 1]);
    expect(style).toContain('size: A4; margin: 0');
  });
});

it('grids are as they are sold', () => {
  expect(perSheet(labelGrids.l30)).toBe(30);
  expect(labelGrids.l30).toMatchObject({ width: 66.7, height: 25.4 });
  expect(perSheet(labelGrids.l14)).toBe(14);
  expect(labelGrids.l14).toMatchObject({ width: 99.1, height: 38.1 });
});

it.each([
  ['dl', 220, 110],
  ['c5', 229, 162],
] as const)('an envelope %s is printed on its own paper, as text', (name: EnvelopeName, width, height) => {
  const sheet = envelopeSheet([ana], name);
  expect(envelopes[name]).toMatchObject({ width, height });
  expect(sheet.style).toContain(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
  const html = sheetHtml(sheet);
  expect(html).toContain('<p dir="auto">Ana &lt;b&gt;</p><p dir="auto">Rua A, 10</p>');
  expect(html).toContain('<p dir="auto">13010-001 Campinas/SP</p>');
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

it('letters begin on a new page each, and name nobody in the title', () => {
  const sheet = letterSheet([['a'], ['b']], { textStyle: '.x {}', margin: '2cm' });
  expect(sheet.title).toBe('Mala direta');
  expect(sheet.body).toHaveLength(2);
  expect(sheet.style).toMatch(
    /\.letter \{ break-after: page; \}\n\.letter:last-child \{ break-after: auto; \}/,
  );
});

it('letters get smaller only where lines do not fit', () => {
  const box = { width: 60, height: 20 };
  const sizes = [10, 8, 6];
  expect(fittingSize(['Ana', 'Rua A'], box, sizes)).toBe(10);
  expect(
    fittingSize(
      Array.from({ length: 5 }, () => 'Rua A'),
      box,
      sizes,
    ),
  ).toBe(8);
  expect(fittingSize(['W'.repeat(500)], box, sizes)).toBe(6);
  expect(widthOf('MARIA')).toBeGreaterThan(widthOf('maria'));
});
