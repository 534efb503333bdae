import type { ApiCall } from '@/api/call';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { localNow } from '@/formats/dates';
import { callStatuses } from '@/features/calls/callStatuses';
import { askForFile } from '@/records/export/askForFile';
import type { Rule } from '@/session/rights';
import { openAdder } from '../add/openAdder';
import { monthName, monthsOf } from '../period';
import type { CallCount, Gap, PartName, Report, ReportSettings, SummedPart } from '../report';
import { appointmentsOf, callsOf, documentsOf, leftOut, manifestationsOf, servicesOf } from './parts';
import { eachOf, readSummed, stoppedText, totalOf, type Ask, type Search } from './readSummed';

export interface Progress {
  part: SummedPart;
  read: number;
  total: number;
}

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
      call: servicesOf(settings, month).call,
    })),
  documents: (settings) => [{ name: '', call: documentsOf(settings).call }],
  manifestations: () => [{ name: '', call: manifestationsOf().call }],
};

/** Calls the API until the session ends, or the reading is stopped. */
function createAsk(signal: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  let hasEnded = false;
  const ask: Ask = async <T>(call: ApiCall<T>) => {
    if (controller.signal.aborted) return { error: createFailure('cancelled') };
    const result = await askForFile(call, controller.signal);
    if (result.error?.kind === 'forbidden') {
      hasEnded = true;
      stop();
    }
    return result;
  };
  return { ask, hasEnded: () => hasEnded, isStopped: () => signal.aborted };
}

/** Reads and adds up a report. Null: the session ended, and nothing more was asked. */
export async function readReport(reading: ReportReading): Promise<{ data: Report } | null> {
  const { settings, can, signal } = reading;
  const { ask, hasEnded, isStopped } = createAsk(signal);
  const gaps: Gap[] = [];
  const adder = await openAdder(settings);
  const isLeftOut = (part: PartName) => {
    const reason = leftOut(part, settings, can);
    if (reason) gaps.push({ part, text: `não entram. ${reason}`, isPartial: false });
    return reason !== undefined;
  };
  const unreadGap = (part: PartName, { message }: ApiFailure) =>
    void gaps.push({
      part,
      text: `não foi possível ler. ${isStopped() ? stoppedText : message}`,
      isPartial: true,
    });

  try {
    const wasRead = new Set<SummedPart>();
    for (const part of ['services', 'documents', 'manifestations'] as const) {
      if (isLeftOut(part)) continue;
      const read = await readSummed({
        ...{ part, ask, adder, isStopped },
        searches: searchesOf[part](settings),
        onProgress: (name, rows, total) => reading.onProgress({ part: name, read: rows, total }),
      });
      if (read.isRead) wasRead.add(part);
      gaps.push(...read.gaps);
    }
    let appointments: number | null = null;
    if (!isLeftOut('appointments')) {
      const { data, error } = await totalOf(ask, appointmentsOf(settings).call);
      if (error) unreadGap('appointments', error);
      else appointments = data;
    }
    let calls: CallCount[] | null = null;
    if (!isLeftOut('calls')) {
      const { data, error } = await countCalls(ask, settings);
      if (error) unreadGap('calls', error);
      else calls = data;
    }
    if (hasEnded()) return null;
    const sums = await adder.finish();
    const ifRead = <Part extends SummedPart>(part: Part) => (wasRead.has(part) ? sums[part] : null);
    return {
      data: {
        ...{ settings, appointments, calls, gaps, madeAt: localNow() },
        services: ifRead('services'),
        documents: ifRead('documents'),
        manifestations: ifRead('manifestations'),
      },
    };
  } finally {
    adder.close();
  }
}

async function countCalls(ask: Ask, settings: ReportSettings): Promise<ApiResult<CallCount[]>> {
  const counted = callStatuses.map(({ value, label }) => ({ statusId: value, name: label, total: 0 }));
  let failure: ApiFailure | undefined;
  await eachOf(counted, async (count) => {
    const { data, error } = await totalOf(ask, callsOf(settings, count.statusId).call);
    if (error) failure ??= error;
    else count.total = data;
  });
  return failure ? { error: failure } : { data: counted };
}
