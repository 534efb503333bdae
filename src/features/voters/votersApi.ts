import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi, type ApiCall } from '@/api/client';
import {
  digits,
  flag,
  ignoreReply,
  listOf,
  optionalDate,
  optionalDateTime,
  phpId,
  recordOf,
  text,
  type List,
} from '@/api/reply';
import type { DayMonth, LocalDate, LocalDateTime } from '@/formats/dates';
import type { PageOfRows } from '@/ui/export/collectPages';
import type { Option } from '@/ui/form/options';

/* The registry of voters: eleitor.php and voter.print.php (contract, section 4, 'Voters'; document 2, sections 3.3 and 7). */

export interface VoterRow {
  id: number;
  name: string;
  withLocation: boolean;
  formattedAddress: string;
  /** `Cambuí - Campinas/SP`. */
  districtAndCity: string;
  /** Digits, '' when there is none. */
  telephone: string;
  email: string;
}

export interface VoterPhone {
  /** `Celular`. */
  typeName: string;
  /** Digits. */
  number: string;
}

/** A voter as the panels show one. */
export interface Voter {
  id: number;
  name: string;
  email: string;
  isActive: boolean;
  /** Digits. */
  cpf: string;
  dateOfBirth: LocalDate | null;
  maritalStatusName: string;
  professionName: string;
  schoolName: string;
  note: string;
  groupIds: number[];
  telephones: VoterPhone[];
  /** Digits of the título de eleitor. */
  voterTitle: string;
  electoralZone: string;
  votingSection: string;
  /** Digits of the cartão SUS. */
  healthCard: string;
  allowsCommunication: boolean;
  /** Null for a voter without an address. */
  address: VoterAddress | null;
  createdAt: LocalDateTime | null;
  updatedAt: LocalDateTime | null;
}

export interface VoterAddress {
  street: string;
  number: string;
  additional: string;
  district: string;
  city: string;
  state: string;
  /** Digits of the CEP. */
  zipcode: string;
}

/** What the search panel holds; looked-up things with their names, for the chips. */
export interface VoterFilters {
  reference: string;
  /** Digits, whole or a part. */
  cpf: string;
  name: string;
  genre: number | null;
  city: Option<number> | null;
  /** Of that city. */
  districts: Option<number>[];
  address: string;
  /** Digits, whole or a part. */
  zipcode: string;
  isActive: boolean | null;
  groupIds: number[];
  maritalStatusId: number | null;
  profession: Option<number> | null;
  withTelephone: boolean | null;
  withEmail: boolean | null;
  telephone: string;
  email: string;
  /** Birthdays, whatever the year; '' for an open end. */
  startBirthDate: DayMonth | '';
  endBirthDate: DayMonth | '';
  startCreatedDate: LocalDate | '';
  endCreatedDate: LocalDate | '';
  voteStatusId: number | null;
  /** In what way somebody answers for the voter, and that one's name. */
  responsibleTypeId: number | null;
  responsibleName: string;
  school: Option<number> | null;
}

/** The filters by the API's names; empty ones are left out when they are sent. */
export const wireFilters = (filters: VoterFilters) => ({
  reference: filters.reference,
  individualRegistration: filters.cpf,
  name: filters.name,
  genre: filters.genre,
  cityId: filters.city?.value ?? null,
  districtsId: filters.districts.map(({ value }) => value),
  address: filters.address,
  zipcode: filters.zipcode,
  status: filters.isActive,
  groupsId: filters.groupIds,
  maritalStatusId: filters.maritalStatusId,
  professionId: filters.profession?.value ?? null,
  withTelephone: filters.withTelephone,
  withEmail: filters.withEmail,
  telephone: filters.telephone,
  email: filters.email,
  startBirthDate: filters.startBirthDate,
  endBirthDate: filters.endBirthDate,
  startCreatedDate: filters.startCreatedDate,
  endCreatedDate: filters.endCreatedDate,
  voteStatusId: filters.voteStatusId,
  responsibleId: filters.responsibleTypeId,
  responsibleName: filters.responsibleName,
  schoolId: filters.school?.value ?? null,
});

