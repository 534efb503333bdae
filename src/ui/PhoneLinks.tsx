import { styled } from './style';
import { safeHref } from '@/formats/links';
import { formatPhone, isMobile, telHref, whatsappHref } from '@/formats/phone';
import { drawnMask } from './drawnMask';

const balloon = drawnMask(
  '<path d="M20.500 11.700a8.500 8.500 0 0 1-12.600 7.400L3.500 20.500l1.400-4.300A8.500 8.500 0 1 1 20.500 11.700Z"/><path d="M8.800 8.300c-.3 3.600 3.200 7.200 6.900 6.900l.8-1.700-2.200-1.200-1 .8a6 6 0 0 1-2.400-2.400l.8-1-1.200-2.200-1.700.8Z"/>',
);

const Links = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  font-variant-numeric: tabular-nums;

  > a {
    flex: none;
    min-height: 1.5rem;
    margin: -2px 0;
    padding: 2px 0;
    color: inherit;
    text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  }

  > a:hover {
    color: var(--brand);
  }

  > a + a {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    margin: -4px 0;
    padding: 0;
    border-radius: var(--radius);
    color: var(--success);
  }

  > a + a:hover {
    background: var(--surface-hover);
    color: var(--success);
  }

  /* By CSS, since every row of a list repeats it. */
  > a + a::before {
    content: '';
    width: 1rem;
    height: 1rem;
    background: currentcolor;
    mask: ${balloon} center / contain no-repeat;
  }

  @media (forced-colors: active) {
    > a + a::before {
      background: LinkText;
      forced-color-adjust: none;
    }
  }

  @media (width < 48rem) {
    > a {
      padding: 3px 0;
    }
  }
`;

interface PhoneLinksProps {
  phone: string;
  /** Out of the tab order in list rows: the details panel has the same links. */
  inRow?: boolean;
  /** The person must not be written to: only the phone link is offered. */
  noChat?: boolean;
}

/** A `tel:` link, and for mobiles a WhatsApp link. `phone`: digits, '' renders nothing. */
export function PhoneLinks({ phone, inRow = false, noChat = false }: PhoneLinksProps) {
  const dial = telHref(phone);
  if (!dial) return null;
  const number = formatPhone(phone);
  const chat = !noChat && isMobile(phone) ? safeHref(whatsappHref(phone)) : null;
  const tabIndex = inRow ? -1 : undefined;
  return (
    <Links>
      <a href={dial} tabIndex={tabIndex} title={`Ligar para ${number}`}>
        {number}
      </a>
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={tabIndex}
          aria-label={`Conversar com ${number} no WhatsApp (abre em outra aba)`}
          title={`Conversar com ${number} no WhatsApp`}
        />
      )}
    </Links>
  );
}
