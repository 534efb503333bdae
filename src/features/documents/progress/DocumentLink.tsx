import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/documents';
import { documentsApi } from '../documentsApi';
import { documentsModule } from '../documentsModule';
import { isSameDocument, type LinkedDocument } from './linkedDocument';

/**
 * The name of a document that another record refers to by type, number and year, as a link to its details; to the
 * filtered list if several match or reading failed, and without a link if none does.
 */
export default function DocumentLink({
  document,
  children,
}: PropsWithChildren<{ document: LinkedDocument }>) {
  const { typeId: type, number, year } = document;
  const filters = { type, number, year };
  const { currentData: found } = documentsApi.useDocumentsQuery({
    ...documentsModule.emptyFilters,
    // The search may match numbers that contain this one.
    ...{ ...filters, page: 1, limit: 25 },
  });
  const [only, another] = (found?.rows ?? []).filter((row) =>
    isSameDocument({ ...row, typeId: type }, document),
  );
  if (found && !only && !found.unread) return children;
  const isOne = only && !another && !found?.unread;
  const to = isOne ? recordPath(listPath, only.id) : filteredPath(listPath, documentsModule, filters);
  return <Link to={to}>{children}</Link>;
}
