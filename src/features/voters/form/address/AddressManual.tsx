import { useEffect } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { zipcodeMask } from '@/formats/masks';
import { useAsk } from '@/api/ask';
import { cityChosen, placesApi } from '@/lookups/places';
import { useSearch } from '@/lookups/useSearch';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { LookupField } from '@/ui/form/LookupField';
import { MaskedField } from '@/ui/form/MaskedField';
import { TextField } from '@/ui/form/TextField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { AddressDetails } from './AddressDetails';
import { addressSearchLimits, searchDistrictsOf } from './addressLookup';
import { limits } from '@/lookups/voters/voter';
import { isSamePlace, placeFields, type AddressFields, type VoterInput } from '../voterInput';

interface AddressManualProps {
  control: Control<VoterInput>;
  setValue: UseFormReturn<VoterInput>['setValue'];
  incomplete: AddressFields | null;
}

const noDistricts = () => Promise.resolve({ data: [] });

/**
 * A manually typed address, with every field the API requires. A recorded incomplete one may stay unchanged, so that
 * it does not block other edits.
 */
export function AddressManual({ control, setValue, incomplete }: AddressManualProps) {
  const ask = useAsk();
  const values = useWatch({ control, name: placeFields });
  const [, , , , city, district] = values;
  const mayStay = incomplete !== null && isSamePlace(values, incomplete);
  const cityId = city?.value ?? null;

  // Changing the city clears its district.
  useEffect(() => {
    if (district && district.cityId !== cityId) setValue('district', null, { shouldDirty: true });
  }, [district, cityId, setValue]);

  return (
    <FieldGroup columns={2}>
      {mayStay && (
        <PanelNotice tone="info">
          Este endereço está incompleto. Complete-o, ou deixe-o como está.
        </PanelNotice>
      )}
      <MaskedField
        control={control}
        name="zipcode"
        label="CEP"
        mask={zipcodeMask}
        placeholder="00000-000"
        required={!mayStay}
        incomplete={mayStay ? undefined : 'Digite os 8 números do CEP.'}
      />
      <TextField
        control={control}
        name="address"
        label="Endereço"
        required={!mayStay}
        maxLength={limits.address}
        autoCapitalize="words"
      />
      <AddressDetails control={control} />
      <LookupField
        control={control}
        name="city"
        label="Cidade"
        search={useSearch(placesApi.endpoints.cities)}
        onChosen={cityChosen}
        minLength={addressSearchLimits.city}
        required={!mayStay}
      />
      <LookupField
        control={control}
        name="district"
        label="Bairro"
        search={cityId === null ? noDistricts : searchDistrictsOf(ask, cityId)}
        minLength={addressSearchLimits.district}
        placeholder={cityId === null ? 'Selecione uma cidade antes...' : undefined}
        disabled={cityId === null}
        required={!mayStay}
      />
    </FieldGroup>
  );
}
