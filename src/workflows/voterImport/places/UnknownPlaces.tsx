import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from '@/ui/style';
import { useAsk } from '@/api/ask';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { cityChosen, placesApi, type CityOption } from '@/lookups/places';
import { useSearch } from '@/lookups/useSearch';
import { Button } from '@/ui/button/Button';
import { LookupField } from '@/ui/form/LookupField';
import { searchDistrictsOf, type DistrictOption } from '@/features/voters/form/address/addressLookup';
import type { Checked, NamedCity, NamedDistrict } from '../importSession/questions';
import { Answers, Faint } from '../importStyles';
import type { Resolving } from './useResolvePlaces';

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

/** Per kind; those with most rows first. The rest is handled like rows without an address. */
export const maxAsked = 40;

/** The cities and bairros of the sheet that are unknown, and those that the user is asked about. */
export function useAskedPlaces(checked: Checked, { cities, districts }: Resolving, isReady: boolean) {
  const [asked, setAsked] = useState<ReadonlySet<string> | null>(null);
  const unknownCities = checked.cities.filter(({ key }) => !cities[key]);
  const unknownDistricts = checked.districts.filter(({ key, cityKey }) => cities[cityKey] && !districts[key]);
  const unknown = [...unknownCities, ...unknownDistricts];
  // Asked places stay visible after they were answered.
  if (isReady && !asked) setAsked(new Set(unknown.map(({ key }) => key)));
  const askedCities = checked.cities.filter(({ key }) => asked?.has(key) || !cities[key]).slice(0, maxAsked);
  const askedDistricts = checked.districts
    .filter(({ key, cityKey }) => cities[cityKey] && (asked?.has(key) || !districts[key]))
    .slice(0, maxAsked);
  return {
    cities: askedCities,
    districts: askedDistricts,
    /** Count of unknown places that are not asked about. */
    beyond: unknown.length - askedCities.length - askedDistricts.length,
    unknownCities: unknownCities.length,
    unknownDistricts: unknownDistricts.length,
    /** Count of rows without an address to write. */
    left: unknown.reduce((sum, { rows }) => sum + rows, checked.partial),
  };
}

interface AskedPlacesProps {
  asked: ReturnType<typeof useAskedPlaces>;
  resolving: Resolving;
}

/** The cities and bairros that were not found, each with a field to choose the record. */
export function AskedPlaces({ asked: { cities, districts, beyond }, resolving }: AskedPlacesProps) {
  if (cities.length + districts.length === 0) return null;
  return (
    <>
      <h3>O que não foi encontrado</h3>
      <Answers $least="18rem">
        {cities.map((named) => (
          <UnknownCity
            key={named.key}
            named={named}
            offers={resolving.offersOf(named.key)}
            onChoose={(city) => resolving.chooseCity(named.key, city)}
          />
        ))}
        {districts.map((named) => {
          const city = resolving.cities[named.cityKey];
          return (
            city && (
              <UnknownDistrict
                key={`${named.key} ${city.value}`}
                named={named}
                city={city}
                onChoose={(district) => resolving.chooseDistrict(named.key, district)}
              />
            )
          );
        })}
      </Answers>
      {beyond > 0 && (
        <Faint>Mais {formatNumber(beyond)} em poucas linhas: vale para eles o que se escolhe abaixo.</Faint>
      )}
    </>
  );
}

interface UnknownCityProps {
  named: NamedCity;
  /** Likely matches. */
  offers: readonly CityOption[];
  onChoose: (city: CityOption) => void;
}

/** A city that was not found, or not unambiguously, with a field to choose it. */
function UnknownCity({ named: { label, rows }, offers, onChoose }: UnknownCityProps) {
  const { control, setValue } = useForm<{ city: CityOption | null }>({ defaultValues: { city: null } });
  const question = label ? `“${label}” é` : 'A cidade de quem não tem cidade na planilha';
  const take = (city: CityOption) => {
    cityChosen(city);
    onChoose(city);
  };
  return (
    <div>
      <LookupField
        control={control}
        name="city"
        label={question}
        help={plural(rows, 'linha', 'linhas')}
        search={useSearch(placesApi.endpoints.cities)}
        onChosen={take}
      />
      {offers.length > 0 && (
        <Offers role="group" aria-label={`${question}, talvez`}>
          {offers.map((city) => (
            <Button
              key={city.value}
              onClick={() => {
                setValue('city', city);
                take(city);
              }}
            >
              {city.label}
            </Button>
          ))}
        </Offers>
      )}
    </div>
  );
}

interface UnknownDistrictProps {
  named: NamedDistrict;
  city: CityOption;
  onChoose: (district: DistrictOption) => void;
}

/** A bairro that was not found in its city, with a field to choose it. */
function UnknownDistrict({ named: { label, rows }, city, onChoose }: UnknownDistrictProps) {
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
