import { describe, expect, it, test } from 'vitest';
import { atOnce } from './steps';
import { plainMarkup, readMarkup, type ReadingOptions } from './markup';

const read = (html: string, options?: ReadingOptions) => plainMarkup(html, options).html;
/** A row of a table: name, input and expected output. */
const expectRead = (_: string, html: string, expected: string) => expect(read(html)).toBe(expected);

it('gives up a text that is too long or too deep, at once and whole', () => {
  const over = { html: '', left: { counts: {}, alts: [] }, isOver: true };
  expect(plainMarkup('<blockquote><p>a</p>'.repeat(800))).toEqual(over);
  expect(plainMarkup(`<p>${'a'.repeat(1_000_001)}</p>`)).toEqual(over);
  expect(plainMarkup('<p><br></p>'.repeat(200_000))).toEqual(over);
  expect(plainMarkup('<blockquote><p>a</p>'.repeat(30)).isOver).toBe(false);
  // An image is not text, however large.
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
])('%s: every element is ended where a parser would', expectRead);

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const pasted = (html: string) => read(html, { isPasted: true });

test.each([
  ['a comment up to its end', 'a<!-- <p> -- > -->b<!-- c --!>d', 'abd'],
  ['a comment that is empty', 'a<!-->b<!--->c-->', 'abc-->'],
  ['a comment that never ends', 'a<!-- b<p>c', 'a'],
  ['what a program says of itself', '<!DOCTYPE html><?xml version="1.0"?><![if !vml]>a<![endif]>', 'a'],
  ['a title, up to its end tag', '<TITLE>a<p>b</p></title >c', 'c'],
  ['a title that never ends', 'a<title>b<p>c', 'a'],
  ['a tag whose name only begins like one of those', '<titles>a</titles>', 'a'],
  ['signs that are no tags', 'a < b <3 </ c', 'a &lt; b &lt;3 &lt;/ c'],
  ['a tag cut off at the end', 'a<p align="left', 'a<p align="left"></p>'],
  ['boxes, as lines', '<SECTION>a</SECTION><article>b</article>', '<div>a</div><div>b</div>'],
  ['an element of another kind', 'a<blink>b</blink>', 'ab'],
])('%s is left out of a text, or read as one', expectRead);

test.each([
  ['the one of two', '<p align=left align=right>a</p>', '<p align="left">a</p>'],
  ['however they are quoted', `<td A='1'><p ALIGN = 'left' class=>a</p>`, '<p align="left">a</p>'],
  ['signs of markup in it', `<p align='"<>'>a</p>`, '<p align="&quot;&lt;&gt;">a</p>'],
  ['no class of a page', '<p class="toast evil">a</p>', '<p>a</p>'],
  ['a class of a look', '<p class="ql-align-center">a</p>', '<p class="ql-align-center">a</p>'],
  ['none that is only read', '<p href=x color=red width=1 hidden2>a</p>', '<p>a</p>'],
  ['none of what it says itself', '<p data-style="a" data-unseen="b">a</p>', '<p>a</p>'],
  ['a source of a picture alone', '<p src=x>a</p>', '<p>a</p>'],
  ['nothing of a mark but its style', '<b class="align-x" align=left>a</b>', '<b>a</b>'],
])('of attributes is kept %s', expectRead);

const long = (length: number) => `text-align:${'x'.repeat(length - 'text-align:'.length)}`;

test.each([
  ['text-align:center;color:red;x', 'text-align:center'],
  [' Text-Align : right; MARGIN:0', ' Text-Align : right; MARGIN:0'],
  ['x-text-align:center', ''],
  [long(119), long(119)],
  [long(120), ''],
  ['font-family:Wingdings', 'font-family:Wingdings'],
  [' FONT-FAMILY : Arial, Symbol', ' FONT-FAMILY : Arial, Symbol'],
  ['font-family:Arial', ''],
  ['mso-font-family:Symbol', ''],
  ['font-familys:Symbol', ''],
])('of the style %j is kept %j', (style, kept) => {
  const written = kept && ` data-style="${kept}"`;
  expect(read(`<p style="${style}">a</p><p style="${style}">b</p>`)).toBe(
    `<p${written}>a</p><p${written}>b</p>`,
  );
  expect(read(`<b style="${style}">a</b>`)).toBe(`<b${written}>a</b>`);
});

