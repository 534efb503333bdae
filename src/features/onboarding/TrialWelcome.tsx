import styled from 'styled-components';
import { environment } from '@/config/environment';
import { formatPhone, whatsappHref } from '@/formats/phone';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { Card, EntrancePage } from '@/ui/entrance/EntrancePage';
import { Heading } from '@/ui/entrance/Heading';
import { OutsideLink } from '@/ui/entrance/links';

const Contacts = styled.section`
  margin-top: 28px;
  padding-top: 24px;
  border-top: 1px solid var(--line);

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
  min-height: 44px;
  font-size: 15px;
  font-weight: 500;
`;

/** After signing up for the trial. */
export function TrialWelcome() {
  return (
    <EntrancePage title="Boas-vindas">
      <Card>
        <Heading title="Boas-vindas ao Tribuna!" takesFocus>
          <p>Sua conta foi criada e o seu teste grátis de 15 dias começa agora.</p>
        </Heading>
        <ButtonLink kind="primary" size="large" wide to="/auth/login">
          Legal, Vamos Começar!
        </ButtonLink>
        <ContactList />
      </Card>
    </EntrancePage>
  );
}

/** The contacts this installation was set up with; none, no section. */
function ContactList() {
  const { contactWhatsapp, contactEmail } = environment;
  const conversation = whatsappHref(contactWhatsapp);
  if (!conversation && !contactEmail) return null;
  return (
    <Contacts>
      <h2>Ficou com alguma dúvida?</h2>
      <p>Fale com a gente:</p>
      <ul>
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
    </Contacts>
  );
}
