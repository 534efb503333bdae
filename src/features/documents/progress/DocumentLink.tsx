import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/documents';
import { documentsApi } from '../documentsApi';
import { documentsModule } from '../documentsModule';
import { isSameDocument, type LinkedDocument } from './linkedDocument';

/**
 * The name of a document that another record gives by type, number and year, as a link to its details; to the list of
 * that type, number and year where there are several or it could not be read, and no link where there is none.
 */
export default function DocumentLink({
  document,
  children,
}: PropsWithChildren<{ document: LinkedDocument }>) {
  const { typeId: type, number, year } = document;
  const filters = { type, number, year };
  const { currentData: found } = documentsApi.useDocumentsQuery({
    ...documentsModule.emptyFilters,
    // Numbers that contain this one may be found, too.
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
