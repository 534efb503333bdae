import { expect, test } from 'vitest';
import { cleanHtml } from '../markup/cleanHtml';
import { pastedPiece } from './pastedPiece';
import { parseText, schema, textHtml } from './schema';

/* Spaces that the editor shows, and that readers of HTML would make one. */

const nbsp = '\u00a0';
const lineOf = (...texts: [string, ...string[]][]) =>
  schema.node('doc', null, [
    schema.node(
      'paragraph',
      null,
      texts.map(([text, ...marks]) =>
        text === '\n'
          ? schema.node('hard_break')
          : schema.text(
              text,
              marks.map((name) => schema.mark(name)),
            ),
      ),
    ),
  ]);

test.each([
  [[['a  b   c d']], `a${nbsp} b${nbsp}${nbsp} c d`],
  [[['Nome\tValor']], `Nome${nbsp.repeat(3)} Valor`],
  [[['   recuado']], `${nbsp.repeat(3)} recuado`.replace(nbsp, '')],
  [[[' um']], `${nbsp}um`],
  [[['a '], [' b', 'strong'], [' c ']], `a <strong>${nbsp}b</strong> c `],
  [[['a'], ['\n'], [' b']], `a<br>${nbsp}b`],
  [[['   ']], '   '],
] as [[string, ...string[]][], string][])(
  '%j is written as %j, and stays when it is opened again',
  (texts, html) => {
    const written = textHtml(lineOf(...texts));
    expect(written.replaceAll('&nbsp;', nbsp)).toBe(`<p>${html}</p>`);
    const again = textHtml(parseText(cleanHtml(written).content));
    expect(again.replaceAll('&nbsp;', nbsp)).toBe(`<p>${html.replace(/ +$/, '')}</p>`);
  },
);

test('what is pasted keeps its spaces where its program keeps them, and not those of the markup', () => {
  const paste = (html: string) => {
    const data = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] };
    const piece = pastedPiece(data as unknown as DataTransfer, false, 1000);
    return textHtml(schema.node('doc', null, piece?.slice?.content)).replaceAll('&nbsp;', nbsp);
  };
  expect(paste('<p><span style="white-space:pre-wrap">a\t b  c</span>\n   d</p>')).toBe(
    `<p>a${nbsp.repeat(4)} b${nbsp} c d</p>`.replace(nbsp, ''),
  );
  expect(paste('<div style="white-space:pre-wrap">\n  <p>a</p>\n   <p>b</p></div>')).toBe('<p>a</p><p>b</p>');
});
