import * as v from 'valibot';
import { UnreadableReply } from '@/api/body';
import type { ApiRequest, EarlyCall } from '@/api/call';
import { createFailure, type ApiResult } from '@/api/failure';
import { addUnread, unreadText, type Unread } from '@/api/findings';
import { listOf, phpId } from '@/api/reply';
import { formatNumber } from '@/formats/money';
import { collectPages } from '@/records/export/collectPages';
import type { PageOfRows } from '@/records/export/pages';
import type { OpenAdder } from '../add/openAdder';
import type { Gap, SummedPart } from '../report';
import { partOf } from './parts';

export type Ask = <T>(call: ApiRequest<T>) => Promise<ApiResult<T>>;

export interface Search {
  name: string;
  call: (rows: PageOfRows) => EarlyCall;
}

export interface Progress {
  part: SummedPart;
  label: string;
  read: number;
  total: number;
}

interface SummedRead {
  part: SummedPart;
  /** Each read with as many rows as it has, which is what brings all columns. */
  searches: readonly Search[];
  ask: Ask;
  adder: OpenAdder;
  onProgress: (progress: Progress) => void;
  isStopped: () => boolean;
}

/** In flight at once. */
const mostAtOnce = 3;

/** Runs the work of each item, a few at a time. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const run = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, run));
}

const idRows = listOf(v.object({ id: phpId }));

/** How many rows a search finds. */
export async function totalOf(ask: Ask, call: Search['call']): Promise<ApiResult<number>> {
  const { data, error } = await ask({ ...call({ page: 1, limit: 1 }), reply: idRows });
  return error ? { error } : { data: data.total };
}

export const stoppedText = 'A leitura foi parada antes do fim.';
const fewerText = 'O servidor deu menos registros do que conta.';

/** Reads and adds up all rows of some searches; one that fails takes nothing from the others. */
export async function readSummed(read: SummedRead): Promise<{ isRead: boolean; gaps: Gap[] }> {
  const { part, searches, ask, adder, onProgress, isStopped } = read;
  const failed = new Map<string, string>();
  const totals = new Map<Search, number>();
  let rows = 0;
  let unread: Unread | undefined;
  const fail = (name: string, reason: string) => void failed.set(name, isStopped() ? stoppedText : reason);

  await eachOf(searches, async (search) => {
    const { data, error } = await totalOf(ask, search.call);
    if (error) fail(search.name, error.message);
    else totals.set(search, data);
  });
  const total = [...totals.values()].reduce((sum, one) => sum + one, 0);
  const { label } = partOf(part);
  onProgress({ part, label, read: 0, total });

  await eachOf(
    searches.filter((search) => totals.get(search)),
    async (search) => {
      try {
        const failure = await collectPages({
          total: totals.get(search) ?? 0,
          fetchPage: (page) => ask<Blob>({ ...search.call(page), reply: 'unread' }),
          add: async (body, call) => {
            const page = await adder.add(part, body);
            rows += page.rows;
            unread = addUnread(unread, page.unread && { ...page.unread, call });
            onProgress({ part, label, read: Math.min(rows, total), total });
            return page;
          },
          onProgress: () => undefined,
        });
        if (failure) fail(search.name, failure.message);
      } catch (thrown) {
        const isUnreadable = thrown instanceof UnreadableReply;
        fail(search.name, isUnreadable ? createFailure('unreadable').message : fewerText);
      }
    },
  );

  const isRead = rows > 0 || failed.size === 0;
  const gaps: Gap[] = [];
  if (failed.size > 0) gaps.push({ part, text: failedText(read, { failed, rows, total }), isPartial: true });
  if (unread) gaps.push({ part, text: `${unreadText(unread)}.`, isPartial: unread.rows > 0, unread });
  return { isRead, gaps };
}

const listed = new Intl.ListFormat('pt-BR');
/** Named one by one. */
const mostNamed = 6;

function failedText(
  { searches }: SummedRead,
  { failed, rows, total }: { failed: ReadonlyMap<string, string>; rows: number; total: number },
) {
  const reasons = [...new Set(failed.values())].join(' ');
  if (rows === 0) return `não foi possível ler. ${reasons}`;
  const names = [...failed.keys()];
  const unreadNames = names.length > mostNamed ? `${names.length} meses` : listed.format(names);
  const missing = searches.length > 1 ? ` Falta ler por inteiro: ${unreadNames}.` : '';
  return `parcial, lidos ${formatNumber(rows)} de ${formatNumber(Math.max(total, rows))}.${missing} ${reasons}`;
}

/** `Atendimentos: …`. */
export const gapLine = ({ part, text }: Gap) => `${partOf(part).label}: ${text}`;
