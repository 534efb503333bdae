import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { copyLink } from '../feedback/offers';
import { LinkIcon } from '../icons';
import { recordPath } from './listAddress';

/** At the other end of the line from what is done with the record, and as small on a phone, where those share the width; the last of them. */
const Place = styled.span`
  display: flex;
  flex: none;
  align-self: center;
  margin-left: auto;
`;

/** In the details of a record: its address, for a colleague; without the filters and the page of whoever sends it. */
export function CopyLinkButton({ id }: { id: number }) {
  const { pathname } = useLocation();
  return (
    <Place>
      <IconButton
        label="Copiar link"
        icon={<LinkIcon />}
        onClick={() => void copyLink(recordPath(pathname, id))}
      />
    </Place>
  );
}
