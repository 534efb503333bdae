import { createFailure, type ApiResult } from '@/api/failure';
import { unreadText, type Unread } from '@/api/findings';
import { plural } from '@/formats/text';

/* Whose requests are whose, as the search says. What is not surely another's counts as the old record's. */

export interface HeldRequest {
  id: number;
  reference: string;
  /** Null: the search does not say. */
  electorId: number | null;
}

export interface RequestPage {
  rows: readonly HeldRequest[];
  total: number;
  unread?: Unread | undefined;
}

export type SearchRequests = (voterId: number, page: number) => Promise<ApiResult<RequestPage>>;

export const rowsPerPage = 100;
/** Of more, the search ignores whom it is asked for. */
const mostPages = 50;

const notKnown = (message: string) => ({ error: createFailure('incomplete', { message }) });

/** All requests of a voter. A failure unless every row came, was read and says whose it is. */
export async function requestsOf(
  search: SearchRequests,
  voterId: number,
): Promise<ApiResult<{ requests: HeldRequest[]; pages: number }>> {
  const rows = new Map<number, HeldRequest>();
  let total = 0;
  let page = 0;
  do {
    page += 1;
    const { data, error } = await search(voterId, page);
    if (error) return { error };
    if (data.unread)
      return notKnown(`Não se sabe de quem são todos os atendimentos: ${unreadText(data.unread)}.`);
    if (page > 1 && data.total !== total) return notKnown('Os atendimentos mudaram enquanto eram lidos.');
    total = data.total;
    if (total > rowsPerPage * mostPages)
      return notKnown('A procura dos atendimentos deste cadastro deu registros demais para se ter certeza.');
    for (const row of data.rows) rows.set(row.id, row);
    if (data.rows.length === 0) break;
  } while (page * rowsPerPage < total);
  if (rows.size !== total)
    return notKnown(
      `O servidor conta ${plural(total, 'atendimento', 'atendimentos')} e deu ${rows.size}: não se sabe de quem são os outros.`,
    );
  const unsaid = [...rows.values()].find(({ electorId }) => electorId === null);
  if (unsaid) return notKnown(`O servidor não diz de quem é o atendimento ${unsaid.reference || unsaid.id}.`);
  return {
    data: { requests: [...rows.values()].filter(({ electorId }) => electorId === voterId), pages: page },
  };
}

/** Null once surely no request is a voter's: seen twice where the search comes in pages. */
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
