import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { addColumnAfter, deleteRow } from 'prosemirror-tables';
import { expect, test } from 'vitest';
import { cleanHtml } from '../markup/cleanHtml';
import {
  align,
  goTo,
  indent,
  insertTable,
  line,
  lineBreak,
  list,
  mark,
  outdent,
  pageBreak,
  placeOf,
} from './commands';
import { parseText, textHtml } from './schema';
import { countWords } from './textEditor';
import { keyBindings, keyOf, textKeys } from './textKeys';

const textOf = (html: string) => parseText(cleanHtml(html).content);

/** The text with the cursor at `|`; two of them delimit a selection. */
function stateOf(marked: string) {
  const doc = textOf(marked);
  const places: number[] = [];
  doc.descendants((node, position) => {
    for (let at = node.text?.indexOf('|') ?? -1; at >= 0; at = node.text?.indexOf('|', at + 1) ?? -1) {
      places.push(position + at - places.length);
    }
  });
  const [from = 1, to = from] = places;
  const { tr } = EditorState.create({ doc });
  for (const place of places) tr.delete(place, place + 1);
  return EditorState.create({ doc: tr.doc, selection: TextSelection.create(tr.doc, from, to) });
}

function after(marked: string, ...commands: Command[]) {
  let state = stateOf(marked);
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
  return textHtml(state.doc);
}

