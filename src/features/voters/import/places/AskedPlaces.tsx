import { useState } from 'react';
import { formatNumber } from '@/formats/money';
import type { Checked } from '../desk/questions';
import { Faint, Fields } from '../importStyles';
import { UnknownCity, UnknownDistrict } from './UnknownPlaces';
import type { Settling } from './useSettle';

/** Of each kind; those of most rows first. The rest goes as is chosen for rows without an address. */
export const mostAsked = 40;

/** Which cities and bairros of the sheet are not known, and which of them the person is asked for. */
export function useAskedPlaces(checked: Checked, { cities, districts }: Settling, isReady: boolean) {
  const [asked, setAsked] = useState<ReadonlySet<string> | null>(null);
  const unknownCities = checked.cities.filter(({ key }) => !cities[key]);
  const unknownDistricts = checked.districts.filter(({ key, cityKey }) => cities[cityKey] && !districts[key]);
  const unknown = [...unknownCities, ...unknownDistricts];
  // What is asked stays in sight when it has been answered.
  if (isReady && !asked) setAsked(new Set(unknown.map(({ key }) => key)));
  const askedCities = checked.cities.filter(({ key }) => asked?.has(key) || !cities[key]).slice(0, mostAsked);
  const askedDistricts = checked.districts
    .filter(({ key, cityKey }) => cities[cityKey] && (asked?.has(key) || !districts[key]))
    .slice(0, mostAsked);
  return {
    cities: askedCities,
    districts: askedDistricts,
    /** How many are unknown but not asked for. */
    beyond: unknown.length - askedCities.length - askedDistricts.length,
    unknownCities: unknownCities.length,
    unknownDistricts: unknownDistricts.length,
    /** How many rows have no address to write. */
    left: unknown.reduce((sum, { rows }) => sum + rows, checked.partial),
  };
}

interface AskedPlacesProps {
  asked: ReturnType<typeof useAskedPlaces>;
  settling: Settling;
}

/** The cities and bairros that were not found, each with a field to choose what it is. */
export function AskedPlaces({ asked: { cities, districts, beyond }, settling }: AskedPlacesProps) {
  if (cities.length + districts.length === 0) return null;
  return (
    <>
      <h3>O que não foi encontrado</h3>
      <Fields $least="18rem">
        {cities.map((named) => (
          <UnknownCity
            key={named.key}
            named={named}
            onChoose={(city) => settling.chooseCity(named.key, city)}
          />
        ))}
        {districts.map((named) => {
          const city = settling.cities[named.cityKey];
          return (
            city && (
              <UnknownDistrict
                key={`${named.key} ${city.value}`}
                named={named}
                city={city}
                onChoose={(district) => settling.chooseDistrict(named.key, district)}
              />
            )
          );
        })}
      </Fields>
      {beyond > 0 && (
        <Faint>Mais {formatNumber(beyond)} em poucas linhas: vale para eles o que se escolhe abaixo.</Faint>
      )}
    </>
  );
}
