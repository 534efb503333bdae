import { useVoterForm } from '@/features/voters/form/useVoterForm';
import { OnlyField } from '@/records/list/deferred/field/OnlyField';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';

interface ConsentFieldProps {
  voter: VoterSheet;
  /** It was pressed to open the field, which is shown beside it. */
  opener: HTMLElement;
  onClose: () => void;
  /** Also when the change is undone. */
  onSaved: () => void;
}

const nothing = () => undefined;

/** Of the voter's record, the one field that says whether they take messages, over the reply. */
export default function ConsentField({ voter, opener, onClose, onSaved }: ConsentFieldProps) {
  return (
    <OnlyField
      form={useVoterForm(voter)}
      id={voter.id}
      names={['Aceita receber comunicação?']}
      element={opener}
      opener={opener}
      onShown={nothing}
      onNone={onClose}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
