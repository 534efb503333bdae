import { addUnread, unreadText, type Unread } from '@/api/findings';
import { formatNumber } from '@/formats/money';
import { eachOf } from '@/records/bulkRead/pool';
import {
  bodiesOf,
  countRows,
  readBodies,
  type AskOnce,
  type CallOfRows,
} from '@/records/bulkRead/readBodies';
import type { OpenAggregator } from '../add/openAggregator';
import type { Gap, SummedPart } from '../report';
import { partOf } from './parts';

export interface Search {
  name: string;
  call: CallOfRows;
}

export interface Progress {
  part: SummedPart;
  label: string;
  read: number;
  total: number;
}

export interface SummedRead {
  part: SummedPart;
  /** The part whose wording is used. */
  ofPart?: string;
  /** Each is requested with a limit that covers all rows, which makes the API return all columns. */
  searches: readonly Search[];
  ask: AskOnce;
  aggregator: OpenAggregator;
  onProgress: (progress: Progress) => void;
  isStopped: () => boolean;
}

/** A search may take the server seconds: fewer are concurrent than elsewhere. */
export const searchesAtOnce = { atOnce: 3 };

export const stoppedText = 'A leitura foi parada antes do fim.';

/** Reads and aggregates all rows of some searches; a failure does not affect the others. */
export async function readSummed(read: SummedRead): Promise<{ isRead: boolean; gaps: Gap[] }> {
  const { part, ofPart = part, searches, ask, aggregator, onProgress, isStopped } = read;
  const failed = new Map<string, string>();
  const totals = new Map<Search, number>();
  let rows = 0;
  let unread: Unread | undefined;
  const fail = (name: string, reason: string) => void failed.set(name, isStopped() ? stoppedText : reason);

  const countOne = async (search: Search) => {
    const { data, error } = await countRows(ask, search.call);
    if (error) fail(search.name, error.message);
    else totals.set(search, data);
  };
  await eachOf(searches, countOne, searchesAtOnce);
  const total = [...totals.values()].reduce((sum, one) => sum + one, 0);
  const { label } = partOf(ofPart);
  onProgress({ part, label, read: 0, total });

  const readOne = async (search: Search) => {
    const result = await readBodies({
      total: totals.get(search) ?? 0,
      atOnce: 1,
      fetchPage: bodiesOf(ask, search.call),
      add: (body) => aggregator.add(part, body),
      onPage(page) {
        rows += page.rows;
        onProgress({ part, label, read: Math.min(rows, total), total });
      },
    });
    unread = addUnread(unread, result.unread);
    if (result.failure) fail(search.name, result.failure.message);
  };
  await eachOf(
    searches.filter((search) => totals.get(search)),
    readOne,
    searchesAtOnce,
  );
  const isRead = rows > 0 || failed.size === 0;
  const gaps: Gap[] = [];
  if (failed.size > 0)
    gaps.push({ part: ofPart, text: failedText(read, { failed, rows, total }), isPartial: true });
  if (unread) gaps.push({ part: ofPart, text: `${unreadText(unread)}.`, isPartial: unread.rows > 0, unread });
  return { isRead, gaps };
}

const listed = new Intl.ListFormat('pt-BR');
/** Maximum gaps named individually. */
const maxNamed = 6;

function failedText(
  { searches }: SummedRead,
  { failed, rows, total }: { failed: ReadonlyMap<string, string>; rows: number; total: number },
) {
  const reasons = [...new Set(failed.values())].join(' ');
  if (rows === 0) return `não foi possível ler. ${reasons}`;
  const names = [...failed.keys()];
  const unreadNames = names.length > maxNamed ? `${names.length} meses` : listed.format(names);
  const missing = searches.length > 1 ? ` Falta ler por inteiro: ${unreadNames}.` : '';
  return `parcial, lidos ${formatNumber(rows)} de ${formatNumber(Math.max(total, rows))}.${missing} ${reasons}`;
}

/** `Atendimentos: …`. */
export const gapLine = ({ part, text }: Gap) => `${partOf(part).label}: ${text}`;
