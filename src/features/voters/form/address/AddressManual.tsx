import { useEffect } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { zipcodeMask } from '@/formats/masks';
import { searchCities } from '@/lookups/places';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { LookupField } from '@/ui/form/LookupField';
import { MaskedField } from '@/ui/form/MaskedField';
import { TextField } from '@/ui/form/TextField';
import { AddressDetails } from './AddressDetails';
import { addressSearchLimits, searchDistrictsOf } from './addressLookup';
import { limits } from '../../voter';
import type { VoterInput } from '../voterInput';

interface AddressManualProps {
  control: Control<VoterInput>;
  setValue: UseFormReturn<VoterInput>['setValue'];
}

const noDistricts = () => Promise.resolve({ data: [] });

/** An address typed by hand: all that the API asks of one is asked here. */
export function AddressManual({ control, setValue }: AddressManualProps) {
  const [city, district] = useWatch({ control, name: ['city', 'district'] });
  const cityId = city?.value ?? null;

  // A district belongs to its city: choosing another city, or none, takes it back.
  useEffect(() => {
    if (district && district.cityId !== cityId) setValue('district', null, { shouldDirty: true });
  }, [district, cityId, setValue]);

  return (
    <FieldGroup columns={2}>
      <MaskedField
        control={control}
        name="zipcode"
        label="CEP"
        mask={zipcodeMask}
        placeholder="00000-000"
        required
        incomplete="Digite os 8 números do CEP."
      />
      <TextField
        control={control}
        name="address"
        label="Endereço"
        required
        maxLength={limits.address}
        autoCapitalize="words"
      />
      <AddressDetails control={control} />
      <LookupField
        control={control}
        name="city"
        label="Cidade"
        search={searchCities}
        minLength={addressSearchLimits.city}
        required
      />
      <LookupField
        control={control}
        name="district"
        label="Bairro"
        search={cityId === null ? noDistricts : searchDistrictsOf(cityId)}
        minLength={addressSearchLimits.district}
        placeholder={cityId === null ? 'Selecione uma cidade antes...' : undefined}
        disabled={cityId === null}
        required
      />
    </FieldGroup>
  );
}
