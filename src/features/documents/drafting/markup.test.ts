import { describe, expect, it, test } from 'vitest';
import { expectLinear, hostileMarkup } from '@tests/growth';
import { allowedTags, plainMarkup } from './markup';

const deep = allowedTags.map(
  (tag) => [`nested ${tag}`, (times: number) => `<${tag}><p>a</p>`.repeat(times)] as const,
);
const shut = allowedTags.map(
  (tag) => [`${tag} and its end`, (times: number) => `<${tag}>a</${tag}>`.repeat(times)] as const,
);
const inputs = [...Object.entries(hostileMarkup), ...deep, ...shut];

describe('reading a text takes as long as it is', () => {
  it.each(inputs)('%s', (_, textOf) => {
    expectLinear(plainMarkup, textOf, 16_000);
    // What is written grows no faster either, however often its marks go over from line to line.
    const [once, twice] = [2000, 4000].map((times) => plainMarkup(textOf(times)));
    if (!once || !twice || once.isOver || twice.isOver) return;
    expect(twice.html.length).toBeLessThanOrEqual(2.5 * once.html.length + 100);
  });
});

it('gives up a text that is too long or too deep, at once and whole', () => {
  const over = { html: '', left: { counts: {}, alts: [] }, isOver: true };
  expect(plainMarkup('<blockquote><p>a</p>'.repeat(800))).toEqual(over);
  expect(plainMarkup(`<p>${'a'.repeat(1_000_001)}</p>`)).toEqual(over);
  expect(plainMarkup('<p><br></p>'.repeat(200_000))).toEqual(over);
  expect(plainMarkup('<blockquote><p>a</p>'.repeat(30)).isOver).toBe(false);
  // A picture is no text, however large.
  const picture = `<img src="data:image/png;base64,${'A'.repeat(4_000_000)}">`;
  expect(plainMarkup(picture).isOver).toBe(false);
});

test.each([
  ['a line that ends with the next', '<p>a<p>b', '<p>a</p><p>b</p>'],
  [
    'items',
    '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>',
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>',
  ],
  ['a mark over two lines', '<p><b>a<p>b</b>c', '<p><b>a</b></p><p><b>b</b>c</p>'],
  ['a mark around lines', '<b>\n<p>a</p>\n<p>b</p>\n</b>', '\n<p><b>a</b></p>\n<p><b>b</b></p>\n'],
  ['marks that cross', '<p><b>a<i>b</b>c</i>d</p>', '<p><b>a<i>b</i></b><i>c</i>d</p>'],
  ['a mark within itself', '<p><b>a<b>b</b>c</b>d</p>', '<p><b>abc</b>d</p>'],
  ['a blank that is underlined', '<p>a<u> </u>b</p>', '<p>a<u> </u>b</p>'],
  [
    'cells',
    '<table><tr><td>a<td>b<tr><th>c</table>d',
    '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>d',
  ],
  [
    'a group of rows',
    '<table><td>a<tbody><tr><td>b</table>',
    '<table><tr><td>a</td></tr><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'a table in a cell',
    '<table><td><table><td>a</table>b</table>',
    '<table><tr><td><table><tr><td>a</td></tr></table>b</td></tr></table>',
  ],
  ['text beside cells', '<table>a<tr>b</table>', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>'],
  ['cells without a table', '<tr><td>a</td></tr>', 'a'],
  [
    'a mark that does not reach into a cell',
    '<b>a<table><td>b</b></table>c</b>',
    '<b>a</b><table><tr><td>b</td></tr></table><b>c</b>',
  ],
  ['a heading within another', '<h1>a<h2>b</h1>c', '<h1>a</h1><h2>b</h2>c'],
  ['ends without a start', 'a</p>b</div></b>c</br>d', 'a<p></p>bc<br>d'],
])('%s: every element is ended where a parser would', (_, html, expected) => {
  expect(plainMarkup(html).html).toBe(expected);
});
