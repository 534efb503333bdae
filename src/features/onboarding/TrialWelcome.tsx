import { ButtonLink } from '@/ui/button/ButtonLink';
import { Contacts } from '@/ui/entrance/Contacts';
import { Card, EntrancePage } from '@/ui/entrance/EntrancePage';
import { Heading } from '@/ui/entrance/Heading';

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
        <Contacts title="Ficou com alguma dúvida?" />
      </Card>
    </EntrancePage>
  );
}
