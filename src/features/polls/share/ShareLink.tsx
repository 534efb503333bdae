import { styled } from '@/ui/style';
import { whatsappShareHref } from '@/formats/phone';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { copyShownLink } from '@/ui/feedback/offers';
import { optional } from '@/ui/feedback/optional';
import { CopyIcon, ShareIcon } from '@/ui/icons';

const Ways = styled.div`
  display: grid;
  gap: 16px;

  > a {
    overflow-wrap: anywhere;
  }

  > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Waiting = styled.div`
  height: 8rem;
`;

const QrCode = optional(() => import('./QrCode'), {
  waiting: <Waiting />,
  missing: <p role="alert">Não conseguimos carregar o QR code.</p>,
});

interface ShareLinkProps {
  link: string;
  question: string;
  fileName: string;
}

export function ShareLink({ link, question, fileName }: ShareLinkProps) {
  return (
    <Ways>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {link}
        <span className="visually-hidden"> (abre em outra aba)</span>
      </a>
      <div>
        <Button icon={<CopyIcon />} onClick={() => void copyShownLink(link)}>
          Copiar link da enquete
        </Button>
        <ButtonLink to={whatsappShareHref(`${question}\n${link}`)} target="_blank" rel="noopener noreferrer">
          <ShareIcon />
          Enviar por WhatsApp<span className="visually-hidden"> (abre em outra aba)</span>
        </ButtonLink>
      </div>
      <QrCode link={link} fileName={fileName} />
    </Ways>
  );
}
