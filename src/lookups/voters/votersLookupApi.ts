import * as v from 'valibot';
import type { ApiRequest } from '@/api/call';
import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { formatPhone } from '@/formats/phone';
import { digits, phpId, recordOf, rowsOf, text } from '@/api/reply';
import { voterDetails, type Voter } from './voter';
import { listCall, script } from './votersFirstCall';

/* Voters as other records use them: lookups and printed sheets. */

export const eleitor = phpScript(script);

export const optionRow = v.object({ id: phpId, name: text, telephone: digits, districtAndCity: text });

/** With phone, district and city as the detail, to distinguish people of the same name. */
export const optionOf = ({ id, name, telephone, districtAndCity }: v.InferOutput<typeof optionRow>) => ({
  value: id,
  label: name,
  /** Digits; '' for none. */
  telephone,
  ...((districtAndCity || telephone) && {
    detail: [districtAndCity, formatPhone(telephone)].filter(Boolean).join(' · '),
  }),
});

const option = v.pipe(optionRow, v.transform(optionOf));

export type VoterOption = v.InferOutput<typeof option>;

export const searchByName = <T>(name: string, limit: number, reply: ApiRequest<T>['reply']) => ({
  ...listCall({ name, page: 1, limit }),
  reply,
});

/** Rows per look-up; people type more to narrow them. */
const offered = 20;

/** Request of `votersNamed`, for other transforms of its response. */
export const namedCall = (name: string) => searchByName(name, offered, rowsOf(option));

export const votersLookupApi = api.injectEndpoints({
  endpoints: (build) => ({
    votersNamed: build.query<VoterOption[], string>({ query: namedCall, keepUnusedDataFor: 0 }),
    voter: build.query<Voter, number>({
      query: (id) => eleitor.find({ id }, recordOf(voterDetails)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export type VoterSheet = Voter;
