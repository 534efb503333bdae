import type { Control } from 'react-hook-form';
import { NumberField } from '@/ui/form/NumberField';
import { TextField } from '@/ui/form/TextField';
import { limits } from '../../voter';
import type { VoterInput } from '../voterInput';

/** What no search knows of an address: number and complement. */
export function AddressDetails({ control }: { control: Control<VoterInput> }) {
  return (
    <>
      <NumberField control={control} name="addressNumber" label="Número" digits={10} />
      <TextField
        control={control}
        name="additionalAddress"
        label="Complemento"
        maxLength={limits.additionalAddress}
        placeholder="Apto., bloco, fundos..."
      />
    </>
  );
}
