import { ButtonLink } from '@/ui/button/ButtonLink';
import { Contacts } from '@/frames/entrance/Contacts';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { Heading } from '@/frames/entrance/Heading';

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
