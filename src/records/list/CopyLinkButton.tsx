import { useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { IconButton } from '@/ui/button/IconButton';
import { copyLink } from '@/ui/feedback/offers';
import { LinkIcon } from '@/ui/icons';
import { recordPath } from './listAddress';

const Place = styled.span`
  display: flex;
  flex: none;
  align-self: center;
  margin-left: auto;
`;

/** Copies a record's URL, without the list's filters and page. */
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
