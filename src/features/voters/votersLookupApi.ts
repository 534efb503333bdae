import * as v from 'valibot';
import type { ApiCall } from '@/api/call';
import { callApi } from '@/api/client';
import { phpScript } from '@/api/endpoints';
import { digits, phpId, recordOf, rowsOf, text } from '@/api/reply';
import type { SearchOptions } from '@/ui/form/useLookup';
import { voterDetails, type Voter } from './voter';

/* Voters as other records need them: to be chosen, and on a printed sheet. */

export const eleitor = phpScript('eleitor.php');

/** What the look-up takes of a row of the search. */
export const optionRow = v.object({ id: phpId, name: text, telephone: digits, districtAndCity: text });

/** The row as the look-up offers it. */
export const optionOf = ({ id, name, telephone, districtAndCity }: v.InferOutput<typeof optionRow>) => ({
  value: id,
  label: name,
  /** Digits, '' when there is none. */
  telephone,
  ...(districtAndCity && { detail: districtAndCity }),
});

const option = v.pipe(optionRow, v.transform(optionOf));

/** A voter as the look-up offers one. */
export type VoterOption = v.InferOutput<typeof option>;

/** The search by name alone: the first few it finds. */
export const searchByName = <T>(name: string, limit: number, reply: ApiCall<T>['reply']) =>
  eleitor.read('search', { name, isExcluded: false, page: 1, limit }, reply);

/** More than a person would read; who looks for someone goes on typing. */
const offered = 20;

/** The registered voters whose name holds the text. */
export const searchVoters: SearchOptions<VoterOption> = (name, signal) =>
  callApi({ ...searchByName(name, offered, rowsOf(option)), signal });

/** One voter, with all that the panels show. */
export const voterCall = (id: number): ApiCall<Voter> => eleitor.find({ id }, recordOf(voterDetails));

/** What a printed sheet tells of a voter. */
export type VoterSheet = Voter;

/** One voter, for a printed sheet. */
export const fetchVoterSheet = (id: number, signal?: AbortSignal) => callApi({ ...voterCall(id), signal });
