import { useLocation } from 'react-router-dom';
import { IconButton } from '../button/IconButton';
import { copyLink } from '../feedback/offers';
import { LinkIcon } from '../icons';
import { recordPath } from './listAddress';

/** In the details of a record: its address, for a colleague; without the filters and the page of whoever sends it. */
export function CopyLinkButton({ id }: { id: number }) {
  const { pathname } = useLocation();
  return (
    <IconButton
      label="Copiar link"
      icon={<LinkIcon />}
      onClick={() => void copyLink(recordPath(pathname, id))}
    />
  );
}
