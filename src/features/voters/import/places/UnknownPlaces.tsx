import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAsk } from '@/api/ask';
import { plural } from '@/formats/text';
import { cityChosen, placesApi, type CityOption } from '@/lookups/places';
import { useSearch } from '@/lookups/useSearch';
import { LookupField } from '@/ui/form/LookupField';
import { searchDistrictsOf, type DistrictOption } from '../../form/address/addressLookup';
import type { NamedCity, NamedDistrict } from '../desk/questions';

interface UnknownCityProps {
  named: NamedCity;
  onChoose: (city: CityOption) => void;
}

/** A city that was not found, or not surely: which one is meant. */
export function UnknownCity({ named: { label, rows }, onChoose }: UnknownCityProps) {
  const { control } = useForm<{ city: CityOption | null }>({ defaultValues: { city: null } });
  return (
    <LookupField
      control={control}
      name="city"
      label={label ? `“${label}” é` : 'A cidade de quem não tem cidade na planilha'}
      help={plural(rows, 'linha', 'linhas')}
      search={useSearch(placesApi.endpoints.cities)}
      onChosen={(city: CityOption) => {
        cityChosen(city);
        onChoose(city);
      }}
    />
  );
}

interface UnknownDistrictProps {
  named: NamedDistrict;
  city: CityOption;
  onChoose: (district: DistrictOption) => void;
}

/** A bairro that its city does not have: which one is meant. */
export function UnknownDistrict({ named: { label, rows }, city, onChoose }: UnknownDistrictProps) {
  const ask = useAsk();
  const [search] = useState(() => searchDistrictsOf(ask, city.value));
  const { control } = useForm<{ district: DistrictOption | null }>({ defaultValues: { district: null } });
  return (
    <LookupField
      control={control}
      name="district"
      label={`“${label}”, em ${city.label}, é`}
      help={plural(rows, 'linha', 'linhas')}
      search={search}
      minLength={1}
      onChosen={onChoose}
    />
  );
}
