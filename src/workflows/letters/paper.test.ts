import { describe, expect, it } from 'vitest';
import { sheetHtml } from '@/formats/print';
import {
  a4,
  envelopes,
  envelopeNode,
  envelopeSheet,
  fittingSize,
  labelGrids,
  labelNode,
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

describe('an address on paper', () => {
  const to = (street: string) => ({ ...ana, street });
  const sizeOf = ({ attributes }: { attributes?: Readonly<Record<string, string>> }) => attributes?.class;

  it('is a line each, in the largest letters at which it fits within its margins', () => {
    for (const [envelope, box] of Object.values(envelopes).map(
      (one) => [one, { width: one.width - one.left - 12, height: one.height - one.top - 10 }] as const,
    )) {
      const seen = Array.from({ length: 60 }, (_, at) => {
        const node = envelopeNode(to('Rua longa '.repeat(4 * at + 1).trim()), envelope);
        const [address] = node.content;
        if (typeof address !== 'object') throw new Error('no address');
        const lines = address.content.map((line) => (typeof line === 'string' ? '' : line.content.join('')));
        expect([node.tag, node.attributes?.class, address.tag]).toEqual(['section', 'envelope', 'div']);
        expect(address.content[0]).toMatchObject({ tag: 'p', attributes: { dir: 'auto' } });
        expect(sizeOf(address)).toBe(`address s${fittingSize(lines, box, [13, 12, 11, 10, 9, 8])}`);
        return sizeOf(address);
      });
      expect(new Set(seen).size).toBeGreaterThan(2);
    }
    for (const grid of Object.values(labelGrids)) {
      const node = labelNode(to('Rua longa '.repeat(9).trim()), grid);
      expect([node.tag, node.attributes?.class]).toEqual(['div', 'label']);
      const sizes = Array.from({ length: 40 }, (_, at) => {
        const [address] = labelNode(to('Rua longa '.repeat(at + 1).trim()), grid).content;
        if (typeof address !== 'object') throw new Error('no address');
        const lines = address.content.map((line) => (typeof line === 'string' ? '' : line.content.join('')));
        const room = { width: grid.width - 7, height: grid.height - 3.6 };
        expect(sizeOf(address)).toBe(`address s${fittingSize(lines, room, [10, 9, 8, 7, 6, 5])}`);
        return sizeOf(address);
      });
      expect(new Set(sizes).size).toBeGreaterThan(2);
    }
  });

  it('has its place and size in the style, of sheets and letters each on a page of its own', () => {
    for (const name of Object.keys(envelopes) as EnvelopeName[]) {
      const { width, height, left, top } = envelopes[name];
      const { style = '' } = envelopeSheet(many(1), name);
      expect(style).toContain(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
      expect(style).toContain(`height: calc(var(--mm) * ${height - 0.5})`);
      expect(style).toContain(
        `left: calc(var(--mm) * ${left}); top: calc(var(--mm) * ${top}); right: calc(var(--mm) * 12)`,
      );
      expect(style).toContain('.s10 p { font-size: calc(var(--mm) * 3.53); }');
    }
    for (const name of Object.keys(labelGrids) as LabelName[]) {
      const sheet = labelSheet(many(perSheet(labelGrids[name]) + 1), name);
      expect(sheet.style).toContain('height: calc(var(--mm) * 296)');
      expect(sheet.body.map(({ tag, attributes, content }) => [tag, attributes, content.length])).toEqual([
        ['section', { class: 'sheet' }, perSheet(labelGrids[name])],
        ['section', { class: 'sheet' }, 1],
      ]);
    }
    const { body, style } = letterSheet([['a'], ['b']], { textStyle: '.x {}', margin: '20mm' });
    expect(body).toEqual(
      ['a', 'b'].map((text) => ({
        tag: 'section',
        attributes: { class: 'letter document-text' },
        content: [text],
      })),
    );
    expect(style).toMatch(/size: A4; margin: 20mm;[^]*\.x \{\}/);
  });

  it('fits exactly where its lines take all the height', () => {
    const letter = 10 * 0.3528;
    expect(fittingSize(['a'], { width: 1000, height: letter * 1.22 }, [10, 5])).toBe(10);
    expect(fittingSize(['a'], { width: 1000, height: letter * 1.22 - 0.001 }, [10, 5])).toBe(5);
    const width = (widthOf('aaa') * letter) / 0.94;
    expect(fittingSize(['aaa'], { width, height: letter * 1.3 }, [10, 5])).toBe(10);
    expect(fittingSize(['aaa'], { width: width - 0.001, height: letter * 1.3 }, [10, 5])).toBe(5);
  });
});
