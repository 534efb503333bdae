import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { Heading } from '@/frames/entrance/Heading';

const Ways = styled.nav`
  display: grid;
  gap: 12px;

  > a:last-child {
    justify-self: center;
    padding: 10px;
  }
`;

export function Home() {
  return (
    <EntrancePage title="">
      <Card>
        <Heading title="O gabinete inteiro em um só lugar">
          <p>Eleitores, atendimentos, compromissos e campanhas do mandato, à mão de toda a equipe.</p>
        </Heading>
        <Ways aria-label="Acesso">
          <ButtonLink kind="primary" size="large" wide to="/auth/login">
            Entrar
          </ButtonLink>
          <ButtonLink size="large" wide to="/onboarding/start">
            Testar grátis por 15 dias
          </ButtonLink>
          <a href={environment.publicSiteUrl}>Conhecer o site</a>
        </Ways>
      </Card>
    </EntrancePage>
  );
}