describe('a picture', () => {
  const both = (html: string) => [false, true].map((isPasted) => plainMarkup(html, { isPasted }));

  it('of the text itself stays where it is stored, and where an editor such as this one moves it', () => {
    const own = `<img src="${picture}">`;
    expect(both(own).map(({ html }) => html)).toEqual([own, '']);
    expect(pasted(`<p data-pm-slice="0">${own}</p>`)).toBe(`<p>${own}</p>`);
    const late = `<p>${'a'.repeat(2000)}</p><p data-pm-slice="0">${own}</p>`;
    expect(pasted(late)).not.toContain('<img');
  });

  it('of elsewhere is counted, with what it shows', () => {
    for (const { html, left } of both(
      'a<img src="https://longe.example/a.png" alt=" Brasão "><img alt="">',
    )) {
      expect(html).toBe('a');
      expect(left).toEqual({ counts: { pictures: 2 }, alts: ['Brasão'] });
    }
  });

  it('of a face is its letter', () => {
    for (const face of ['😀', '❤️', '👨‍👩‍👧'])
      for (const { html, left } of both(`a<img alt="${face}">`))
        expect([html, left.alts]).toEqual([`a${face}`, []]);
    for (const other of ['😀 oi', 'oi 😀', '😀'.repeat(10)])
      for (const { html, left } of both(`a<img alt="${other}">`))
        expect([html, left.alts]).toEqual(['a', [other]]);
  });

  it.each([
    ['width=1 height=1', 0],
    ['width=0 height=1px', 0],
    ['width=1 height=10', 1],
    ['width=10 height=1', 1],
    ['width=11 height=1', 1],
    ['width=1 height=1pxx', 1],
    ['width=1', 1],
    ['height=1', 1],
    ['', 1],
  ])('with %s is counted %d times, as one of a dot shows nothing', (size, times) =>
    expect(plainMarkup(`<img src=x ${size}>`).left.counts.pictures ?? 0).toBe(times),
  );
});

test.each([
  ['a frame, a film and a field', '<iframe>a</iframe><video></video><input>b', { embedded: 3 }],
  ['a drawing', '<svg><path></svg>', { embedded: 1 }],
  ['no field that nobody sees', '<input type=hidden>', {}],
  ['no script', '<script>a</script>', {}],
  [
    'links to elsewhere',
    '<a href="https://x.example">a</a><a href="#x">b</a><a>c</a><p href=x>d<a href=y>e</a>',
    { links: 2 },
  ],
  ['no picture that is hidden', '<img hidden src=x alt=y>', {}],
])('tells of a text what has no place in it: %s', (_, html, counts) =>
  expect(plainMarkup(html).left.counts).toEqual(counts),
);

it('tells that a stored text has looks of its own, once, and nothing of the looks of what is pasted', () => {
  const coloured = '<font color=red>a</font><span style="color:blue">b</span>';
  expect(plainMarkup(coloured).left.counts).toEqual({ looks: 1 });
  expect(plainMarkup(coloured, { isPasted: true }).left.counts).toEqual({});
});

const field = (part: string) => `<span style='mso-element:field-${part}'></span>`;

test.each([
  ['a comment', `<a class=msocomanchor>1</a>a`, '<span data-unseen="anchor">1</span>a', '1a'],
  [
    'a hidden line',
    '<p style="display:none">a</p>',
    '<p data-unseen="hidden">a</p>',
    '<p data-unseen="hidden">a</p>',
  ],
  ...['.x{display:none}', '<!-- p.y{color:red} p.x {mso-hide:all} -->'].map((sheet) => [
    `what a sheet hides (${sheet})`,
    `<style type="text/css">${sheet}</style><p class=x>a</p>`,
    '<p data-unseen="hidden">a</p>',
    '<p>a</p>',
  ]),
  ['what a title says of a sheet', '<title>.x{display:none}</title><p class=x>a</p>', '<p>a</p>', '<p>a</p>'],
  ['what was inserted', '<ins datetime=x>a</ins><ins cite=x>b</ins>', 'ab', '<ins>a</ins><ins>b</ins>'],
  ['an underlined word', '<ins>a</ins>', '<ins>a</ins>', '<ins>a</ins>'],
  ['a last line of a browser', 'a<br class="Apple-interchange-newline">', 'a', 'a'],
  ['a line', 'a<br class=x>', 'a<br>', 'a<br>'],
  ['a code of a field', `a${field('begin')}PAGE${field('separator')}7${field('end')}b`, 'a7b', 'aPAGE7b'],
  ['a code that its line ends', `a${field('begin')}b<p>c</p>${field('end')}`, 'a<p>c</p>', 'ab<p>c</p>'],
])('%s is read otherwise of what is pasted than of what is stored', (_, html, ofPasted, ofStored) => {
  const marked = (text: string) => text.replaceAll(/<span><\/span>/g, '');
  expect([marked(pasted(html)), marked(read(html))]).toEqual([ofPasted, ofStored]);
});

describe('a long text', () => {
  it('is read in steps of two hundred parts, which tell how far they are', () => {
    const steps = [...readMarkup('<p>a</p>'.repeat(300))];
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    for (const step of steps) expect(step > 0 && step < 1).toBe(true);
    expect([...readMarkup('<p>a</p>'.repeat(20))]).toEqual([]);
  });

  it('comes in pieces, each whole by itself', () => {
    const { pieces, isOver } = atOnce(readMarkup('<p>abcdefgh</p>'.repeat(4), { pieceSize: 10 }));
    expect([pieces.length, isOver]).toEqual([4, false]);
    expect(pieces.map(({ html }) => html)).toEqual(pieces.map(() => '<p>abcdefgh</p>'));
  });

  it('that is pasted is cut where there is no more room', () => {
    expect(plainMarkup('<p>abcdef</p><p>g</p>', { isPasted: true, room: 4 })).toMatchObject({
      html: '<p>abcd</p>',
      isOver: true,
    });
    expect(plainMarkup('<p>abcd</p>', { isPasted: true, room: 4 }).isOver).toBe(false);
  });
});
