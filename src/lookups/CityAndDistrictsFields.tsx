import { useEffect, useRef } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useAsk } from '@/api/ask';
import { LookupField, MultiLookupField } from '@/ui/form/LookupField';
import type { Option } from '@/ui/form/options';
import { cityChosen, placesApi } from './places';
import { useSearch } from './useSearch';

interface CityAndDistricts {
  city: Option<number> | null;
  districts: Option<number>[];
}

interface CityAndDistrictsFieldsProps<V extends FieldValues & CityAndDistricts> {
  form: UseFormReturn<V>;
  districtsLabel: string;
  /** Shown until a city is chosen. */
  districtsHelp?: string;
  minLength?: number;
  /** Error for a city without districts. */
  required?: string;
  wide?: boolean;
}

/** A city and its districts, for filters; changing the city clears the districts. */
export function CityAndDistrictsFields<V extends FieldValues & CityAndDistricts>({
  form,
  districtsLabel,
  districtsHelp,
  minLength = 2,
  required,
  wide = false,
}: CityAndDistrictsFieldsProps<V>) {
  const { control, setValue } = form as unknown as UseFormReturn<CityAndDistricts>;
  const ask = useAsk();
  const { cities, districts } = placesApi.endpoints;
  const city = useWatch({ control, name: 'city' });
  const cityId = city?.value ?? null;
  const chosenIn = useRef(cityId);
  useEffect(() => {
    if (chosenIn.current === cityId) return;
    chosenIn.current = cityId;
    setValue('districts', []);
  }, [cityId, setValue]);

  return (
    <>
      <LookupField
        control={control}
        name="city"
        label="Cidade"
        search={useSearch(cities)}
        onChosen={cityChosen}
        wide={wide}
      />
      <MultiLookupField
        control={control}
        name="districts"
        label={districtsLabel}
        search={(name, signal) => ask(districts, { cityId: cityId ?? 0, name }, signal)}
        minLength={minLength}
        help={cityId === null && districtsHelp}
        disabled={cityId === null}
        required={(cityId !== null && required) || false}
        wide={wide}
        {...(cityId === null && { placeholder: 'Selecione uma cidade antes...' })}
      />
    </>
  );
}
