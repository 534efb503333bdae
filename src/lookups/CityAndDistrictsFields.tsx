import { useEffect, useRef } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { LookupField, MultiLookupField } from '@/ui/form/LookupField';
import type { Option } from '@/ui/form/options';
import { cityChosen, searchCities, searchDistricts } from './places';

interface CityAndDistricts {
  city: Option<number> | null;
  districts: Option<number>[];
}

interface CityAndDistrictsFieldsProps<V extends FieldValues & CityAndDistricts> {
  form: UseFormReturn<V>;
  /** 'Bairro' or 'Bairros', as the screen calls them. */
  districtsLabel: string;
  /** Stands below the districts while there is no city to look for them in. */
  districtsHelp?: string;
  /** Typed characters before districts are looked for. */
  minLength?: number;
  /** What is said when a city is chosen without districts, where it means nothing alone. */
  required?: string;
  /** Each in a line of its own. */
  wide?: boolean;
}

/** A city and districts of it, for filters. The districts of one city are none of another: changing it takes them back. */
export function CityAndDistrictsFields<V extends FieldValues & CityAndDistricts>({
  form,
  districtsLabel,
  districtsHelp,
  minLength = 2,
  required,
  wide = false,
}: CityAndDistrictsFieldsProps<V>) {
  const { control, setValue } = form as unknown as UseFormReturn<CityAndDistricts>;
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
        search={searchCities}
        onChosen={cityChosen}
        wide={wide}
      />
      <MultiLookupField
        control={control}
        name="districts"
        label={districtsLabel}
        search={searchDistricts(cityId ?? 0)}
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
