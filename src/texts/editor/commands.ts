import { exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { deepestIndent } from '../markup/tidy';
import { schema, type Align, type LineAttrs } from './schema';

/* Editing commands for ProseMirror: each returns whether it applies, and acts when given `dispatch`. */

const { paragraph, heading, list_item, bullet_list, ordered_list, page_break, hard_break } = schema.nodes;
const { table, table_row, table_cell, table_header } = schema.nodes;

export type Mark = 'strong' | 'em' | 'underline';
export type Line = 'paragraph' | 1 | 2 | 3;
export type ListKind = 'bullet_list' | 'ordered_list';

/** Marks the whole selection; removes the mark only when all of it is marked. */
export const mark =
  (name: Mark): Command =>
  (state, dispatch) => {
    const type = schema.marks[name];
    const { selection, tr } = state;
    if (selection.empty || !dispatch) return toggleMark(type)(state, dispatch);
    if (!toggleMark(type)(state)) return false;
    const isOn = isMarkOn(state, type);
    for (const { $from, $to } of selection.ranges) {
      if (isOn) tr.removeMark($from.pos, $to.pos, type);
      else tr.addMark($from.pos, $to.pos, type.create());
    }
    dispatch(tr.scrollIntoView());
    return true;
  };

/** Weight in deciding whether a selection is marked: words, then blanks, then breaks and images. */
function weightOf(node: Node, from: number, to: number) {
  if (!node.isText) return 1;
  return /\S/.test((node.text ?? '').slice(Math.max(0, from), to)) ? 3 : 2;
}

/** Whether the whole selection is marked; for a cursor, whether the next character will be. */
function isMarkOn({ selection, storedMarks, doc }: EditorState, type: MarkType) {
  if (selection.empty) return Boolean(type.isInSet(storedMarks ?? selection.$from.marks()));
  let heaviest = 0;
  let isOn = false;
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (heaviest === 3 && !isOn) return false;
      if (!node.isInline) return true;
      const weight = weightOf(node, $from.pos - position, $to.pos - position);
      const isMarked = Boolean(type.isInSet(node.marks));
      if (weight > heaviest) isOn = isMarked;
      else if (weight === heaviest) isOn &&= isMarked;
      heaviest = Math.max(heaviest, weight);
      return false;
    });
  }
  return isOn;
}

function eachLine({ selection, doc }: EditorState, visit: (position: number, attrs: LineAttrs) => void) {
  for (const { $from, $to } of selection.ranges) {
    // Fast path for a cursor, evaluated at each key: does not visit the lines before it.
    if ($from.parent.isTextblock && $from.sameParent($to)) {
      visit($from.before(), $from.parent.attrs as LineAttrs);
      continue;
    }
    doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (node.isTextblock) visit(position, node.attrs as LineAttrs);
      return !node.isTextblock;
    });
  }
}

const changeLines =
  (change: (attrs: LineAttrs) => object | null): Command =>
  (state, dispatch) => {
    const { tr } = state;
    let applies = false;
    eachLine(state, (position, attrs) => {
      const changed = change(attrs);
      applies ||= changed !== null;
      // A dry run, as by the toolbar at each key, does not modify a copy of the text.
      if (changed && dispatch) tr.setNodeMarkup(position, null, { ...attrs, ...changed });
    });
    if (applies) dispatch?.(tr.scrollIntoView());
    return applies;
  };

export const align = (to: Align): Command =>
  changeLines((attrs) => (attrs.align === to ? null : { align: to }));

const moveIn =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    if (listAround(state)) return (by > 0 ? sinkListItem : liftListItem)(list_item)(state, dispatch);
    return changeLines(({ indent }) => {
      const moved = Math.max(0, Math.min(deepestIndent, indent + by));
      return moved === indent ? null : { indent: moved };
    })(state, dispatch);
  };
export const indent = moveIn(1);
export const outdent = moveIn(-1);

