import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { formatPhone, whatsappHref } from '@/formats/phone';
import { OutsideLink } from './links';

const Section = styled.section`
  margin-top: 28px;
  padding-top: 24px;
  border-top: var(--line-width) solid var(--line);

  h2 {
    margin-bottom: 4px;
    font-size: var(--text-reading);
  }

  li {
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink-secondary);
  }
`;

const MailLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: 0.9375rem;
  font-weight: 500;
`;

interface ContactsProps {
  title: string;
  children?: ReactNode;
}

/** The installation's contacts, after `children`; nothing without either. */
export function Contacts({ title, children }: ContactsProps) {
  const { contactWhatsapp, contactEmail } = environment;
  const conversation = whatsappHref(contactWhatsapp);
  if (!children && !conversation && !contactEmail) return null;
  return (
    <Section>
      <h2>{title}</h2>
      <p>Fale com a gente:</p>
      <ul>
        {children}
        {conversation && (
          <li>
            <OutsideLink href={conversation}>WhatsApp {formatPhone(contactWhatsapp)}</OutsideLink>
          </li>
        )}
        {contactEmail && (
          <li>
            <MailLink href={`mailto:${contactEmail}`}>{contactEmail}</MailLink>
          </li>
        )}
      </ul>
    </Section>
  );
}
