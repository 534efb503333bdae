import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { isPhone, nationalDigits } from '@/formats/phone';
import { useSearch } from '@/lookups/useSearch';
import { offered } from '@/records/offers/offers';
import { useCan } from '@/session/useSession';
import { Late } from '@/ui/feedback/late';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { focusField } from '@/ui/form/focusField';
import type { FormFieldProps } from '@/ui/form/formField';
import { LookupField } from '@/ui/form/LookupField';
import type { SearchOptions } from '@/ui/form/useLookup';
import { limits } from './voter';
import { votersLookupApi, type VoterOption } from './votersLookupApi';

const RegisterVoter = offered('registerVoter');

interface VoterPickerProps<V extends FieldValues, N extends FieldPath<V>> extends FormFieldProps<V, N> {
  /** Replaces the search of all voters by name. */
  search?: SearchOptions<VoterOption>;
  minLength?: number;
}

/** The person being registered. */
interface Unknown {
  typed: string;
  take: (voter: VoterOption) => void;
}

/**
 * Looks up a voter by name and offers to register a new one; form value: VoterOption or null. Used by every
 * form with a voter field.
 */
export function VoterPicker<V extends FieldValues, N extends FieldPath<V>>({
  search,
  ...props
}: VoterPickerProps<V, N>) {
  const { control, name } = props;
  const all = useSearch(votersLookupApi.endpoints.votersNamed);
  const mayRegister = useCan()('create_voter');
  const [unknown, setUnknown] = useState<Unknown | null>(null);
  const end = () => {
    setUnknown(null);
    // After the dialog has closed.
    setTimeout(() => focusField(control, name));
  };
  return (
    <>
      <LookupField<V, N, VoterOption>
        placeholder="Digite o nome do eleitor"
        {...props}
        search={search ?? all}
        created={
          mayRegister
            ? {
                label: (typed) => `Cadastrar “${typed}”`,
                nothing: 'Nenhum resultado encontrado.',
                onPick: (typed, take) => setUnknown({ typed, take }),
              }
            : undefined
        }
      />
      {unknown && (
        <Late fallback={<ProgressBar isShown label="Carregando o cadastro" />}>
          <RegisterVoter
            start={startOf(unknown.typed)}
            onClose={end}
            onVoter={(voter) => {
              unknown.take(voter);
              end();
            }}
          />
        </Late>
      )}
    </>
  );
}

/** The new voter's initial values: a typed number is taken as the phone, with the name left to fill in. */
function startOf(typed: string) {
  const telephone = nationalDigits(typed);
  return isPhone(telephone) ? { name: '', telephone } : { name: typed.slice(0, limits.name), telephone: '' };
}
