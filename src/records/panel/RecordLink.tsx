import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../list/listAddress';
import { openInShownList } from '../list/recordOffers';
import { isPlainPress } from '@/ui/plainPress';

interface RecordLinkProps {
  listPath: string;
  id: number;
  children: ReactNode;
}

/** Links to a record: over the list on screen if it is there, else over its own list. */
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
