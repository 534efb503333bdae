import type { ApiRequest } from '@/api/call';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { localNow } from '@/formats/dates';
import { callStatuses } from '@/features/calls/callStatuses';
import { eachOf } from '@/records/bulkRead/pool';
import { countRows, type AskOnce } from '@/records/bulkRead/readBodies';
import { askForFile } from '@/records/export/askForFile';
import type { Rule } from '@/session/rights';
import { openAggregator } from '../add/openAggregator';
import { monthName, monthsOf } from '../period';
import type { CallCount, Gap, Report, ReportSettings, SummedPart } from '../report';
import { callsOf, countedParts, leftOut, partOf } from './parts';
import { earlierOf, hasBegun, pastOf } from './readEarlier';
import {
  readSummed,
  searchesAtOnce,
  stoppedText,
  type Progress,
  type Search,
  type SummedRead,
} from './readSummed';

interface ReportReading {
  settings: ReportSettings;
  can: (rule: Rule) => boolean;
  /** Aborting stops the reading; data read so far is reported as partial. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

const searchesOf: Record<Exclude<SummedPart, 'earlier'>, (settings: ReportSettings) => Search[]> = {
  services: (settings) =>
    monthsOf(settings)
      .filter(hasBegun)
      .map((month) => ({
        name: monthName(month.from),
        call: partOf('services').searchOf({ ...settings, ...month }).call,
      })),
  documents: (settings) => [{ name: '', call: partOf('documents').searchOf(settings).call }],
  manifestations: (settings) => [{ name: '', call: partOf('manifestations').searchOf(settings).call }],
};

/** Makes requests until the session ends or the reading is stopped. */
function createAsk(signal: AbortSignal) {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const ask: AskOnce = async <T>(call: ApiRequest<T>) => {
    if (either.aborted) return { error: createFailure('cancelled') };
    const result = await askForFile(call, either);
    if (result.error?.kind === 'forbidden') ended.abort();
    return result;
  };
  return { ask, hasEnded: () => ended.signal.aborted, isStopped: () => signal.aborted };
}

/** Reads and aggregates a report. Null: the session ended, and no further requests were made. */
export async function readReport(reading: ReportReading): Promise<{ data: Report } | null> {
  const { settings, can, signal, onProgress } = reading;
  const { ask, hasEnded, isStopped } = createAsk(signal);
  const gaps: Gap[] = [];
  const aggregator = await openAggregator(settings);
  const isLeftOut = (part: string) => {
    const reason = leftOut(part, settings, can);
    if (reason) gaps.push({ part, text: `não entram. ${reason}`, isPartial: false });
    return reason !== undefined;
  };
  const unlessLeftOut = async <T>(part: string, read: () => Promise<ApiResult<T>>) => {
    if (isLeftOut(part)) return null;
    const { data, error } = await read();
    if (!error) return data;
    const reason = isStopped() ? stoppedText : error.message;
    gaps.push({ part, text: `não foi possível ler. ${reason}`, isPartial: true });
    return null;
  };

  try {
    const wasRead = new Set<SummedPart>();
    for (const part of ['services', 'documents', 'manifestations'] as const) {
      if (isLeftOut(part)) continue;
      const read = await readSummed({
        ...{ part, ask, aggregator, isStopped, onProgress },
        searches: searchesOf[part](settings),
      });
      if (read.isRead) wasRead.add(part);
      gaps.push(...read.gaps);
    }
    const earlier = wasRead.has('services') ? await earlierOf(ask, settings) : null;
    const isEarlierRead = earlier
      ? await readEarlier(
          { part: 'earlier', ask, aggregator, isStopped, onProgress, searches: earlier.searches },
          gaps,
        )
      : false;
    const past = pastOf(ask, settings, earlier?.isAny !== false);
    const isWhole = (part: SummedPart) =>
      wasRead.has(part) && !gaps.some((gap) => gap.part === part && gap.isPartial);
    const countOf = async (part: string) => {
      const total = await unlessLeftOut(part, () => countRows(ask, partOf(part).searchOf(settings).call));
      if (total !== null) await past.count(part);
      return total;
    };
    if (isWhole('services')) await past.count('services', 'received');
    const appointments = await countOf('appointments');
    const calls = await unlessLeftOut('calls', () => countCalls(ask, settings));
    if (calls) await past.count('calls');
    const counts: Record<string, number> = {};
    for (const { name } of countedParts) {
      const total = await countOf(name);
      if (total !== null) counts[name] = total;
    }
    if (hasEnded()) return null;
    const sums = await aggregator.finish();
    const ifRead = <Part extends Exclude<SummedPart, 'earlier'>>(part: Part) =>
      wasRead.has(part) ? sums[part] : null;
    const flow = isEarlierRead && isWhole('services') && sums.services.hasDates ? sums.flow : null;
    if (flow) past.note('concludedIn', flow.concludedBefore);
    for (const part of ['documents', 'manifestations'] as const)
      if (isWhole(part)) past.note(part, sums[part].before);
    return {
      data: {
        ...{ settings, appointments, calls, counts, gaps, flow, madeAt: localNow() },
        since: earlier?.since ?? null,
        before: past.totals,
        services: ifRead('services'),
        documents: ifRead('documents'),
        manifestations: ifRead('manifestations'),
      },
    };
  } finally {
    aggregator.close();
  }
}

/** Reads earlier services, of which only conclusions are reported; if it fails, those are omitted. */
async function readEarlier(read: SummedRead, gaps: Gap[]): Promise<boolean> {
  if (read.searches.length === 0) return true;
  const { gaps: missing } = await readSummed({ ...read, ofPart: 'services' });
  const isWhole = !missing.some(({ isPartial }) => isPartial);
  if (!isWhole)
    gaps.push({
      part: 'services',
      text: 'os cadastrados antes do período não puderam ser lidos: falta o que deles se concluiu nele.',
      isPartial: true,
    });
  return isWhole;
}

async function countCalls(ask: AskOnce, settings: ReportSettings): Promise<ApiResult<CallCount[]>> {
  const counted = callStatuses.map(({ value, label }) => ({ statusId: value, name: label, total: 0 }));
  let failure: ApiFailure | undefined;
  const countOne = async (count: CallCount) => {
    const { data, error } = await countRows(ask, callsOf(settings, count.statusId).call);
    if (error) failure ??= error;
    else count.total = data;
  };
  await eachOf(counted, countOne, searchesAtOnce);
  return failure ? { error: failure } : { data: counted };
}
