import { EditorState, TextSelection } from 'prosemirror-state';
import { joinBackward, splitBlock } from 'prosemirror-commands';
import { wrapInList } from 'prosemirror-schema-list';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../cleanHtml';
import { parseText, schema, textHtml } from './schema';
import { stretches } from './stretches';

const html = Array.from({ length: 100 }, (_, at) =>
  at % 24 === 0 ? `<h2>Título ${at}</h2>` : `<p>Linha ${at}</p>`,
).join('');

const textOf = (written: string) => parseText(cleanHtml(written).content);
const placesOf = ({ doc }: EditorState) => doc.children.map(({ marks }) => marks[0]?.attrs.place as unknown);
const stateAt = (line: number) => {
  const state = EditorState.create({ doc: textOf(html), plugins: [stretches] });
  let end = 0;
  for (const node of state.doc.children.slice(0, line + 1)) end += node.nodeSize;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, end - 1)));
};

describe('the stretches of a long text', () => {
  it('are not written, and none begins at a title', () => {
    const { doc } = stateAt(0);
    expect(textHtml(doc)).toBe(html);
    const begins = doc.children.filter(
      ({ marks }, at) => at > 0 && marks[0]?.attrs.place !== doc.child(at - 1).marks[0]?.attrs.place,
    );
    expect(begins.length).toBeGreaterThan(2);
    expect(begins.every(({ type }) => type === schema.nodes.paragraph)).toBe(true);
  });

  it('a short text has none', () => {
    expect(textOf('<p>a</p><p>b</p>').children.flatMap(({ marks }) => marks)).toEqual([]);
  });

  it('take in a line that is begun, and are as they were once it is gone', () => {
    let state = stateAt(40);
    const before = state.doc;
    const places = placesOf(state);
    splitBlock(state, (tr) => (state = state.apply(tr)));
    expect(state.doc.childCount).toBe(101);
    expect(placesOf(state)).toEqual(places.toSpliced(41, 0, places[40]));
    joinBackward(state, (tr) => (state = state.apply(tr)));
    expect(state.doc.eq(before)).toBe(true);
  });

  it('let their lines be put into a list', () => {
    let state = stateAt(40);
    wrapInList(schema.nodes.bullet_list)(state, (tr) => (state = state.apply(tr)));
    state.doc.check();
    expect(textHtml(state.doc)).toContain('<p>Linha 39</p><ul><li><p>Linha 40</p></li></ul><p>Linha 41</p>');
  });
});
