import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../list/listAddress';
import { openInShownList } from '../list/recordOffers';
import { isPlainPress } from '../plainPress';

interface RecordLinkProps {
  /** The list the record stands in. */
  listPath: string;
  id: number;
  children: ReactNode;
}

/** Leads to a record: over the list that is on the screen, as it stands, where that is its list; else over its own. */
export function RecordLink({ listPath, id, children }: RecordLinkProps) {
  return (
    <Link
      to={recordPath(listPath, id)}
      onClick={(event) => {
        if (isPlainPress(event) && openInShownList(listPath, id)) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
