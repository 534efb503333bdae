import type { ApiRequest } from '@/api/call';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { localNow } from '@/formats/dates';
import { callStatuses } from '@/features/calls/callStatuses';
import { eachOf } from '@/records/bulkRead/pool';
import { countRows, type AskOnce } from '@/records/bulkRead/readBodies';
import { askForFile } from '@/records/export/askForFile';
import type { Rule } from '@/session/rights';
import { openAdder } from '../add/openAdder';
import { monthName, monthsOf } from '../period';
import type { CallCount, Gap, Report, ReportSettings, SummedPart } from '../report';
import { callsOf, countedParts, leftOut, partOf } from './parts';
import { readSummed, searchesAtOnce, stoppedText, type Progress, type Search } from './readSummed';

interface ReportReading {
  settings: ReportSettings;
  can: (rule: Rule) => boolean;
  /** Aborting stops the reading; what was read is reported as partial. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

const searchesOf: Record<SummedPart, (settings: ReportSettings) => Search[]> = {
  services: (settings) =>
    monthsOf(settings).map((month) => ({
      name: monthName(month.from),
      call: partOf('services').searchOf({ ...settings, ...month }).call,
    })),
  documents: (settings) => [{ name: '', call: partOf('documents').searchOf(settings).call }],
  manifestations: (settings) => [{ name: '', call: partOf('manifestations').searchOf(settings).call }],
};

/** Calls the API until the session ends, or the reading is stopped. */
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

/** Reads and adds up a report. Null: the session ended, and nothing more was asked. */
export async function readReport(reading: ReportReading): Promise<{ data: Report } | null> {
  const { settings, can, signal, onProgress } = reading;
  const { ask, hasEnded, isStopped } = createAsk(signal);
  const gaps: Gap[] = [];
  const adder = await openAdder(settings);
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
        ...{ part, ask, adder, isStopped, onProgress },
        searches: searchesOf[part](settings),
      });
      if (read.isRead) wasRead.add(part);
      gaps.push(...read.gaps);
    }
    const countOf = (part: string) =>
      unlessLeftOut(part, () => countRows(ask, partOf(part).searchOf(settings).call));
    const appointments = await countOf('appointments');
    const calls = await unlessLeftOut('calls', () => countCalls(ask, settings));
    const counts: Record<string, number> = {};
    for (const { name } of countedParts) {
      const total = await countOf(name);
      if (total !== null) counts[name] = total;
    }
    if (hasEnded()) return null;
    const sums = await adder.finish();
    const ifRead = <Part extends SummedPart>(part: Part) => (wasRead.has(part) ? sums[part] : null);
    return {
      data: {
        ...{ settings, appointments, calls, counts, gaps, madeAt: localNow() },
        services: ifRead('services'),
        documents: ifRead('documents'),
        manifestations: ifRead('manifestations'),
      },
    };
  } finally {
    adder.close();
  }
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
