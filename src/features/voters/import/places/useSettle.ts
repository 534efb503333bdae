import { useCallback, useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import type { CityOption } from '@/lookups/places';
import type { DistrictOption } from '../../form/address/addressLookup';
import type { Checked, NamedCity, NamedDistrict } from '../desk/questions';
import { settleCities, settleDistricts } from './settle';

type Known<T> = Readonly<Record<string, T | null>>;

interface Progress {
  read: number;
  total: number;
}

/** What was found and chosen so far, also for another reading of the same sheet. */
export interface KnownPlaces {
  cities: Map<string, CityOption | null>;
  districts: Map<string, DistrictOption | null>;
}

/** What the cities and bairros of a sheet are: each asked for once, and what nobody found chosen by hand. */
export function useSettle(
  { cities: named, districts: called }: Checked,
  known: KnownPlaces,
  onAnswer: (ms: number) => void,
) {
  const ask = useAsk();
  const [cities, setCities] = useState<Known<CityOption>>({});
  const [districts, setDistricts] = useState<Known<DistrictOption>>({});
  const [progress, setProgress] = useState<Progress | null>({ read: 0, total: 0 });
  const [failure, setFailure] = useState<ApiFailure>();
  const running = useRef<AbortController | null>(null);

  /** Asks for all that is not known yet. */
  const settle = useCallback(async () => {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    const { cities: ofCity, districts: ofDistrict } = known;
    const done: Progress = { read: 0, total: 0 };
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
    const newCities = named.filter(({ key }: NamedCity) => !ofCity.has(key));
    done.total = newCities.length;
    const first = await settleCities(asking, newCities, (key, city) => void ofCity.set(key, city));
    if (signal.aborted) return;
    setCities(Object.fromEntries(ofCity));
    const newDistricts = called.flatMap((one: NamedDistrict) => {
      const cityId = ofCity.get(one.cityKey)?.value;
      return cityId === undefined || ofDistrict.has(one.key) ? [] : [{ ...one, cityId }];
    });
    done.total += newDistricts.length;
    const second =
      first ?? (await settleDistricts(asking, newDistricts, (key, one) => void ofDistrict.set(key, one)));
    if (signal.aborted) return;
    setDistricts(Object.fromEntries(ofDistrict));
    setFailure(second);
    setProgress(null);
  }, [ask, onAnswer, named, called, known]);

  useEffect(() => {
    void settle();
    return () => running.current?.abort();
  }, [settle]);

  const settleAgain = () => {
    setFailure(undefined);
    setProgress({ read: 0, total: 0 });
    void settle();
  };

  return {
    cities,
    districts,
    progress,
    failure,
    retry: settleAgain,
    /** A city chosen by hand; its bairros are asked for. */
    chooseCity: (key: string, city: CityOption | null) => {
      known.cities.set(key, city);
      for (const one of called) if (one.cityKey === key) known.districts.delete(one.key);
      settleAgain();
    },
    chooseDistrict: (key: string, district: DistrictOption | null) => {
      known.districts.set(key, district);
      setDistricts(Object.fromEntries(known.districts));
    },
  };
}

export type Settling = ReturnType<typeof useSettle>;
