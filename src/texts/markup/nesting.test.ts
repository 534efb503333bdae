import { describe, expect, it } from 'vitest';
import { plainMarkup } from './markup';
import { nestedWriter } from './nesting';

/** Output parts: a tag's name, with `/` for an end tag, or a text in quotation marks. */
function written(parts: string, options?: Parameters<typeof nestedWriter>[0]) {
  const writer = nestedWriter(options);
  for (const part of parts.split(' ')) {
    if (part.startsWith('/')) writer.end(part.slice(1));
    else if (part.startsWith('"')) writer.text(part.slice(1, -1).replaceAll('_', ' '));
    else writer.start(part);
  }
  return { isOver: writer.isOver(), pieces: writer.pieces() };
}

it.each([
  ['a paragraph', 'p "a" div "b" /div /p', '<p>a</p><div>b</div><p></p>'],
  ['a quotation', 'blockquote p "a" /blockquote "b"', '<blockquote><p>a</p></blockquote>b'],
  ['headings', 'h1 "a" h2 "b" /h3 "c"', '<h1>a</h1><h2>b</h2>c'],
  ['a heading in a box', 'h1 div h2 "a" /h1 "b"', '<h1><div><h2>a</h2>b</div></h1>'],
  ['an item', 'ul li "a" li p "b" li "c" /ul "d"', '<ul><li>a</li><li><p>b</p></li><li>c</li></ul>d'],
  [
    'an item of a list within',
    'ul li ol li "a" /li /ol li "b"',
    '<ul><li><ol><li>a</li></ol></li><li>b</li></ul>',
  ],
  ['an end of an item of the list around', 'ul li ol /li "a"', '<ul><li><ol>a</ol></li></ul>'],
  ['lines of a browser', 'p "a" hr "b" br "c" /br /hr /img', '<p>a</p><hr>b<br>c<br>'],
  [
    'cells',
    'table tr td "a" th "b" tr td "c" /table "d"',
    '<table><tr><td>a</td><th>b</th></tr><tr><td>c</td></tr></table>d',
  ],
  [
    'groups of rows',
    'table thead tr td "a" tbody td "b" tr td "c"',
    '<table><thead><tr><td>a</td></tr></thead><tbody><tr><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ],
  ['a caption', 'table caption "a" tr td "b"', '<table><caption>a</caption><tr><td>b</td></tr></table>'],
  ['columns', 'table colgroup col col /colgroup tr td "a"', '<table><col><col><tr><td>a</td></tr></table>'],
  [
    'a picture and a line between cells',
    'table img tr hr',
    '<table><tr><td><img></td></tr><tr><td><hr></td></tr></table>',
  ],
  [
    'a paragraph that a table is in',
    'p table td p "a" /table "b" /p',
    '<p><table><tr><td><p>a</p></td></tr></table>b</p>',
  ],
  ['an end out of a cell', 'div table td "a" /div "b"', '<div><table><tr><td>ab</td></tr></table></div>'],
  ['parts of no table', 'tr td "a" /td caption col', 'a'],
  ['an end that nothing began', '"a" /div /p "b"', 'a<p></p>b'],
  ['blanks between lines', 'b p "a" /p "_" p "b"', '<p><b>a</b></p> <p><b>b</b></p>'],
  ['blanks within a line', '"a" b "_" /b "b"', 'a<b> </b>b'],
  ['blanks alone', 'b "_" /b ""', ' '],
  [
    'a mark around a table',
    'u table td "a" b "b" /table "c"',
    '<table><tr><td>a<b>b</b></td></tr></table><u>c</u>',
  ],
])('ends %s where a parser would', (_, parts, html) => {
  expect(written(parts).pieces.map((piece) => piece.html)).toEqual([html]);
});

describe('what is too much', () => {
  const deep = (times: number) => '<blockquote>'.repeat(times);

  it('is sixty blocks one in the other: of what is stored all is given up, of what is pasted the rest stands beside', () => {
    expect([plainMarkup(deep(60)).isOver, plainMarkup(deep(61)).isOver]).toEqual([false, true]);
    const { html, isOver } = plainMarkup(`${deep(62)}<p align=left>a`, { isPasted: true });
    expect(isOver).toBe(false);
    const beside = '<blockquote></blockquote><p></p><blockquote></blockquote><p>a</p>';
    expect(html).toBe(`${deep(59)}${beside}${'</blockquote>'.repeat(59)}`);
  });

  it('is cut where there is no more room, never within an entity', () => {
    const cut = (text: string, room: number) => plainMarkup(text, { isPasted: true, room });
    expect(cut('abcdef', 4)).toMatchObject({ html: 'abcd', isOver: true });
    expect(cut('abcd', 4)).toMatchObject({ html: 'abcd', isOver: false });
    expect(cut('ab&amp;c', 4).html).toBe('ab');
    expect(cut('ab&amp;c', 7).html).toBe('ab&amp;');
    expect(cut('a &b cdef', 6).html).toBe('a &b c');
    expect(cut('abcd<p>efgh', 4).html).toBe('abcd<p></p>');
  });

  it('is told by the letters of what is stored, which is not cut', () => {
    const { isOver, pieces } = written('p "abcdef"', { room: 4 });
    expect([isOver, pieces[0]?.html]).toEqual([true, '<p>abcdef</p>']);
    expect(written('p "abcd"', { room: 4 }).isOver).toBe(false);
  });

  it('is what a page draws at once of what is pasted, a cell more than a line', () => {
    const isOver = (html: string, isPasted = true) => plainMarkup(html, { isPasted }).isOver;
    expect([isOver('<p>a</p>'.repeat(15_000)), isOver('<p>a</p>'.repeat(17_000))]).toEqual([false, true]);
    expect(isOver('<p>a</p>'.repeat(17_000), false)).toBe(false);
    const cells = (times: number) => `<table>${'<tr><td>a'.repeat(times)}</table>`;
    expect([isOver(cells(6_000)), isOver(cells(7_500))]).toEqual([false, true]);
  });
});

it('each piece begins with what the one before left open', () => {
  const { pieces } = written('blockquote div p "abcdefgh" p "i" /div p "j" /blockquote p "k"', {
    pieceSize: 20,
  });
  expect(pieces).toEqual([
    { html: '<blockquote><div><p>abcdefgh</p></div></blockquote>', reopened: [] },
    { html: '<blockquote><div><p>i</p></div><p>j</p></blockquote><p>k</p>', reopened: ['blockquote', 'div'] },
  ]);
});
