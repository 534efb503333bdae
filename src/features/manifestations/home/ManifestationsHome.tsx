import { styled } from '@/ui/style';
import { usePageTitle } from '@/ui/usePageTitle';
import { HowItWorks } from './HowItWorks';
import { Overview } from './Overview';
import { ProfileWarning } from './ProfileWarning';
import { PublicAddress } from './PublicAddress';
import { Welcome } from './Welcome';

const Page = styled.div`
  display: grid;
  gap: 20px;
  max-width: 60rem;
  margin: 0 auto;
  padding: 32px 24px 48px;

  @media (width < 48rem) {
    padding: 20px 12px 32px;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: 20px;
`;

export default function ManifestationsHome() {
  usePageTitle('Participativa');
  return (
    <Page>
      <Welcome as="h1" />
      <ProfileWarning />
      <Cards>
        <Overview />
        <PublicAddress />
      </Cards>
      <HowItWorks />
    </Page>
  );
}
