import { styled } from '@/ui/style';
import { EmptyFieldsFolded } from '@/ui/details/EmptyFields';
import { VoterFacts } from '@/features/voters/list/VoterFacts';
import type { Voter } from '@/lookups/voters/voter';
import { optional } from '@/ui/feedback/optional';

const FieldsOfVoter = optional(() => import('./FieldsOfVoter'));

const Changeable = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > button {
    justify-self: start;
  }
`;

interface WhoFactsProps {
  voter: Voter;
  onChanged: () => unknown;
}

/** The voter's recorded data without empty fields; each value can be edited in place. */
export default function WhoFacts({ voter, onChanged }: WhoFactsProps) {
  return (
    <Changeable>
      <FieldsOfVoter voter={voter} onChanged={onChanged} />
      <div>
        <EmptyFieldsFolded>
          <VoterFacts voter={voter} />
        </EmptyFieldsFolded>
      </div>
    </Changeable>
  );
}
