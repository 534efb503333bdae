import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { unreadText } from '@/api/findings';
import type { List } from '@/api/reply';
import { plural } from '@/formats/text';
import { countOf, readPages } from '@/records/bulkRead/readPages';

/* Owners of services, by the search. Those not certainly another's are treated as the old record's. */

export interface HeldRequest {
  id: number;
  reference: string;
  /** Null: missing in the response. */
  electorId: number | null;
}

export type RequestPage = List<HeldRequest>;

export type SearchRequests = (voterId: number, page: number) => Promise<ApiResult<RequestPage>>;

export const rowsPerPage = 100;
/** Beyond this the search is assumed to ignore the voter filter. */
const maxPages = 50;

const notKnown = (message: string) => ({ error: createFailure('incomplete', { message }) });

/** All services of a voter. A failure unless every row was received, readable and has its voter. */
export async function requestsOf(
  search: SearchRequests,
  voterId: number,
): Promise<ApiResult<{ requests: HeldRequest[]; pages: number }>> {
  const rows = new Map<number, HeldRequest>();
  let total = 0;
  let pages = 0;
  /** Why a page leaves the owners uncertain. */
  const doubtOf = ({ unread, total: now }: RequestPage, page: number): ApiFailure | undefined => {
    if (unread)
      return notKnown(`Não se sabe de quem são todos os atendimentos: ${unreadText(unread)}.`).error;
    if (page > 1 && now !== total) return notKnown('Os atendimentos mudaram enquanto eram lidos.').error;
    return now > rowsPerPage * maxPages
      ? notKnown('A procura achou atendimentos demais para se ter certeza de quais são deste cadastro.').error
      : undefined;
  };
  const error = await readPages<RequestPage>({
    limit: rowsPerPage,
    fetchPage: (page) => search(voterId, page),
    take: (list, page) => {
      const failure = doubtOf(list, page);
      pages = page;
      total = list.total;
      list.rows.forEach((row) => rows.set(row.id, row));
      return { ...countOf(list), failure };
    },
  });
  if (error) return { error };
  if (rows.size !== total)
    return notKnown(
      `Há ${plural(total, 'atendimento', 'atendimentos')}, e só ${rows.size} na lista: não se sabe de quem são os outros.`,
    );
  const unsaid = [...rows.values()].find(({ electorId }) => electorId === null);
  if (unsaid) return notKnown(`Não se sabe de quem é o atendimento ${unsaid.reference || unsaid.id}.`);
  return {
    data: { requests: [...rows.values()].filter(({ electorId }) => electorId === voterId), pages },
  };
}

/** Null once it is certain that a voter has no services: checked twice if the search has several pages. */
export async function seeNone(search: SearchRequests, voterId: number): Promise<ApiResult<null>> {
  for (let pass = 1; ; pass += 1) {
    const { data, error } = await requestsOf(search, voterId);
    if (error) return { error };
    const { requests, pages } = data;
    if (requests.length > 0)
      return notKnown(
        `Ainda há ${plural(requests.length, 'atendimento', 'atendimentos')} com o nº ${voterId}.`,
      );
    if (pages === 1 || pass === 2) return { data: null };
  }
}
