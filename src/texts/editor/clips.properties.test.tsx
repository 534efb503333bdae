import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownLines } from '@tests/shownLines';
import { cleanHtml, cleanPaste, cleanPasteSteps, htmlOf } from '../markup/cleanHtml';
import { parsePiece } from './pieces';
import { parseText, schema, textHtml } from './schema';
import { atOnce } from '../markup/steps';

/* Invariant for every text: the visible content stays the same, letter by letter, markers included. */

const pasted = (html: string) =>
  textHtml(schema.node('doc', null, parsePiece(cleanPaste(html, 1_000_000).content).content));
const saved = (html: string) => textHtml(parseText(cleanHtml(html).content));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const word = fc.constantFrom(
  ...[
    'poda',
    'à',
    'Ação',
    'art. 3º',
    '§ 2º',
    'I –',
    '“Lei”',
    '<5',
    'R$ 1.250,00',
    '1.',
    'a)',
    '&',
    'É-se',
    '😀',
  ],
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));

/** A piece of a clip, and its visible lines. */
interface Piece {
  html: string;
  lines: string[];
}

const wordSign = fc.constantFrom(
  ...['1.', '2.', '3.', '4.', 'a.', 'b.', 'z.', 'i.', 'ii.', 'v.', 'I.', 'IV.', 'A.', 'C.'],
  ...[
    '1)',
    '(a)',
    'a)',
    '1.2.3',
    '1.1.',
    'Art. 1º',
    '§ 1º',
    'Parágrafo único.',
    'I –',
    '01.',
    '-',
    '–',
    'bb.',
    '·',
    'o',
  ],
);
const levels = fc.integer({ min: 1, max: 4 });

const wordItem = fc.tuple(wordSign, levels, words, fc.boolean()).map(([sign, level, text, isMac]): Piece => ({
  html: `<p class=MsoListParagraph style='margin-left:${18 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${
    isMac ? '<!--[if !supportLists]-->' : '<![if !supportLists]>'
  }<span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>${
    isMac ? '<!--[endif]-->' : '<![endif]>'
  }${escaped(text)}<o:p></o:p></p>`,
  lines: [`${sign === '·' || sign === 'o' ? '•' : sign} ${text}`],
}));
const plainLine = words.map((text): Piece => ({
  html: `<p class=MsoNormal>${escaped(text)}<o:p></o:p></p>`,
  lines: [text],
}));
const table = fc.tuple(words, words).map(([one, other]): Piece => ({
  html: `<table><tr><td><p>${escaped(one)}</p></td><td>${escaped(other)}</td></tr></table>`,
  lines: [one, other],
}));
const unseen = fc.tuple(words, words, fc.nat(5)).map(([text, secret, kind]): Piece => {
  const hidden = escaped(secret);
  const html = [
    `<span style='display:none;mso-hide:all'>${hidden}</span>`,
    `<del cite="mailto:a" datetime="2026-11-20T10:15">${hidden}</del>`,
    `<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[${hidden}]</a></span>`,
    `<span style='mso-element:field-begin'></span>${hidden}<span style='mso-element:field-separator'></span>`,
    `<!-- ${hidden} -->`,
    `\u200f\u202e\u200b&shy;`,
  ][kind];
  return { html: `<p>${html ?? ''}${escaped(text)}</p>`, lines: [text] };
});

const wordClip = fc.array(fc.oneof({ weight: 4, arbitrary: wordItem }, plainLine, table, unseen), {
  maxLength: 14,
});

test('a clip of Word: every sign and word that was seen, and nothing else', () => {
  fc.assert(
    fc.property(wordClip, (pieces) => {
      const html = `<html><head><meta name=Generator content="Microsoft Word 15"></head><body><!--StartFragment-->${pieces
        .map((piece) => piece.html)
        .join('\n')}<!--EndFragment--></body></html>`;
      expect(shownLines(pasted(html))).toEqual(pieces.flatMap(({ lines }) => lines));
    }),
    { numRuns: 60 },
  );
});

interface Listed {
  tag: 'ol' | 'ul';
  kind: string;
  start: number | null;
  reversed: boolean;
  items: { text: string; value: number | null; inner: Listed | null }[];
}

