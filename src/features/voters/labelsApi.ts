import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi } from '@/api/client';
import { createFailure, type ApiResult } from '@/api/failure';
import { phpId, phpNumber, rowsOf, text } from '@/api/reply';
import { wireFilters, type VoterFilters } from './votersApi';

/* Sheets of labels and what is printed on them: queries.php tagList, tag.php (contract, section 4). */

/** A kind of label sheet. */
export interface Tag {
  id: number;
  name: string;
  code: string;
  /** Labels in a line and on a sheet; 0 when the API does not say. */
  perLine: number;
  perPage: number;
}

const count = v.nullish(phpNumber, 0);

const tag: v.GenericSchema<unknown, Tag> = v.object({
  id: phpId,
  name: text,
  code: text,
  perLine: count,
  perPage: count,
});

export const labelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tags: build.query<Tag[], undefined>({
      query: () => ({
        script: 'queries.php',
        action: 'tagList',
        query: { ac: 'tagList' },
        reply: rowsOf(tag),
      }),
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
    }),
  }),
});

/** The sheets the office can print on; asked once per session. */
export const useTags = () => labelsApi.useTagsQuery(undefined, { refetchOnMountOrArgChange: false });

/** Document 2, section 3.3: 'Label content values'. */
export type LabelContent = 'nameAddressZipcode' | 'nameAddressZipcodeDateNow' | 'nameAddressZipcodeBirthday';

export interface LabelSettings {
  tagId: number;
  /** The place of the first label on the first sheet, counted from 0. */
  startPrintLine: number;
  startPrintColumn: number;
  printItens: LabelContent;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The labels of every voter the filters find, as a PDF. Nothing is written: a failure leaves no doubt behind. */
export async function generateLabels(
  settings: LabelSettings,
  filters: VoterFilters,
): Promise<ApiResult<Blob>> {
  const { data, error } = await callApi<Blob>({
    script: 'tag.php',
    action: 'generate',
    method: 'POST',
    body: {
      ...settings,
      filters: Object.fromEntries(
        Object.entries(wireFilters(filters)).filter(([, value]) => !isEmpty(value)),
      ),
    },
    reply: 'file',
  });
  if (!error) return { data };
  return { error: error.outcomeUnknown ? createFailure(error.kind, { status: error.status }) : error };
}
