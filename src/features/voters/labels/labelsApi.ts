import { api } from '@/api/api';
import { isEmpty } from '@/api/call';
import { callApi } from '@/api/client';
import { phpScript } from '@/api/endpoints';
import { createFailure, type ApiResult } from '@/api/failure';
import { rowsOf } from '@/api/reply';
import { wireFilters, type FiltersOf } from '@/ui/list/filters';
import { votersModule } from '../votersModule';
import { tag, type LabelContent, type Tag } from './label';

/* The label sheets of the office, and the printing on them. */

export const labelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tags: build.query<Tag[], undefined>({
      query: () => phpScript('queries.php').read('tagList', { ac: 'tagList' }, rowsOf(tag)),
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
    }),
  }),
});

/** The sheets the office can print on; asked once per session. */
export const useTags = () => labelsApi.useTagsQuery(undefined, { refetchOnMountOrArgChange: false });

export interface LabelSettings {
  tagId: number;
  /** The place of the first label on the first sheet, counted from 0. */
  startPrintLine: number;
  startPrintColumn: number;
  printItens: LabelContent;
}

/** The labels of every voter the filters find, as a PDF. Nothing is written: a failure leaves no doubt behind. */
export async function generateLabels(
  settings: LabelSettings,
  filters: FiltersOf<typeof votersModule.table>,
): Promise<ApiResult<Blob>> {
  const wire = Object.entries(wireFilters(votersModule.table, filters));
  const body = { ...settings, filters: Object.fromEntries(wire.filter(([, value]) => !isEmpty(value))) };
  const { data, error } = await callApi<Blob>(phpScript('tag.php').write('generate', body, 'file'));
  if (!error) return { data };
  return { error: error.outcomeUnknown ? createFailure(error.kind, { status: error.status }) : error };
}
