import { useEffect, useState } from 'react';
import type { Plan, RowFilter, RowView } from '../importSession/questions';
import type { OpenedImportSession } from '../useImportSession';

interface RowsShown {
  filter: RowFilter;
  page: number;
  pageSize: number;
}

/** The rows of one page, fetched from the import session on demand; earlier rows stay until they arrive. */
export function useRows(
  importSession: OpenedImportSession,
  plan: Plan,
  { filter, page, pageSize }: RowsShown,
) {
  const [rows, setRows] = useState<readonly RowView[] | null>(null);
  useEffect(() => {
    let isNewest = true;
    void importSession()
      .then((opened) => opened.rows({ filter, from: (page - 1) * pageSize, count: pageSize }))
      .then((found) => isNewest && setRows(found.rows))
      .catch(() => undefined);
    return () => {
      isNewest = false;
    };
  }, [importSession, plan, filter, page, pageSize]);
  return rows;
}
