import { styled } from '@/ui/style';
import { formatPhone } from '@/formats/phone';
import { initials } from '@/formats/text';
import { DetailsSection } from '@/ui/details/DetailsSection';

/* Typed values are rendered as text by React, never as HTML. */

const Phones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 12px;
`;

const Phone = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-sunken);
  overflow-wrap: anywhere;

  > header {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 10px 12px;
    border-bottom: var(--line-width) solid var(--line);
    background: var(--surface);
  }

  > header > div {
    min-width: 0;
  }

  strong {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }

  header span {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  > p {
    align-self: start;
    margin: 14px 12px 18px;
    padding: 9px 12px;
    border-radius: 14px 14px 14px 4px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    line-height: 1.45;
  }

  &[data-channel='whatsapp'] > p {
    background: var(--success-soft);
  }
`;

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: var(--brand-soft);

  && {
    color: var(--brand);
    font-weight: 600;
  }
`;

interface ProfilePreviewProps {
  /** May be incomplete. */
  name: string;
  /** Digits; may be incomplete. */
  phone: string;
}

export function ProfilePreview({ name, phone }: ProfilePreviewProps) {
  const shown = name || 'Nome de exibição';
  const number = formatPhone(phone) || 'Telefone de exibição';
  const text = `Olá Maria, feliz aniversário! Muitas felicidades! ${shown}`;
  return (
    <DetailsSection title="O que o cidadão vê">
      <Phones>
        <Phone aria-label="Prévia do SMS">
          <header>
            <div>
              <strong>SMS</strong>
              <span>agora</span>
            </div>
          </header>
          <p>{text}</p>
        </Phone>
        <Phone aria-label="Prévia do WhatsApp" data-channel="whatsapp">
          <header>
            <Initials aria-hidden="true">{initials(shown)}</Initials>
            <div>
              <strong>{shown}</strong>
              <span>WhatsApp · {number}</span>
            </div>
          </header>
          <p>{text}</p>
        </Phone>
      </Phones>
    </DetailsSection>
  );
}
