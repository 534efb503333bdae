import { useWatch, type Control } from 'react-hook-form';
import { NumberField } from '@/ui/form/NumberField';
import { TextField } from '@/ui/form/TextField';
import { limits } from '@/lookups/voters/voter';
import type { VoterInput } from '../voterInput';

export function AddressDetails({ control }: { control: Control<VoterInput> }) {
  const written = useWatch({ control, name: 'writtenNumber' });
  return (
    <>
      <NumberField
        control={control}
        name="addressNumber"
        label="Número"
        digits={10}
        help={
          written &&
          `O cadastro tem “${written}”, e aqui só cabem números. Se mudar o endereço, escreva isso no complemento.`
        }
      />
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
