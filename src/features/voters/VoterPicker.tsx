import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '@/ui/form/formField';
import { LookupField } from '@/ui/form/LookupField';
import { searchVoters, type VoterOption } from './votersLookupApi';

export type { VoterOption };

export type VoterPickerProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  /** Typed characters before anything is asked; 2 unless told otherwise. */
  minLength?: number;
};

/** A registered voter, looked up by name. Form value: VoterOption, or null. */
export function VoterPicker<V extends FieldValues, N extends FieldPath<V>>(props: VoterPickerProps<V, N>) {
  return (
    <LookupField<V, N, VoterOption> placeholder="Digite o nome do eleitor" {...props} search={searchVoters} />
  );
}
