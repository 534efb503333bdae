import { describe, expect, it } from 'vitest';
import { addHiddenClasses, fieldReader, hasOwnLook, unseenAs } from './unseen';

const unseen = (name: string, given: Record<string, string>, isPasted = true) =>
  unseenAs(name, new Map(Object.entries(given)), isPasted, new Set(['x']));
const style = (text: string) => ({ style: text });

describe('what nobody sees', () => {
  it.each<[string, Record<string, string>]>([
    ['hidden', style('display:none')],
    ['hidden', style('color:red; DISPLAY : none')],
    ['hidden', style('visibility:hidden')],
    ['hidden', style('a:b;visibility : collapse')],
    ['hidden', { hidden: '' }],
  ])('is %s in what is stored and in what is pasted: %j', (why, given) => {
    expect([unseen('p', given), unseen('p', given, false)]).toEqual([why, why]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['hidden', 'span', style('mso-hide : all')],
    ['hidden', 'p', { class: 'a x' }],
    ['comment', 'div', style('mso-element:comment')],
    ['comment', 'div', style('mso-element : comment')],
    ['note', 'div', style('mso-element  :  comment-list')],
    ['note', 'div', style('a:b;mso-element : comment-list')],
    ['anchor', 'a', { class: 'b msocomanchor' }],
    ['note', 'span', { class: 'MsoCommentReference' }],
    ['note', 'span', { class: 'MsCommentReference' }],
    ['note', 'div', { class: 'a msocomtxt' }],
    ['note', 'p', { class: 'MsoCommentText' }],
    ['note', 'a', { class: 'msocomoff' }],
    ['end', 'o:p', {}],
    ['end', 'span', { class: 'EOP' }],
    ['deleted', 'del', { datetime: '' }],
    ['deleted', 'del', { cite: '' }],
  ])('is a %s only in what is pasted: %s %j', (why, name, given) => {
    expect(unseen(name, given)).toBe(why);
    expect(unseen(name, given, false)).toBeNull();
    // However else it is hidden.
    if (!given.style) expect(unseen(name, { ...given, ...style('display:none') })).toBe(why);
  });

  it.each<[string, Record<string, string>]>([
    ['p', {}],
    ['p', style('x-display:none')],
    ['p', style('x-visibility:hidden')],
    ['p', style('visibility:visible')],
    ['p', style('mso-element:commentary')],
    ['p', style('mso-element:comment-text')],
    ['p', { class: 'EOPs xx' }],
    ['p', { class: 'amsocomtxt msocomtxts' }],
    ['ins', { datetime: '' }],
    ['del', {}],
  ])('is not %s %j', (name, given) => {
    expect(unseen(name, given)).toBeNull();
  });
});

it.each([
  ['.a{display:none} .b{color:red}', ['a']],
  ['p.a, .b, span.c-d { mso-hide : all; }', ['a', 'b', 'c-d']],
  ['/* .z */ .a{visibility:hidden}', ['a']],
  ['<!-- .a{display:none} -->', ['a']],
  ['.a .b, #c, p, .d:hover, .e.f{display:none}', []],
  ['.a{x:y}.b{}', []],
])('of the sheet %s the hidden classes are %j', (sheet, names) => {
  const classes = new Set<string>();
  addHiddenClasses(sheet, classes);
  expect([...classes]).toEqual(names);
});

describe('a field of Word', () => {
  const of = (part: string) => `mso-element:field-${part}`;
  const reading = (...parts: string[]) => {
    const html = parts.join(' ');
    const fields = fieldReader(html);
    return parts.map((part) => {
      if (part === 'line') fields.endLine();
      else fields.read(of(part.replace('field-', '')), html.indexOf(part));
      return fields.isCode();
    });
  };

  it.each<[string[], boolean[]]>([
    [
      ['field-begin', 'field-separator', 'field-end'],
      [true, false, false],
    ],
    [
      ['field-begin', 'field-end'],
      [true, false],
    ],
    // Without an end there is no field; a line break ends its code, not its visible result.
    [['field-begin'], [false]],
    [
      ['field-begin', 'line', 'field-separator', 'field-end'],
      [true, false, false, false],
    ],
    [
      ['field-separator', 'field-end', 'field-begin'],
      [false, false, false],
    ],
  ])('%j: its code is read as %j', (parts, isCode) => expect(reading(...parts)).toEqual(isCode));

  it('may hold another, whose end is not its own', () => {
    const fields = fieldReader(of('end'));
    const read = (part: string) => (fields.read(of(part), -1), fields.isCode());
    expect(['begin', 'begin', 'separator', 'end', 'SEPARATOR', 'end'].map(read)).toEqual([
      ...[true, true, true, true, false, false],
    ]);
  });

  it('holds twenty at the most', () => {
    const fields = fieldReader(of('end'));
    for (let each = 0; each < 30; each += 1) fields.read(of('begin'), -1);
    for (let each = 0; each < 20; each += 1) fields.read(of('end'), -1);
    expect(fields.isCode()).toBe(false);
  });
});

describe('a look of its own', () => {
  const has = (text: string) => hasOwnLook('span', new Map([['style', text]]));

  it.each([
    ...['color:red', ' COLOR : #123456', 'a:b;color:#00', 'background:yellow', 'background-color:#eee'],
    ...['font-size:14pt', 'font-size:112pt', 'font-family:Arial', 'font-family:Arial, sans-serif'],
    ...[
      'color:rgb(0, 0, 10)',
      'color:nearly-black',
      'background:off-white',
      'font-size:16pxx',
      'font-family:Serif Gothic',
      'color:blackish',
      'background:nonesuch',
      'background-color:#fffffff',
    ],
  ])('is %j', (text) => expect(has(text)).toBe(true));

  it.each([
    ...[
      'color:black',
      'color:#000',
      'color:#000000',
      'color:windowtext',
      'color:inherit',
      'color:rgb(0,0,0)',
    ],
    ...['color:rgb(0, 0, 0)', 'background:none', 'background:white', 'background-color:#FFFFFF'],
    ...['background-color:transparent', 'background:inherit', 'background:initial', 'font-size:12pt'],
    ...['font-size:12.0pt', 'font-size:16px', 'font-size:inherit', 'font-size:medium'],
    ...['font-family:"Times New Roman"', 'font-family:Georgia, serif', 'margin:1cm', '', 'colour:red'],
  ])('is not %j', (text) => expect(has(text)).toBe(false));

  it('is that of a font with a colour or a size, and of nothing else that has them', () => {
    const given = (name: string, key: string) => hasOwnLook(name, new Map([[key, 'x']]));
    expect([given('font', 'color'), given('font', 'size'), given('font', 'face')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(given('hr', 'size')).toBe(false);
  });
});
