import { table } from '../../data/table';

export interface State {
  id: number;
  abbrev: string;
  name: string;
}

export interface City {
  id: number;
  stateId: number;
  name: string;
}

export interface District {
  id: number;
  cityId: number;
  name: string;
}

/** A street with its CEP, as the postal directory has it. */
export interface Street {
  id: number;
  districtId: number;
  address: string;
  zipcode: string;
}

export interface School {
  id: number;
  cityId: number;
  name: string;
  active: boolean;
}

export const placeTables = {
  states: table<State>(),
  cities: table<City>(),
  districts: table<District>(),
  streets: table<Street>(),
  schools: table<School>(),
};
