import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi } from '@/api/client';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, optionalId, phpId, recordOf, rowsOf, text, type List } from '@/api/reply';
import type { StoredFile } from '@/api/uploadFile';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import { wholeResult } from '@/ui/panel/wholeRecord';
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
import {
  draftWords,
  wireInput,
  type CommentInput,
  type DocumentInput,
  type StatusInput,
} from './documentInput';
import { documentsModule } from './documentsModule';

const processe = phpScript('legislative.processe.php');
const prepared = phpScript('legislative.processe.prepare.doc.php');

type Search = SearchOf<typeof documentsModule.table>;

/** The search of the list, and of its CSV. */
export const searchCall = (search: Search) =>
  processe.find(wireSearch(documentsModule.table, search), listOf(documentRow));

export const detailsCall = (id: number) => processe.find({ id }, recordOf(documentDetails));

const preparedCall = (id: number) => prepared.find({ id }, recordOf(preparedDocument));

/** The text of a document as it is now, past what is kept: for its print, and before it is written over. */
export const fetchPrepared = async (id: number, signal?: AbortSignal) =>
  wholeResult(await callApi({ ...preparedCall(id), signal }), draftWords);

const written = recordOf(v.object({ id: phpId }));

const newStatus = v.object({ statusId: optionalId, statusName: text, statusColor: text, menu: text });
type NewStatus = v.InferOutput<typeof newStatus>;

interface StatusChange {
  id: number;
  input: StatusInput;
  chosen: { name: string; color: string } | undefined;
}

interface Edit {
  id: number;
  input: DocumentInput;
}

interface TextToSave {
  /** Of the text itself; null for the first one of its document. */
  id: number | null;
  documentId: number;
  text: string;
}

export const documentsApi = api.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    documents: build.query<List<DocumentRow>, Search>({ query: searchCall, providesTags: ['Document'] }),
    document: build.query<LegislativeDocument, number>({ query: detailsCall, keepUnusedDataFor: 0 }),
    createDocument: build.mutation<{ id: number }, DocumentInput>({
      query: (input) => processe.create(wireInput(input), written),
      invalidatesTags: unlessFailed('Document'),
    }),
    updateDocument: build.mutation<DocumentRow, Edit>({
      query: ({ id, input }) => processe.change({ id, ...wireInput(input) }, recordOf(documentRow)),
      onQueryStarted: patchWhenSaved<DocumentRow>('Document')((_: Edit, row: DocumentRow) => row),
    }),
    changeDocumentStatus: build.mutation<NewStatus, StatusChange>({
      query: ({ id, input }) => processe.write('changeStatus', { id, ...input }, recordOf(newStatus)),
      onQueryStarted: patchWhenSaved<DocumentRow>('Document')(
        // What the API does not answer is what was chosen.
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
    preparedDocument: build.query<PreparedDocument, number>({ query: preparedCall, keepUnusedDataFor: 0 }),
    documentTemplates: build.query<TemplateGroup[], undefined>({
      query: () => prepared.read('getTemplates', {}, rowsOf(templateGroup)),
    }),
    /** Keeps a document's text: the first one is created, each later one changes it. */
    saveDocumentText: build.mutation<{ id: number }, TextToSave>({
      query: ({ id, documentId, text: html }) => {
        const body = { id, processeId: documentId, text: html };
        return id === null ? prepared.create(body, written) : prepared.change(body, written);
      },
    }),
  }),
});

/** The authors whose name holds the text. */
export const searchAuthors: SearchOptions<Option<string>> = (name, signal) =>
  callApi({ ...processe.read('searchAuthors', { name }, rowsOf(author)), signal });
