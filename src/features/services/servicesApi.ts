import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi, type ApiCall } from '@/api/client';
import { patchRow } from '@/api/patchRow';
import { ignoreReply, listOf, optionalId, phpId, recordOf, text, type List } from '@/api/reply';
import type { StoredFile } from '@/api/uploadFile';
import { compareLocal, type LocalDate, type LocalDateTime } from '@/formats/dates';
import type { PageOfRows } from '@/ui/export/collectPages';
import type { Option } from '@/ui/form/options';
import type { VoterOption } from '../voters/VoterPicker';
import { serviceFactFields, serviceRowFields } from './serviceRow';
import { rowChanges, wireFilters, wireInput } from './serviceWire';

/* Calls of atendimento.php and service.print.php (contract, section 4, 'Service requests'; document 2, sections 3.2 and 7). */

export interface ServiceRow {
  id: number;
  /** As the API writes it, e.g. `AT-12`. */
  reference: string;
  description: string;
  statusId: number;
  statusName: string;
  statusColor: string;
  electorId: number | null;
  electorName: string;
  /** Digits, '' when there is none. */
  electorTelephone: string;
}

export interface ServiceFacts extends ServiceRow {
  categoryName: string;
  originName: string;
  officeName: string;
  departmentName: string;
  requestDate: LocalDate | null;
  completionDate: LocalDate | null;
  createdAt: LocalDateTime | null;
  updatedAt: LocalDateTime | null;
}

export interface ServiceDocument {
  typeId: number;
  typeName: string;
  number: string;
  year: string;
}

export interface Service extends ServiceFacts {
  categoryId: number;
  originId: number;
  officeId: number;
  departmentId: number | null;
  responsibles: { userId: number; userName: string; userEmail: string }[];
  documents: ServiceDocument[];
  /** Newest first. */
  progress: { progressDate: string; userResponsibleName: string; description: string }[];
  files: { id: number; name: string; url: string }[];
}

export interface ServiceFilters {
  reference: string;
  electorReference: string;
  electorName: string;
  groupId: number | null;
  statusId: number | null;
  originId: number | null;
  categoryId: number | null;
  officeId: number | null;
  departmentId: number | null;
  responsibleId: number | null;
  description: string;
  /** `YYYY-MM-DD` or ''. */
  startCreatedDate: LocalDate | '';
  endCreatedDate: LocalDate | '';
  /** Type, digits of the number and of the year of a linked document. */
  documentId: number | null;
  documentNumber: string;
  documentYear: string;
  /** Where the districts are looked for; searches for nothing by itself. */
  city: Option<number> | null;
  districts: Option<number>[];
}

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface ServiceInput {
  elector: VoterOption | null;
  statusId: number | null;
  requestDate: LocalDate | '';
  completionDate: LocalDate | '';
  categoryId: number | null;
  originId: number | null;
  officeId: number | null;
  departmentId: number | null;
  description: string;
  responsibles: number[];
  documents: { typeId: number | null; number: string; year: string }[];
}

export interface StatusInput {
  statusNewId: number | null;
  comment: string;
  completionDate: LocalDate | '';
}

export interface CommentInput {
  responsibleId: number | null;
  date: LocalDate | '';
  comment: string;
}

const row: v.GenericSchema<unknown, ServiceRow> = v.object(serviceRowFields);

const listed = <T>(entry: v.GenericSchema<unknown, T>) => v.nullish(v.array(entry), []);

const details = v.pipe(
  v.object({
    ...serviceFactFields,
    categoryId: phpId,
    originId: phpId,
    officeId: phpId,
    departmentId: optionalId,
    elector: v.nullish(v.object({ name: text }), {}),
    responsibles: listed(v.object({ userId: phpId, userName: text, userEmail: text })),
    documents: listed(v.object({ typeId: phpId, typeName: text, number: text, year: text })),
    progress: listed(v.object({ progressDate: text, userResponsibleName: text, description: text })),
    files: listed(v.object({ id: phpId, name: text, fileName: text, url: text })),
  }),
  v.transform(({ elector, progress, files, ...rest }): Service => ({
    ...rest,
    electorName: rest.electorName || elector.name,
    progress: progress.toSorted((one, other) => compareLocal(other.progressDate, one.progressDate)),
    files: files.map(({ id, name, fileName, url }) => ({ id, name: fileName || name, url })),
  })),
);

