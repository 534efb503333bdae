import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { templateGroups } from '@mocks/modules/documents/templates';
import { checkNorm } from '../articulation/check';
import { isNorm } from '../articulation/norm';
import { renumber } from '../articulation/renumber';
import { cleanHtml } from '../markup/cleanHtml';
import { kindDown, kindUp, nextLine, normOf } from './articulating';
import { parseText, textHtml } from './schema';

/** The text after keys; `|` marks the cursor, before and after. */
function after(marked: string, ...keys: (Command | string)[]) {
  const doc = parseText(cleanHtml(marked).content);
  let at = 0;
  doc.descendants((node, position) => {
    const place = node.text?.indexOf('|') ?? -1;
    if (place >= 0) at = position + place;
  });
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.delete(at, at + 1));
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
  for (const key of keys) {
    if (typeof key === 'string') state = state.apply(state.tr.insertText(key));
    else if (!key(state, (tr) => (state = state.apply(tr)))) return 'not for this key';
  }
  return textHtml(state.apply(state.tr.insertText('|')).doc);
}

test.each<[string, string, (Command | string)[], string]>([
  ['the next article', '<p>Art. 1º a|</p>', [nextLine, 'b'], '<p>Art. 1º a</p><p>Art. 2º b|</p>'],
  ['from ordinal to cardinal', '<p>Art. 9º a|</p>', [nextLine], '<p>Art. 9º a</p><p>Art. 10. |</p>'],
  [
    'an inciso after the colon, an alínea, an item',
    '<p>Art. 1º a:|</p>',
    [nextLine, 'b:', nextLine, 'c:', nextLine, 'd', nextLine],
    '<p>Art. 1º a:</p><p>I – b:</p><p>a) c:</p><p>1. d</p><p>2. |</p>',
  ],
  [
    'two paragraphs out of a sole one',
    '<p>Art. 1º a</p><p>Parágrafo único. b|</p>',
    [nextLine],
    '<p>Art. 1º a</p><p>§ 1º b</p><p>§ 2º |</p>',
  ],
  [
    'one kind down',
    '<p>Art. 1º a</p><p>Art. 2º |</p>',
    [kindDown],
    '<p>Art. 1º a</p><p>Parágrafo único. |</p>',
  ],
  [
    'and down, with the words of the line',
    '<p>Art. 1º a</p><p>§ 1º b</p><p>Art. 2º c|</p>',
    [kindDown, kindDown],
    '<p>Art. 1º a</p><p>§ 1º b</p><p>I – c|</p>',
  ],
  [
    'one kind up',
    '<p>Art. 1º a:</p><p>I – b:</p><p>a) c|</p>',
    [kindUp],
    '<p>Art. 1º a:</p><p>I – b:</p><p>II – c|</p>',
  ],
  [
    'an empty line goes up',
    '<p>Art. 1º a:</p><p>I – b:</p><p>a) |</p>',
    [nextLine],
    '<p>Art. 1º a:</p><p>I – b:</p><p>II – |</p>',
  ],
  ['an empty article ends', '<p>Art. 1º a</p><p>Art. 2º |</p>', [nextLine], '<p>Art. 1º a</p><p>|</p>'],
  [
    'the marks and the place of the lines before',
    '<p class="align-justify"><strong>Art. 1º</strong> a|</p>',
    [nextLine, 'b'],
    '<p class="align-justify"><strong>Art. 1º</strong> a</p><p class="align-justify"><strong>Art. 2º</strong> b|</p>',
  ],
  ['within a line', '<p>Art. 1º a |b</p>', [nextLine], '<p>Art. 1º a </p><p>Art. 2º |b</p>'],
  ['no key of an ofício', '<p>Senhor:</p><p>I – poda|</p>', [nextLine], 'not for this key'],
  ['no key in a quoted article', '<p>Art. 1º a:</p><p>“Art. 5º b|</p>', [nextLine], 'not for this key'],
  ['no article goes up', '<p>Art. 1º a|</p>', [kindUp], 'not for this key'],
  ['Tab goes to the next gap first', '<p>Art. 1º a| [nome]</p>', [kindDown], 'not for this key'],
])('%s', (_, marked, keys, expected) => {
  expect(after(marked, ...keys)).toBe(expected);
});

test.each(
  templateGroups.flatMap(({ groupName, listItens }) =>
    listItens.map(({ description, template }) => [description, groupName, template] as const),
  ),
)('the template %s of the demonstration is in order', (_, group, template) => {
  const norm = normOf(parseText(cleanHtml(template).content));
  expect(isNorm(norm)).toBe(!/Ofício|Moção|Requerimento|Indicação/.test(group));
  expect(checkNorm(norm)).toEqual([]);
  expect(renumber(norm).changes).toEqual([]);
});
