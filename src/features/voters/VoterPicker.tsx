import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '@/ui/form/formField';
import { useSearch } from '@/lookups/useSearch';
import { LookupField } from '@/ui/form/LookupField';
import { votersLookupApi, type VoterOption } from './votersLookupApi';

/** Looks up a voter by name; the form value is a VoterOption or null. */
export function VoterPicker<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  const search = useSearch(votersLookupApi.endpoints.votersNamed);
  return <LookupField<V, N, VoterOption> placeholder="Digite o nome do eleitor" {...props} search={search} />;
}