/** What most writes answer. */
export interface Written {
  reference: string;
}
const written: v.GenericSchema<unknown, Written> = v.object({ reference: text });

const newStatus = v.object({
  reference: text,
  statusId: optionalId,
  statusName: text,
  statusColor: text,
});

type Search = ServiceFilters & { page: number; limit: number };

const searchQuery = ({ page, limit, ...filters }: Search) => ({ ...wireFilters(filters), page, limit });

const searchCall = (search: Search): ApiCall<List<ServiceRow>> => ({
  script: 'atendimento.php',
  action: 'search',
  query: searchQuery(search),
  reply: listOf(row),
});

const detailsCall = (id: number): ApiCall<Service> => ({
  script: 'atendimento.php',
  action: 'getDetails',
  query: { id },
  reply: recordOf(details),
});

const write = <T>(action: string, body: object, reply: ApiCall<T>['reply']): ApiCall<T> => ({
  script: 'atendimento.php',
  action,
  method: 'POST',
  body,
  reply,
});

/** Some of the rows the filters find with their CSV columns, unread. */
export const fetchServicesForCsv = (filters: ServiceFilters, rows: PageOfRows, signal: AbortSignal) =>
  callApi<Blob>({ ...searchCall({ ...filters, ...rows }), reply: 'unread', signal });

/** One service request, for its printed sheet. */
export const fetchService = (id: number, signal?: AbortSignal) => callApi({ ...detailsCall(id), signal });

/** The listing as a PDF the API makes. */
export const fetchServicesPdf = (filters: ServiceFilters, total: number, signal?: AbortSignal) =>
  callApi<Blob>({
    script: 'service.print.php',
    action: 'search',
    query: searchQuery({ ...filters, page: 1, limit: total }),
    reply: 'file',
    signal,
  });

export const servicesApi = api.enhanceEndpoints({ addTagTypes: ['Service'] }).injectEndpoints({
  endpoints: (build) => ({
    services: build.query<List<ServiceRow>, Search>({
      query: (search) => searchCall(search),
      providesTags: ['Service'],
    }),
    service: build.query<Service, number>({ query: detailsCall, keepUnusedDataFor: 0 }),
    createService: build.mutation<Written, ServiceInput>({
      query: (input) => write('cadastrar', wireInput(input), recordOf(written)),
      invalidatesTags: (_, failure) => (failure ? [] : ['Service']),
    }),
    updateService: build.mutation<Written, { id: number; input: ServiceInput }>({
      query: ({ id, input }) => write('alterar', { id, ...wireInput(input) }, recordOf(written)),
      onQueryStarted: async ({ id, input }, store) => {
        const saved = await store.queryFulfilled.catch(() => null);
        if (saved) patchRow<ServiceRow>(store, 'Service', id, rowChanges(input));
      },
    }),
    changeServiceStatus: build.mutation<
      v.InferOutput<typeof newStatus>,
      { id: number; input: StatusInput; chosen: { name: string; color: string } | undefined }
    >({
      query: ({ id, input }) =>
        write(
          'changeStatus',
          { treatmentId: id, ...input, completionDate: input.completionDate || null },
          recordOf(newStatus),
        ),
      onQueryStarted: async ({ id, input, chosen }, store) => {
        const saved = await store.queryFulfilled.catch(() => null);
        if (!saved) return;
        const { statusId, statusName, statusColor } = saved.data;
        // Where the API answers with the reference alone, what was chosen is what it has now.
        patchRow<ServiceRow>(store, 'Service', id, {
          statusId: statusId ?? input.statusNewId ?? 0,
          statusName: statusName || (chosen?.name ?? ''),
          statusColor: statusColor || (chosen?.color ?? ''),
        });
      },
    }),
    commentService: build.mutation<Written, { id: number; input: CommentInput }>({
      query: ({ id, input }) =>
        write('createProgressComment', { treatmentId: id, ...input }, recordOf(written)),
    }),
    saveServiceFile: build.mutation<null, { id: number; file: StoredFile }>({
      query: ({ id, file }) => write('saveDocument', { id, ...file }, ignoreReply),
    }),
    deleteService: build.mutation<null, number>({
      query: (id) => write('deletar', { id }, ignoreReply),
      invalidatesTags: (_, failure) => (failure ? [] : ['Service']),
    }),
  }),
});
