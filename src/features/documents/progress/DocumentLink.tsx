import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/documents';
import { documentsApi } from '../documentsApi';
import { documentsModule } from '../documentsModule';
import { isSameDocument, type LinkedDocument } from './linkedDocument';

/** The search may also find documents whose number contains the one sought. */
const limit = 25;

interface DocumentLinkProps {
  document: LinkedDocument;
  children: ReactNode;
}

/**
 * The name of a document that another record gives by type, number and year, as a link to its details; to the list of
 * that type, number and year where there are several or it could not be read, and no link where there is none.
 */
export default function DocumentLink({ document, children }: DocumentLinkProps) {
  const { typeId: type, number, year } = document;
  const filters = { type, number, year };
  const { currentData: found } = documentsApi.useDocumentsQuery({
    ...documentsModule.emptyFilters,
    ...{ ...filters, page: 1, limit },
  });
  const [only, another] = (found?.rows ?? []).filter((row) =>
    isSameDocument({ ...row, typeId: type }, document),
  );
  if (found && !only && !found.unread) return children;
  return (
    <Link
      to={only && !another ? recordPath(listPath, only.id) : filteredPath(listPath, documentsModule, filters)}
    >
      {children}
    </Link>
  );
}
