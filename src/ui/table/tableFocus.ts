import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { isByKeyboard } from '../isByKeyboard';
import { isFocusLost } from '../focus/panelFocus';
import { screenHeading } from '../focus/screenHeading';
import { allSignposts, findSignpost, signpostAround, signpostOf } from '../signposts';

/** When a focused row is removed, focuses the one in its place, else the screen's heading. */
export function useFocusInRemovedRow(tableRef: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const lastRow = useRef<{ element: Element; index: number } | null>(null);

  useEffect(() => {
    const table = tableRef.current;
    if (!table) return;
    const remember = (event: globalThis.FocusEvent) => {
      const element = signpostAround('row', event.target);
      lastRow.current = element ? { element, index: rowsIn(table).indexOf(element) } : null;
    };
    const forget = (event: globalThis.FocusEvent) => {
      if (event.relatedTarget && !table.contains(event.relatedTarget as Node)) lastRow.current = null;
    };
    const left = new AbortController();
    table.addEventListener('focusin', remember, left);
    table.addEventListener('focusout', forget, left);
    return () => left.abort();
  }, [tableRef]);

  useEffect(() => {
    const lost = lastRow.current;
    if (!lost || lost.element.isConnected || !isFocusLost()) return;
    lastRow.current = null;
    const next = rowsIn(tableRef.current)[Math.min(lost.index, rows.length - 1)];
    (openerOf(next) ?? screenHeading())?.focus({ preventScroll: true });
  }, [tableRef, rows]);

  useLayoutEffect(() => {
    const table = tableRef.current;
    return () => {
      if (!table?.contains(document.activeElement)) return;
      setTimeout(() => {
        if (isFocusLost()) screenHeading()?.focus({ preventScroll: true });
      }, 0);
    };
  }, [tableRef]);
}

const rowsIn = (table: HTMLElement | null) => allSignposts('row').filter((row) => table?.contains(row));

const openerOf = (row: HTMLElement | undefined) => row && findSignpost('open', signpostOf(row)?.id);

/** Focuses a record's row by id, unless focus is elsewhere by now. */
export function focusRow(id: number) {
  const { activeElement } = document;
  if (!isFocusLost() && activeElement !== screenHeading()) return;
  findSignpost('open', id)?.focus();
}

const noHint = { anchor: null as HTMLElement | null, text: '' };

/** Shows a row's truncated texts on keyboard focus; the mouse has titles. */
export function useCutTextHint() {
  const [hint, setHint] = useState(noHint);
  return {
    ...hint,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = signpostAround('row', target);
      if (!row || signpostOf(target)?.kind !== 'open' || !isByKeyboard(target)) return;
      const cut = [...row.querySelectorAll('td:not(.actions), td:not(.actions) *')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      );
      if (cut.length > 0) setHint({ anchor: target, text: cut.map((cell) => cell.textContent).join(' · ') });
    },
    onBlur: () => setHint((shown) => (shown.anchor ? noHint : shown)),
  };
}
