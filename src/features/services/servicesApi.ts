import * as v from 'valibot';
import { api } from '@/api/api';
import type { ApiRequest } from '@/api/call';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, optionalId, recordOf, text, type List } from '@/api/reply';
import type { StoredFile } from '@/api/uploadFile';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import { serviceDetails, serviceRow, type Service, type ServiceRow } from './service';
import {
  rowChanges,
  toWire,
  type ChosenNames,
  type CommentInput,
  type ServiceInput,
  type StatusInput,
} from './serviceInput';
import { listCall, script } from './servicesFirstCall';
import { servicesModule } from './servicesModule';

const atendimento = phpScript(script);
const servicePrint = phpScript('service.print.php');

type Search = SearchOf<typeof servicesModule.table>;

const wireOf = (search: Search) => wireSearch(servicesModule.table, search);

/** A list search with the API's own names. */
export const rowsCall = (query: object) => ({ ...listCall(query), reply: listOf(serviceRow) });

export const searchCall = (search: Search) => rowsCall(wireOf(search));

/** The list as a PDF created by the API. */
export const printCall = (search: Search): ApiRequest<Blob> =>
  servicePrint.read('search', wireOf(search), 'file');

const written = v.object({ reference: text });
export type Written = v.InferOutput<typeof written>;

const newStatus = v.object({ reference: text, statusId: optionalId, statusName: text, statusColor: text });
export type NewStatus = v.InferOutput<typeof newStatus>;

export interface StatusChange {
  id: number;
  input: Omit<StatusInput, 'ended'>;
  chosen: { name: string; color: string } | undefined;
}

export interface Edit {
  id: number;
  input: ServiceInput;
  names: ChosenNames;
}

/** An edit that keeps category and department. */
export const editOf = (
  { id, categoryName, departmentName }: ChosenNames & { id: number },
  input: ServiceInput,
): Edit => ({ id, input, names: { categoryName, departmentName } });

export const servicesApi = api.enhanceEndpoints({ addTagTypes: ['Service'] }).injectEndpoints({
  endpoints: (build) => ({
    services: build.query<List<ServiceRow>, Search>({ query: searchCall, providesTags: ['Service'] }),
    service: build.query<Service, number>({
      query: (id) => atendimento.read('getDetails', { id }, recordOf(serviceDetails)),
      keepUnusedDataFor: 0,
    }),
    createService: build.mutation<Written, ServiceInput>({
      query: (input) => atendimento.write('cadastrar', toWire(input), recordOf(written)),
      invalidatesTags: unlessFailed('Service'),
    }),
    updateService: build.mutation<Written, Edit>({
      query: ({ id, input }) => atendimento.write('alterar', { id, ...toWire(input) }, recordOf(written)),
      onQueryStarted: patchWhenSaved<ServiceRow>('Service')(({ input, names }: Edit) =>
        rowChanges(input, names),
      ),
    }),
    changeServiceStatus: build.mutation<NewStatus, StatusChange>({
      query: ({ id, input }) =>
        atendimento.write(
          'changeStatus',
          {
            treatmentId: id,
            ...input,
            comment: input.comment.trim(),
            completionDate: input.completionDate || null,
          },
          recordOf(newStatus),
        ),
      onQueryStarted: patchWhenSaved<ServiceRow>('Service')(
        // When the API returns only the reference, use the chosen status.
        ({ input, chosen }: StatusChange, { statusId, statusName, statusColor }: NewStatus) => ({
          statusId: statusId ?? input.statusNewId ?? 0,
          statusName: statusName || (chosen?.name ?? ''),
          statusColor: statusColor || (chosen?.color ?? ''),
        }),
      ),
    }),
    commentService: build.mutation<Written, { id: number; input: CommentInput }>({
      query: ({ id, input }) =>
        atendimento.write(
          'createProgressComment',
          { treatmentId: id, ...input, comment: input.comment.trim() },
          recordOf(written),
        ),
    }),
    saveServiceFile: build.mutation<null, { id: number; file: StoredFile }>({
      query: ({ id, file }) => atendimento.write('saveDocument', { id, ...file }, ignoreReply),
    }),
    deleteService: build.mutation<null, number>({
      query: (id) => atendimento.write('deletar', { id }, ignoreReply),
      invalidatesTags: unlessFailed('Service'),
    }),
  }),
});
