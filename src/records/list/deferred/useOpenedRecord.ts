import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/api/store';
import { findSignpost } from '@/ui/signposts';
import { recordOpened } from '../openedRecords';

export interface ListOfOpened {
  /** `labelOf` accepts any of `rows`. */
  module: { one: string; labelOf(row: { id: number }): string };
  rows: readonly { id: number }[];
  panel: { name: string; id: number | null } | null;
}

/** Records the record whose details are open, for the recent records of 'Procurar em tudo'. */
export function useOpenedRecord({ module, rows, panel }: ListOfOpened) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const id = panel?.name === 'details' ? panel.id : null;
  const row = rows.find((one) => one.id === id);
  const label = row ? module.labelOf(row) : null;
  useEffect(() => {
    if (id !== null)
      dispatch(recordOpened({ listPath: pathname, id, one: module.one, label: label && nameOf(id, label) }));
  }, [dispatch, pathname, id, module, label]);
}

/** The reference and the text of its row's link: 'AG-7 - Reunião'. */
function nameOf(id: number, label: string): string {
  const opener = findSignpost('open', id);
  const name = (opener?.getAttribute('aria-label') ?? opener?.textContent)?.trim() ?? '';
  return !name || name.startsWith(label) ? name || label : `${label} - ${name}`;
}
