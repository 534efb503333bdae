import * as v from 'valibot';
import { api } from '@/api/api';
import type { Ask } from '@/api/ask';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, optionalId, phpId, recordOf, rowsOf, text, type List } from '@/api/reply';
import type { StoredFile } from '@/api/uploadFile';
import type { Option } from '@/ui/form/options';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import { wholeResult } from '@/records/panel/wholeRecord';
import {
  author,
  documentDetails,
  documentRow,
  preparedDocument,
  templateGroup,
  type DocumentRow,
  type LegislativeDocument,
  type PreparedDocument,
  type TemplateGroup,
} from './document';
import { draftWords, toWire, type CommentInput, type DocumentInput, type StatusInput } from './documentInput';
import { listCall, script } from './documentsFirstCall';
import { documentsModule } from './documentsModule';

const processe = phpScript(script);
const prepared = phpScript('legislative.processe.prepare.doc.php');

type Search = SearchOf<typeof documentsModule.table>;

export const searchCall = (search: Search) => ({
  ...listCall(wireSearch(documentsModule.table, search)),
  reply: listOf(documentRow),
});

const written = recordOf(v.object({ id: phpId }));

const newStatus = v.object({ statusId: optionalId, statusName: text, statusColor: text, menu: text });
type NewStatus = v.InferOutput<typeof newStatus>;

export interface StatusChange {
  id: number;
  input: StatusInput;
  chosen: { name: string; color: string } | undefined;
}

export interface Edit {
  id: number;
  input: DocumentInput;
}

export interface TextToSave {
  /** Id of the text; null for a document's first text. */
  id: number | null;
  documentId: number;
  text: string;
}

export const documentsApi = api.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    documents: build.query<List<DocumentRow>, Search>({ query: searchCall, providesTags: ['Document'] }),
    document: build.query<LegislativeDocument, number>({
      query: (id) => processe.find({ id }, recordOf(documentDetails)),
      keepUnusedDataFor: 0,
    }),
    createDocument: build.mutation<{ id: number }, DocumentInput>({
      query: (input) => processe.create(toWire(input), written),
      invalidatesTags: unlessFailed('Document'),
    }),
    updateDocument: build.mutation<DocumentRow, Edit>({
      query: ({ id, input }) => processe.change({ id, ...toWire(input) }, recordOf(documentRow)),
      onQueryStarted: patchWhenSaved<DocumentRow>('Document')((_: Edit, row: DocumentRow) => row),
    }),
    changeDocumentStatus: build.mutation<NewStatus, StatusChange>({
      query: ({ id, input }) => processe.write('changeStatus', { id, ...input }, recordOf(newStatus)),
      onQueryStarted: patchWhenSaved<DocumentRow>('Document')(
        // Fields missing from the response fall back to the chosen status.
        ({ input, chosen }: StatusChange, { statusId, statusName, statusColor, menu }: NewStatus) => ({
          statusId: statusId ?? input.status ?? 0,
          statusName: statusName || (chosen?.name ?? ''),
          statusColor: statusColor || (chosen?.color ?? ''),
          ...(menu && { menu }),
        }),
      ),
    }),
    commentDocument: build.mutation<null, { id: number; input: CommentInput }>({
      query: ({ id, input: { date, note } }) =>
        processe.write('createComment', { id, date, note: note.trim() }, ignoreReply),
    }),
    saveDocumentFile: build.mutation<null, { id: number; file: StoredFile }>({
      query: ({ id, file }) => processe.write('saveDocument', { id, ...file }, ignoreReply),
    }),
    deleteDocument: build.mutation<null, number>({
      query: (id) => processe.remove(id, ignoreReply),
      invalidatesTags: unlessFailed('Document'),
    }),
    preparedDocument: build.query<PreparedDocument, number>({
      query: (id) => prepared.find({ id }, recordOf(preparedDocument)),
      keepUnusedDataFor: 0,
    }),
    authors: build.query<Option<string>[], string>({
      query: (name) => processe.read('searchAuthors', { name }, rowsOf(author)),
      keepUnusedDataFor: 0,
    }),
    documentTemplates: build.query<TemplateGroup[], undefined>({
      query: () => prepared.read('getTemplates', {}, rowsOf(templateGroup)),
    }),
    saveDocumentText: build.mutation<{ id: number }, TextToSave>({
      query: ({ id, documentId, text: html }) => {
        const body = { id, processeId: documentId, text: html };
        return id === null ? prepared.create(body, written) : prepared.change(body, written);
      },
    }),
  }),
});

/** The current text, bypassing the cache: for printing and before overwriting. */
export const fetchPrepared = async (ask: Ask, id: number, signal?: AbortSignal) =>
  wholeResult(await ask(documentsApi.endpoints.preparedDocument, id, signal), draftWords);
