import { EmptyFieldsFolded } from '@/ui/details/EmptyFields';
import { VoterFacts } from '@/features/voters/list/VoterFacts';
import type { Voter } from '@/lookups/voters/voter';

/** What is on record of the voter, without the empty fields. */
export default function WhoFacts({ voter }: { voter: Voter }) {
  return (
    <EmptyFieldsFolded>
      <VoterFacts voter={voter} />
    </EmptyFieldsFolded>
  );
}
