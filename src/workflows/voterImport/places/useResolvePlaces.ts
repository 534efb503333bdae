import { useCallback, useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import type { CityOption } from '@/lookups/places';
import type { DistrictOption } from '@/features/voters/form/address/addressLookup';
import type { Checked, Resolved } from '../importSession/questions';
import { resolveCities, resolveDistricts } from './resolvePlaces';

/** Places found and chosen so far, also for a new reading of the same sheet. */
export interface KnownPlaces {
  cities: Map<string, CityOption | null>;
  districts: Map<string, DistrictOption | null>;
  /** Candidates for a city without a match. */
  offers: Map<string, readonly CityOption[]>;
}

const begun = { read: 0, total: 0 };

/** Records for the cities and bairros of a sheet: each is looked up once; the user chooses those not found. */
export function useResolvePlaces(
  { cities: named, districts: called }: Checked,
  known: KnownPlaces,
  onAnswer: (ms: number) => void,
) {
  const ask = useAsk();
  const [places, setPlaces] = useState<Pick<Resolved, 'cities' | 'districts'>>({ cities: {}, districts: {} });
  const [progress, setProgress] = useState<typeof begun | null>(begun);
  const [failure, setFailure] = useState<ApiFailure>();
  /** The cities that were all looked up: a corrected row may add others. */
  const [askedOf, setAskedOf] = useState<Checked['cities']>();
  const running = useRef<AbortController | null>(null);

  const show = useCallback(() => {
    setPlaces({
      cities: Object.fromEntries(known.cities),
      districts: Object.fromEntries(known.districts),
    });
  }, [known]);

  /** Looks up everything still unknown. */
  const resolve = useCallback(async () => {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    const { cities, districts } = known;
    const done = { ...begun };
    const asking = {
      ask,
      signal,
      onAnswer: (ms: number) => {
        if (signal.aborted) return;
        onAnswer(ms);
        done.read += 1;
        setProgress({ ...done });
      },
    };
    const newCities = named.filter(({ key }) => !cities.has(key));
    done.total = newCities.length;
    const first = await resolveCities(asking, newCities, cities, known.offers);
    if (signal.aborted) return;
    const newDistricts = called.flatMap((one) => {
      const cityId = cities.get(one.cityKey)?.value;
      return cityId === undefined || districts.has(one.key) ? [] : [{ ...one, cityId }];
    });
    done.total += newDistricts.length;
    const second = first ?? (await resolveDistricts(asking, newDistricts, districts));
    if (signal.aborted) return;
    show();
    setFailure(second);
    setAskedOf(named);
    setProgress(null);
  }, [ask, onAnswer, named, called, known, show]);

  useEffect(() => {
    void resolve();
    return () => running.current?.abort();
  }, [resolve]);

  const resolveAgain = () => {
    setFailure(undefined);
    setProgress(begun);
    void resolve();
  };

  return {
    ...places,
    offersOf: (key: string) => known.offers.get(key) ?? [],
    progress: progress ?? (askedOf === named ? null : begun),
    failure,
    retry: resolveAgain,
    /** Sets a city chosen by the user; its bairros are looked up. */
    chooseCity: (key: string, city: CityOption) => {
      known.cities.set(key, city);
      for (const one of called) if (one.cityKey === key) known.districts.delete(one.key);
      resolveAgain();
    },
    chooseDistrict: (key: string, district: DistrictOption) => {
      known.districts.set(key, district);
      show();
    },
  };
}

export type Resolving = ReturnType<typeof useResolvePlaces>;
