import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { isFocusLost, screenHeading } from '../panel/panelFocus';

/**
 * Keeps the focus near when the row that had it goes away, as after a removal: it moves to the row that took its place,
 * or to the screen's heading when the table is empty or gone.
 */
export function useFocusInRemovedRow(tableRef: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const lastRow = useRef<{ element: Element; index: number } | null>(null);

  useEffect(() => {
    const table = tableRef.current;
    if (!table) return;
    const remember = (event: globalThis.FocusEvent) => {
      const element = (event.target as Element).closest('tr');
      lastRow.current = element && { element, index: rowsIn(table).indexOf(element) };
    };
    const forget = (event: globalThis.FocusEvent) => {
      if (event.relatedTarget && !table.contains(event.relatedTarget as Node)) lastRow.current = null;
    };
    table.addEventListener('focusin', remember);
    table.addEventListener('focusout', forget);
    return () => {
      table.removeEventListener('focusin', remember);
      table.removeEventListener('focusout', forget);
    };
  }, [tableRef]);

  useEffect(() => {
    const lost = lastRow.current;
    if (!lost || lost.element.isConnected || !isFocusLost()) return;
    lastRow.current = null;
    const next = rowsIn(tableRef.current)[Math.min(lost.index, rows.length - 1)];
    const opener = next?.querySelector<HTMLElement>('.open');
    (opener ?? screenHeading())?.focus({ preventScroll: true });
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

/** The rows of records, without the headings over them. */
const rowsIn = (table: HTMLElement | null) => [
  ...(table?.querySelectorAll<HTMLElement>('tbody tr:not(.group)') ?? []),
];

/** Focuses the row of a record by its reference, unless the person is elsewhere on the screen by now. */
export function focusRow(reference: string) {
  const { activeElement } = document;
  if (!isFocusLost() && activeElement !== screenHeading()) return;
  rowButton(reference)?.focus();
}

/** What opens the row of a record, by its reference. */
export function rowButton(reference: string): HTMLElement | null {
  const menu = document.querySelector(`table [aria-label="${CSS.escape(`Ações de ${reference}`)}"]`);
  return menu?.closest('tr')?.querySelector<HTMLElement>('.open') ?? null;
}

interface Hint {
  /** The link that has the focus. */
  anchor: HTMLElement | null;
  text: string;
}
const noHint: Hint = { anchor: null, text: '' };

/** Tells the texts that are cut in the row the keyboard is in; the mouse has their titles. */
export function useCutTextHint() {
  const [hint, setHint] = useState(noHint);
  return {
    ...hint,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr');
      if (!row || !target.matches('.open') || !isByKeyboard(target)) return;
      const cut = [...row.querySelectorAll('td:not(.actions), td:not(.actions) *')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      );
      if (cut.length > 0) setHint({ anchor: target, text: cut.map((cell) => cell.textContent).join(' · ') });
    },
    onBlur: () => setHint((shown) => (shown.anchor ? noHint : shown)),
  };
}

function isByKeyboard(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return false;
  }
}
