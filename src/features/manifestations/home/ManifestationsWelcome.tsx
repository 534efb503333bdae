import { styled } from '@/ui/style';
import { HowItWorks } from './HowItWorks';
import { ProfileWarning } from './ProfileWarning';
import { PublicAddress } from './PublicAddress';
import { Welcome } from './Welcome';

const Parts = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 12px;
`;

/** Replaces the rows for a trial client without manifestations. */
export default function ManifestationsWelcome() {
  return (
    <Parts>
      <Welcome as="h2" />
      <ProfileWarning />
      <HowItWorks />
      <PublicAddress />
    </Parts>
  );
}