/** A row of the list, which an update answers too. */
export const voterRow: v.GenericSchema<unknown, VoterRow> = v.object({
  id: phpId,
  name: text,
  withLocation: flag(),
  formattedAddress: text,
  districtAndCity: text,
  telephone: digits,
  email: text,
});

const address = v.pipe(
  v.object({
    address: text,
    number: text,
    addressAdditional: text,
    districtName: text,
    cityName: text,
    stateName: text,
    zipCode: digits,
  }),
  v.transform((reply): VoterAddress => ({
    street: reply.address,
    number: reply.number,
    additional: reply.addressAdditional,
    district: reply.districtName,
    city: reply.cityName,
    state: reply.stateName,
    zipcode: reply.zipCode,
  })),
);

const details = v.pipe(
  v.object({
    electorId: phpId,
    name: text,
    mail: text,
    status: flag(true),
    individualRegistration: text,
    dateOfBirth: optionalDate,
    maritalStatusName: text,
    professionName: text,
    schoolName: text,
    note: text,
    groupsId: v.nullish(v.array(phpId), []),
    withLocation: flag(true),
    telephones: v.nullish(v.array(v.object({ typeName: text, number: digits })), []),
    voterRegistration: text,
    electoralZone: text,
    votingSection: text,
    healthCard: text,
    allowCommunication: flag(true),
    address: v.nullish(address, null),
    createdAt: optionalDateTime,
    updatedAt: optionalDateTime,
  }),
  v.transform(
    ({
      electorId,
      mail,
      status,
      individualRegistration,
      groupsId,
      withLocation,
      voterRegistration,
      allowCommunication,
      address: place,
      telephones,
      ...rest
    }): Voter => ({
      ...rest,
      id: electorId,
      email: mail,
      isActive: status,
      cpf: individualRegistration,
      groupIds: groupsId,
      telephones: telephones.filter(({ number }) => number !== ''),
      voterTitle: voterRegistration,
      allowsCommunication: allowCommunication,
      address: withLocation && place && Object.values(place).some(Boolean) ? place : null,
    }),
  ),
);

type Search = VoterFilters & { page: number; limit: number };

const searchQuery = ({ page, limit, ...filters }: Search) => ({
  ...wireFilters(filters),
  isExcluded: false,
  page,
  limit,
});

const voterCall = (id: number): ApiCall<Voter> => ({
  script: 'eleitor.php',
  query: { id },
  reply: recordOf(details),
});

/** One voter, for the file to print. */
export const fetchVoter = (id: number, signal?: AbortSignal) => callApi({ ...voterCall(id), signal });

/** Some of the rows the filters find with their export columns, unread, for the CSV. */
export const fetchVotersForCsv = (filters: VoterFilters, rows: PageOfRows, signal: AbortSignal) =>
  callApi<Blob>({
    script: 'eleitor.php',
    action: 'search',
    query: searchQuery({ ...filters, ...rows }),
    reply: 'unread',
    signal,
  });

/** Every voter the filters find as a PDF to print, which the server makes. */
export const fetchVoterPrint = (filters: VoterFilters, total: number, signal?: AbortSignal) =>
  callApi<Blob>({
    script: 'voter.print.php',
    action: 'search',
    query: searchQuery({ ...filters, page: 1, limit: total }),
    reply: 'file',
    signal,
  });

export const votersApi = api.enhanceEndpoints({ addTagTypes: ['Voter'] }).injectEndpoints({
  endpoints: (build) => ({
    voters: build.query<List<VoterRow>, Search>({
      query: (search) => ({
        script: 'eleitor.php',
        action: 'search',
        query: searchQuery(search),
        reply: listOf(voterRow),
      }),
      providesTags: ['Voter'],
    }),
    voter: build.query<Voter, number>({
      query: voterCall,
      keepUnusedDataFor: 0,
    }),
    deleteVoter: build.mutation<null, number>({
      query: (id) => ({
        script: 'eleitor.php',
        action: 'deletar',
        method: 'POST',
        body: { id },
        reply: ignoreReply,
      }),
      invalidatesTags: (_, failure) => (failure ? [] : ['Voter']),
    }),
  }),
});
