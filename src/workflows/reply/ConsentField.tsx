import type { ComponentProps } from 'react';
import { useVoterForm } from '@/features/voters/form/useVoterForm';
import { OnlyField } from '@/records/list/deferred/field/OnlyField';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';

interface ConsentFieldProps extends Pick<ComponentProps<typeof OnlyField>, 'onClose' | 'onSaved'> {
  voter: VoterSheet;
  /** The button that opened the field, which is shown next to it. */
  opener: HTMLElement;
}

/** The one field of the voter's record that says whether they take messages, over the reply. */
export default function ConsentField({ voter, ...over }: ConsentFieldProps) {
  const { list, ...form } = useVoterForm(voter);
  // Where the answer was opened from details, these are what closing a panel opens by the address.
  const beside = { ...form, list: { ...list, openPanel: over.onClose } };
  const field = { form: beside, id: voter.id, names: ['Aceita receber comunicação?'], element: over.opener };
  return <OnlyField {...field} {...over} onShown={() => undefined} onNone={over.onClose} />;
}