export const line =
  (wanted: Line): Command =>
  (state, dispatch) => {
    const attrs = state.selection.$from.parent.attrs as Partial<LineAttrs>;
    const lies = { align: attrs.align ?? 'left', indent: attrs.indent ?? 0 };
    if (wanted === 'paragraph' || lineAt(state) === wanted)
      return setBlockType(paragraph, lies)(state, dispatch);
    return setBlockType(heading, { ...lies, level: wanted })(state, dispatch);
  };

/**
 * Moves to the start or end of the text. The browser's own command stops before lines not yet rendered, far
 * from the viewport.
 * @param isSelecting extends the selection
 */
export const goTo =
  (end: 'first' | 'last', isSelecting = false): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const place = end === 'first' ? Selection.atStart(doc) : Selection.atEnd(doc);
    const reached = isSelecting ? TextSelection.between(selection.$anchor, place.$head) : place;
    dispatch?.(tr.setSelection(reached).scrollIntoView());
    return true;
  };

const lineAt = ({ selection }: EditorState): Line | null => {
  const { type, attrs } = selection.$from.parent;
  if (type === heading) return attrs.level as 1 | 2 | 3;
  return type === paragraph ? 'paragraph' : null;
};

function ancestor({ selection: { $from } }: EditorState, types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return null;
}

const listAround = (state: EditorState) => ancestor(state, [bullet_list, ordered_list, table]);
const innerList = (state: EditorState) => {
  const found = listAround(state);
  return found && found.node.type !== table ? found : null;
};

export const list =
  (kind: ListKind): Command =>
  (state, dispatch) => {
    const type = schema.nodes[kind];
    const around = innerList(state);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.position, type));
    return true;
  };

function insertBlock(state: EditorState, block: Parameters<Transaction['insert']>[1], isInside: boolean) {
  const { $from } = state.selection;
  const tr = state.tr.deleteSelection();
  const at = tr.selection.$from;
  const isEmpty = at.parent.isTextblock && at.parent.content.size === 0;
  const depth = Math.min(at.depth, $from.depth);
  const position =
    isEmpty && depth === 1
      ? at.before()
      : at.parent.isTextblock && depth === 1
        ? tr.split(at.pos).mapping.map(at.pos) - 1
        : at.after(1);
  tr.insert(position, block);
  const inserted = tr.doc.nodeAt(position);
  const end = position + (inserted?.nodeSize ?? 0);
  if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(isInside ? position + 1 : end + 1)));
  return tr.scrollIntoView();
}

export const pageBreak: Command = (state, dispatch) => {
  dispatch?.(insertBlock(state, page_break.create(), false));
  return true;
};

export const lineBreak: Command = (state, dispatch) => {
  if (exitCode(state, dispatch)) return true;
  if (!state.selection.$from.parent.isTextblock) return false;
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
};

export const insertTable: Command = (state, dispatch) => {
  if (tableAround(state)) return false;
  const row = (cell: NodeType) =>
    table_row.create(
      null,
      [0, 1, 2].map(() => cell.create(null, paragraph.create())),
    );
  dispatch?.(
    insertBlock(state, table.create(null, [row(table_header), row(table_cell), row(table_cell)]), true),
  );
  return true;
};

const tableAround = (state: EditorState) =>
  ancestor(state, [table]) !== null ||
  state.selection instanceof CellSelection ||
  (state.selection instanceof NodeSelection && state.selection.node.type === table);

export const placeOf = (state: EditorState) => {
  let aligned: Align | null = null;
  eachLine(state, (_, attrs) => {
    aligned ??= attrs.align;
  });
  return {
    strong: isMarkOn(state, schema.marks.strong),
    em: isMarkOn(state, schema.marks.em),
    underline: isMarkOn(state, schema.marks.underline),
    align: aligned as Align | null,
    line: lineAt(state),
    list: (innerList(state)?.node.type.name ?? null) as ListKind | null,
    inTable: tableAround(state),
    canIndent: indent(state),
    canOutdent: outdent(state),
  };
};
export type Place = ReturnType<typeof placeOf>;
