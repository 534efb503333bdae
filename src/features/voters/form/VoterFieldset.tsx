import type { UseFormReturn } from 'react-hook-form';
import { AddressSection } from './address/AddressSection';
import {
  AdditionalSection,
  ContactSection,
  FamilySection,
  ResponsibleSection,
  VoteSection,
} from './LaterSections';
import { PersonSection } from './PersonSection';
import type { VoterInput } from './voterInput';

interface VoterFieldsetProps {
  form: Pick<UseFormReturn<VoterInput>, 'control' | 'setValue' | 'trigger'>;
  start: VoterInput;
  /** Null for a new voter, for whom similar registered ones are shown. */
  voterId: number | null;
}

/** The fields of a voter, on their page and in a panel. */
export const VoterFieldset = ({ form, start, voterId }: VoterFieldsetProps) => {
  const { control, setValue, trigger } = form;
  return (
    <>
      <PersonSection control={control} trigger={trigger} suggests={voterId === null} />
      <AddressSection
        control={control}
        setValue={setValue}
        incomplete={start.addressMode === 'manual' ? start : null}
      />
      <ContactSection control={control} />
      <VoteSection control={control} />
      <AdditionalSection control={control} />
      <ResponsibleSection control={control} />
      <FamilySection control={control} voterId={voterId} />
    </>
  );
};