const { list } = fc.letrec<{ list: Listed; inner: Listed | null }>((tie) => ({
  inner: fc.option(tie('list'), { maxDepth: 3, depthIdentifier: 'lists' }),
  list: fc.record({
    tag: fc.constantFrom('ol', 'ol', 'ul'),
    kind: fc.constantFrom('', '1', 'a', 'A', 'i', 'I'),
    start: fc.option(fc.integer({ min: 1, max: 9 })),
    reversed: fc.boolean(),
    items: fc.array(
      fc.record({
        text: words,
        value: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 8 }),
        inner: tie('inner'),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
}));

const styles: Record<string, string> = {
  1: 'decimal',
  a: 'lower-alpha',
  A: 'upper-latin',
  i: 'lower-roman',
  I: 'upper-roman',
};
const ways = ['attribute', 'style', 'style of items', 'beside'] as const;

/** In the markup of a program; `beside` puts an inner list after its item, as Google Docs does. */
function htmlOfList({ tag, kind, start, reversed, items }: Listed, way: (typeof ways)[number]): string {
  const isNumbered = tag === 'ol';
  const style = isNumbered && kind ? ` style="list-style-type:${styles[kind] ?? ''}"` : '';
  const attributes = [
    isNumbered && kind && way === 'attribute' && ` type="${kind}"`,
    way === 'style' && style,
    isNumbered && start !== null && ` start="${start}"`,
    isNumbered && reversed && ' reversed',
  ];
  const written = items.map(({ text, value, inner }) => {
    const own = (way === 'style of items' || way === 'beside') && style;
    const below = inner ? htmlOfList(inner, way) : '';
    const at = isNumbered && value !== null ? ` value="${value}"` : '';
    const open = `<li${own || ''}${at}>${way === 'attribute' ? escaped(text) : `<p>${escaped(text)}</p>`}`;
    return way === 'beside' ? `${open}</li>${below}` : `${open}${below}</li>`;
  });
  return `<${tag}${attributes.filter(Boolean).join('')}>${written.join('')}</${tag}>`;
}

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'];
function drawnSign(kind: string, number: number) {
  const isLetter = kind.toLowerCase() === 'a';
  // Below 1 there are only digits.
  if (number < 1 || !kind || kind === '1') return String(number);
  const sign = isLetter ? String.fromCharCode(96 + number) : (romans[number] ?? '');
  return kind === kind.toUpperCase() ? sign.toUpperCase() : sign;
}

function linesOfList({ tag, kind, start, reversed, items }: Listed): string[] {
  let number = start ?? (reversed ? items.length : 1);
  return items.flatMap(({ text, value, inner }) => {
    number = value ?? number;
    const sign = tag === 'ul' ? '•' : `${drawnSign(kind, number)}.`;
    number += reversed ? -1 : 1;
    return [`${sign} ${text}`, ...(inner ? linesOfList(inner) : [])];
  });
}

const documentOf = fc.tuple(
  fc.constantFrom(...ways),
  fc.array(fc.oneof(list, words), { minLength: 1, maxLength: 4 }),
);
const written = ([way, parts]: [(typeof ways)[number], (Listed | string)[]]) => ({
  html: parts
    .map((part) => (typeof part === 'string' ? `<p>${escaped(part)}</p>` : htmlOfList(part, way)))
    .join(''),
  lines: parts.flatMap((part) => (typeof part === 'string' ? [part] : linesOfList(part))),
});

test.each([
  ['pasted', pasted],
  ['stored, opened and saved', saved],
])('a text with lists, %s, draws the same signs', (_, through) => {
  fc.assert(
    fc.property(documentOf, (made) => {
      const { html, lines } = written(made);
      expect(shownLines(through(html))).toEqual(lines);
    }),
    { numRuns: 60 },
  );
});

test('open, save, open again: nothing changes', () => {
  fc.assert(
    fc.property(documentOf, wordClip, (made, pieces) => {
      const once = saved(written(made).html + pieces.map(({ html }) => html).join(''));
      expect(saved(once)).toBe(once);
    }),
    { numRuns: 40 },
  );
});

const tag = fc.constantFrom(
  ...[
    'p',
    'div',
    'section',
    'h1',
    'b',
    'i',
    'span',
    'ul',
    'ol',
    'li',
    'table',
    'tr',
    'td',
    'font',
    'a',
    'blockquote',
  ],
  ...['center', 'article', 'o:p', 'nobr', 'col', 'dl', 'dd'],
);
const broken = fc.array(
  fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    tag.map((name) => `<${name} style="margin-left:2cm;mso-list:l0 level2" align=center type=a start=3>`),
    fc.constantFrom('x', 'y', 'z ', 'w&amp;', '< ', '<br>', '<hr>'),
  ),
  { maxLength: 40 },
);

test('broken HTML keeps its letters in order, pasted or stored, and settles at the first save', () => {
  const letters = (html: string) =>
    html
      .replaceAll(/<\/?[a-z][^>]*>/gi, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll(/[\s\u00a0]+/g, '');
  fc.assert(
    fc.property(broken, (pieces) => {
      const html = `<p>a</p>${pieces.join('')}`;
      const once = saved(html);
      expect(letters(once)).toBe(letters(html));
      expect(letters(pasted(html))).toBe(letters(html));
      expect(saved(once)).toBe(once);
    }),
    { numRuns: 100 },
  );
});

test('a clip that is read in small pieces is what it is as a whole', () => {
  const read = (html: string, size: number) => {
    const { content, left, isOver } = atOnce(cleanPasteSteps(html, 1_000_000, size));
    // For rows without a tbody, the browser creates one per piece.
    return { html: htmlOf(content).replaceAll(/<\/tbody><tbody>/g, ''), left, isOver };
  };
  fc.assert(
    fc.property(documentOf, wordClip, broken, (made, pieces, tags) => {
      const html = `${written(made).html}${pieces.map((piece) => piece.html).join('')}<table>${tags.join('')}`;
      expect(read(html, 1)).toEqual(read(html, Infinity));
    }),
    { numRuns: 15 },
  );
});

test('long tables and lists, parsed in parts, are what they are as a whole', () => {
  const rows = Array.from({ length: 70 }, (_, row) => `<tr><td>a${row}</td><td>b</td></tr>`);
  const items = Array.from({ length: 70 }, (_, item) => `<li>c${item}</li>`).join('');
  const lines = Array.from({ length: 70 }, (_, line) => `<p>d${line}</p>\n`).join('');
  const html = `${lines}<table><thead>${rows.slice(0, 1).join('')}</thead><tbody>${rows.slice(1).join('')}</tbody></table><ol type="I" start="3">${items}</ol>solta <b>e</b> mais`;
  expect(pasted(html)).toBe(saved(html));
});