test.each<[string, string, Command[], string]>([
  ['bold', '<p>a |b| c</p>', [mark('strong')], '<p>a <strong>b</strong> c</p>'],
  [
    'bold over what is bold in part',
    '<p>|a <b>b</b> c|</p>',
    [mark('strong')],
    '<p><strong>a b c</strong></p>',
  ],
  [
    'italic over what is so in part, in two lines',
    '<p>|<i>a</i></p><p>b|</p>',
    [mark('em')],
    '<p><em>a</em></p><p><em>b</em></p>',
  ],
  [
    'underline in part, on and off',
    '<p>|<u>a</u> b|</p>',
    [mark('underline'), mark('underline')],
    '<p>a b</p>',
  ],
  [
    'bold off, over a blank and a break that are not',
    '<p>|<b>a</b> <b>b</b><br><b>c</b>|</p>',
    [mark('strong')],
    '<p>a b<br>c</p>',
  ],
  ['a blank underlined', '<p>a| |b</p>', [mark('underline')], '<p>a<u> </u>b</p>'],
  ['bold off', '<p>a <b>|b|</b></p>', [mark('strong')], '<p>a b</p>'],
  [
    'alignment of all selected lines',
    '<p>|a</p><h1>b|</h1><p>c</p>',
    [align('center')],
    '<p class="align-center">a</p><h1 class="align-center">b</h1><p>c</p>',
  ],
  ['alignment back to the left', '<p align=right>|a</p>', [align('left')], '<p>a</p>'],
  [
    'a heading that lies as the line did',
    '<p class="align-center indent-1">|a</p>',
    [line(2)],
    '<h2 class="align-center indent-1">a</h2>',
  ],
  ['a heading taken back', '<h2>|a</h2>', [line(2)], '<p>a</p>'],
  ['indentation', '<p>|a</p>', [indent, indent, outdent], '<p class="indent-1">a</p>'],
  [
    'indentation in a list',
    '<ul><li>a</li><li>|b</li></ul>',
    [indent],
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ],
  ['a list', '<p>|a</p><p>b|</p>', [list('bullet_list')], '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['a list of the other kind', '<ul><li>|a</li></ul>', [list('ordered_list')], '<ol><li><p>a</p></li></ol>'],
  ['a list undone', '<ul><li>|a</li></ul>', [list('bullet_list')], '<p>a</p>'],
  ['a line break', '<p>a|b</p>', [lineBreak], '<p>a<br>b</p>'],
  ['a page break within a line', '<p>a|b</p>', [pageBreak], '<p>a</p><hr class="page-break"><p>b</p>'],
  ['a page break at the end', '<p>a|</p>', [pageBreak], '<p>a</p><hr class="page-break"><p></p>'],
  [
    'a page break on an empty line',
    '<p>a</p><p>|</p>',
    [pageBreak],
    '<p>a</p><hr class="page-break"><p></p>',
  ],
  [
    'a page break after a list',
    '<ul><li>a|</li></ul><p>b</p>',
    [pageBreak],
    '<ul><li><p>a</p></li></ul><hr class="page-break"><p>b</p>',
  ],
  [
    'a column and a row less',
    '<table><tr><td>|a</td></tr><tr><td>b</td></tr></table><p>c</p>',
    [addColumnAfter, deleteRow],
    '<table><tbody><tr><td><p>b</p></td><td><p></p></td></tr></tbody></table><p>c</p>',
  ],
])('%s', (_, marked, commands, expected) => {
  expect(after(marked, ...commands)).toBe(expected);
});

test('a table has a head, the cursor in its first cell, a line below, and takes no other table', () => {
  let state = stateOf('<p>a|</p>');
  insertTable(state, (tr) => (state = state.apply(tr)));
  const html = textHtml(state.doc);
  expect(html).toMatch(
    /^<p>a<\/p><table><tbody><tr>(<th><p><\/p><\/th>){3}<\/tr>(<tr>(<td><p><\/p><\/td>){3}<\/tr>){2}<\/tbody><\/table><p><\/p>$/,
  );
  expect(placeOf(state).inTable).toBe(true);
  expect(state.selection.$from.node(-1).type.name).toBe('table_header');
  expect(insertTable(state)).toBe(false);
});

test.each([
  ['<p>|a <b>b|</b></p>', false],
  ['<p>a <b>|b|</b></p>', true],
  ['<p>|<b>a</b> <b>b</b>|</p>', true],
  ['<p>a <b>b|</b></p>', true],
])('of %s the toolbar says whether all of it is bold: %s', (marked, isBold) => {
  expect(placeOf(stateOf(marked)).strong).toBe(isBold);
});

test('the first and the last place of a text are reached, and what lies between is selected', () => {
  const at = (...commands: Command[]) => {
    let state = stateOf('<p>a|b</p><ul><li>c</li></ul><p>d</p>');
    for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
    return (
      state.doc.textBetween(state.selection.anchor, state.doc.content.size, ' ') +
      '|' +
      state.doc.textBetween(state.selection.from, state.selection.to, ' ')
    );
  };
  expect(at(goTo('first'))).toBe('ab c d|');
  expect(at(goTo('last'))).toBe('|');
  expect(at(goTo('last', true))).toBe('b c d|b c d');
  expect(at(goTo('first', true))).toBe('b c d|a');
});

test('the toolbar is told where the cursor is', () => {
  expect(placeOf(stateOf('<h3 class="align-right"><b><u>|a|</u></b></h3>'))).toMatchObject({
    strong: true,
    em: false,
    underline: true,
    align: 'right',
    line: 3,
    list: null,
    inTable: false,
    canOutdent: false,
  });
  expect(placeOf(stateOf('<ol><li>a</li><li>|b</li></ol>'))).toMatchObject({
    list: 'ordered_list',
    canIndent: true,
  });
});

test.each([
  [
    '<p class="align-justify indent-2">a<br>b <strong>c</strong><em>d</em><u>e</u><s>f</s><sup>g</sup><sub>h</sub></p>',
  ],
  ['<h1>a</h1><h2>b</h2><h3>c</h3><hr><p>d</p><hr class="page-break"><p>e</p>'],
  ['<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>'],
  [
    '<table><tbody><tr><th colspan="2"><p>a</p></th></tr><tr><td rowspan="2"><p>b</p></td><td><p>c</p></td></tr></tbody></table><p></p>',
  ],
  ['<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Brasão"></p>'],
])('%s leaves the editor as it came', (html) => {
  expect(textHtml(textOf(html))).toBe(html);
});

test('words are counted, signs alone are none', () => {
  expect(
    countWords(
      textOf(
        '<h1>Lei nº 12/2026</h1><p>É – já – amanhã.<br>Fim</p><table><tr><td>a</td><td>b</td></tr></table>',
      ),
    ),
  ).toBe(9);
});

test('every key does one thing', () => {
  const all = textKeys.flatMap(({ keys }) => keys);
  expect(Object.keys(keyBindings)).toHaveLength(new Set(Object.keys(keyBindings)).size);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(keyOf('Negrito')).toBe('Ctrl + B');
  expect(keyOf('Título 2')).toBe('Ctrl + Shift + 2');
});
