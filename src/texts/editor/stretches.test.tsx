import fc from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import { joinBackward, splitBlock } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { wrapInList } from 'prosemirror-schema-list';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../markup/cleanHtml';
import { parsePiece } from './pieces';
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

describe('lines that are added to a text', () => {
  /** Number of lines in each stretch, and of those in none. */
  const runs = (state: EditorState) => {
    const places = placesOf(state);
    const lengths: number[] = [];
    places.forEach((place, at) => {
      if (at > 0 && place === places[at - 1]) lengths.push((lengths.pop() ?? 0) + 1);
      else lengths.push(1);
    });
    return lengths;
  };
  const blank = (plugins = [history(), stretches], begun = '<p></p>') =>
    EditorState.create({ doc: textOf(begun), plugins });
  const added = (lines: number) => parsePiece(cleanHtml('<p>Linha</p>'.repeat(lines)).content);
  type Change = { at: number } & ({ typed: number } | { pasted: number } | { taken: number });
  const changed = (from: EditorState, change: Change) => {
    let state = from;
    const goTo = (place: number) => TextSelection.near(state.doc.resolve(Math.floor(place)), -1);
    const start = change.at * state.doc.content.size;
    state = state.apply(state.tr.setSelection(goTo(start)));
    if ('pasted' in change) return state.apply(state.tr.replaceSelection(added(change.pasted)));
    if ('taken' in change) {
      const end = Math.min(state.doc.content.size, start + change.taken * 10);
      const taken = TextSelection.between(state.selection.$from, goTo(end).$to);
      return state.apply(state.tr.setSelection(taken).deleteSelection());
    }
    for (let line = 0; line < change.typed; line += 1) {
      state = state.apply(state.tr.insertText(`Linha ${line}`));
      splitBlock(state, (tr) => (state = state.apply(tr)));
    }
    return state;
  };

  it('are in stretches too, typed or in pieces, at the end of what was a blank text', () => {
    const typed = changed(blank(), { at: 1, typed: 200 });
    expect(runs(typed)).toEqual([...Array.from({ length: 8 }, () => 24), 9]);
    let pieces = blank();
    for (let turn = 0; turn < 8; turn += 1) pieces = changed(pieces, { at: 1, pasted: 30 });
    expect(Math.max(...runs(pieces))).toBeLessThanOrEqual(30);
  });

  it('change neither the text nor what is undone and redone', () => {
    const at = fc.double({ min: 0, max: 1, noNaN: true });
    const change: fc.Arbitrary<Change> = fc.oneof(
      fc.record({ at, typed: fc.nat(40) }),
      fc.record({ at, pasted: fc.integer({ min: 1, max: 70 }) }),
      fc.record({ at, taken: fc.nat(30) }),
    );
    const begun = fc.constantFrom('<p></p>', html);
    const property = fc.property(begun, fc.array(change, { maxLength: 6 }), (start, changes) => {
      const before = blank(undefined, start);
      const after = changes.reduce(changed, before);
      after.doc.check();
      const plain = changes.reduce(changed, blank([history()], start));
      expect(textHtml(after.doc)).toBe(textHtml(plain.doc));
      expect(after.selection.toJSON()).toEqual(plain.selection.toJSON());
      expect(Math.max(...runs(after))).toBeLessThan(150);
      let state = after;
      while (undo(state, (tr) => (state = state.apply(tr)))) state.doc.check();
      expect(state.doc.eq(before.doc)).toBe(true);
      while (redo(state, (tr) => (state = state.apply(tr)))) state.doc.check();
      expect(textHtml(state.doc)).toBe(textHtml(after.doc));
    });
    fc.assert(property, { numRuns: 8 });
  });
});
