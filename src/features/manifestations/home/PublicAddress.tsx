import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { safeHref } from '@/formats/links';
import { useSignedInSession } from '@/session/useSession';
import { IconButton } from '@/ui/button/IconButton';
import { copyShownLink } from '@/ui/feedback/offers';
import { CopyIcon, ExternalIcon } from '@/ui/icons';
import { Card } from './Card';

const Address = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 8px;

  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

/** The office's public page; nothing when it has no address yet. */
export function PublicAddress() {
  const { shortIdentifier } = useSignedInSession().client;
  const portal = new URL(environment.citizenPortalUrl, window.location.origin).href.replace(/\/$/, '');
  const href = shortIdentifier && safeHref(`${portal}/${encodeURIComponent(shortIdentifier)}`);
  if (!href) return null;
  return (
    <Card title="Link da sua página">
      <p>É este o link que as pessoas abrem para falar com o gabinete.</p>
      <Address>
        <a href={href} target="_blank" rel="noopener noreferrer">
          <span>
            {portal.replace(/^https?:\/\//, '')}/<wbr />
            {shortIdentifier}
          </span>
          <ExternalIcon size={16} />
          <span className="visually-hidden"> (abre em outra aba)</span>
        </a>
        <IconButton label="Copiar link" icon={<CopyIcon />} onClick={() => void copyShownLink(href)} />
      </Address>
    </Card>
  );
}
