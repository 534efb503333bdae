import { useVoterForm } from '@/features/voters/form/useVoterForm';
import type { Voter } from '@/lookups/voters/voter';
import { useScreenKeys } from '@/records/help/askHelp';
import { valueKeys } from '@/records/help/listKeys';
import FieldsOfDetails from '@/records/list/deferred/field/FieldsOfDetails';

interface FieldsOfVoterProps {
  voter: Voter;
  onChanged: () => unknown;
}

/** Edits a value of the voter in place on the page, as in a list's details. */
export default function FieldsOfVoter({ voter, onChanged }: FieldsOfVoterProps) {
  useScreenKeys(() => [{ title: 'Na página do eleitor', keys: [valueKeys] }]);
  return <FieldsOfDetails isPage id={voter.id} {...useVoterForm(voter)} onChanged={onChanged} />;
}
