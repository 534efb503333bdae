import { api } from '@/api/api';
import { isEmpty } from '@/api/call';
import { phpScript } from '@/api/endpoints';
import { createFailure, type ApiResult } from '@/api/failure';
import { rowsOf } from '@/api/reply';
import { askForFile } from '@/records/export/askForFile';
import { wireFilters, type FiltersOf } from '@/records/list/filters';
import { votersModule } from '../votersModule';
import { tag, type LabelContent, type Tag } from './label';

export const labelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tags: build.query<Tag[], undefined>({
      query: () => phpScript('queries.php').read('tagList', { ac: 'tagList' }, rowsOf(tag)),
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
    }),
  }),
});

/** Requested once per session. */
export const useTags = () => labelsApi.useTagsQuery(undefined, { refetchOnMountOrArgChange: false });

interface LabelSettings {
  tagId: number;
  /** First label on the first sheet, from 0. */
  startPrintLine: number;
  startPrintColumn: number;
  printItens: LabelContent;
}

/** Labels of every matching voter, as a PDF. Nothing is written, so a failure leaves no doubt to resolve. */
export async function generateLabels(
  settings: LabelSettings,
  filters: FiltersOf<typeof votersModule.table>,
): Promise<ApiResult<Blob>> {
  const wire = Object.entries(wireFilters(votersModule.table, filters));
  const body = { ...settings, filters: Object.fromEntries(wire.filter(([, value]) => !isEmpty(value))) };
  const { data, error } = await askForFile<Blob>(phpScript('tag.php').write('generate', body, 'file'));
  if (!error) return { data };
  return { error: error.outcomeUnknown ? createFailure(error.kind, { status: error.status }) : error };
}
