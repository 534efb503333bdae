import { leaveOut, type LeftOut } from './leftOut';
import { within } from './nodes';

/* Removes invisible content from a text, and counts removed elements that had words. */

const hasWords = (element: Element) => /[^\s\u00a0]/.test(element.textContent ?? '');

const spanOf = (element: Element, name: string) =>
  Math.min(1000, Math.max(1, Math.trunc(Number(element.getAttribute(name) ?? 1)) || 1));

/** For each column of a table with `col` elements, whether it is hidden. */
function hiddenColumns(table: Element) {
  const hidden: boolean[] = [];
  for (const column of within(table, ':scope > col, :scope > colgroup > col')) {
    for (let times = Math.min(spanOf(column, 'span'), 1000 - hidden.length); times > 0; times -= 1)
      hidden.push(column.hasAttribute('data-unseen'));
  }
  return hidden;
}

/** Marks the cells of hidden columns, which Excel copies too; columns without cells stay as they are. */
function dropColumns(table: Element, left: LeftOut) {
  const hidden = hiddenColumns(table);
  if (!hidden.includes(true)) return;
  const reach: number[] = [];
  const withWords = new Set<number>();
  for (const row of within(table, ':scope > tr, :scope > * > tr')) {
    const cells: [cell: Element, at: number, span: number][] = [];
    let at = 0;
    for (const cell of row.children) {
      while ((reach[at] ?? 0) > 0) at += 1;
      const span = spanOf(cell, 'colspan');
      cells.push([cell, at, span]);
      for (let place = at; place < at + span; place += 1) reach[place] = spanOf(cell, 'rowspan');
      at += span;
    }
    for (let place = 0; place < reach.length; place += 1) reach[place] = Math.max(0, (reach[place] ?? 0) - 1);
    // Fewer cells than columns: the hidden ones were not copied.
    if (at < hidden.length) continue;
    for (const [cell, from, span] of cells) {
      const gone = hidden.slice(from, from + span).filter(Boolean).length;
      if (gone === 0) continue;
      if (gone < span) cell.setAttribute('colspan', String(span - gone));
      else {
        if (hasWords(cell)) withWords.add(from);
        cell.setAttribute('data-unseen', 'column');
      }
    }
  }
  leaveOut(left, 'columns', withWords.size);
}

/** Invisible characters that change how text is read: direction marks, zero-width spaces, soft hyphens. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?![\t\n\v\f\r])\p{Cc}/gu;

/** Pasted text without invisible characters. */
export const seenLetters = (text: string) => text.replace(invisible, '');

function dropInvisible(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const seen = seenLetters(text.nodeValue ?? '');
    if (seen !== text.nodeValue) text.nodeValue = seen;
  }
}

const kinds = { deleted: 'deleted', hidden: 'hidden' } as const;

function countUnseen(element: Element, left: LeftOut) {
  const why = element.getAttribute('data-unseen') ?? '';
  if (!(why in kinds) || !hasWords(element)) return;
  leaveOut(left, element.tagName === 'TR' ? 'rows' : kinds[why as keyof typeof kinds]);
}

/** Removes what is marked as unseen. */
export function keepSeen(root: ParentNode & Node, left: LeftOut, isPasted: boolean) {
  for (const table of within(root, 'table')) dropColumns(table, left);
  for (const column of within(root, 'colgroup, col')) column.remove();
  const comments = within(root, '[data-unseen="comment"]').length;
  for (const element of within(root, '[data-unseen="comment"], [data-unseen="note"]:not(span)'))
    element.remove();
  leaveOut(left, 'comments', Math.max(comments, within(root, '[data-unseen="anchor"]').length));
  for (const element of within(root, '[data-unseen]')) {
    // A nested element was removed with its parent.
    if (!root.contains(element)) continue;
    countUnseen(element, left);
    if (element.getAttribute('data-unseen') === 'end' && hasWords(element)) continue;
    element.remove();
  }
  for (const table of within(root, 'table')) if (!table.querySelector('td, th')) table.remove();
  if (isPasted) dropInvisible(root);
}
