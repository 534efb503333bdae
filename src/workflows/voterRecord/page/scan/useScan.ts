import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { addMonths } from '@/formats/addMonths';
import { today, type LocalDate } from '@/formats/dates';
import { sumOf } from '@/formats/sums';
import { useAppSelector } from '@/api/store';
import { useReadOn } from '@/records/list/useReadOn';
import { joinHooks } from '@/records/ofVoter/joinHooks';
import type { Known } from '@/records/ofVoter/matchConfidence';
import type { Source } from '../source';
import { splitByConfidence, type Entry } from '../timeline';
import { ofParts } from '../voterParts';

/** The same day some years before; the 28th for 29 February. */
export const yearsBefore = (date: LocalDate, years: number) => addMonths(date, -12 * years);

const scannedYears = 2;

interface ToScan {
  voter: { id: number; serviceIds: ReadonlySet<number> };
  known: Known | null;
  since: LocalDate | typeof skipToken;
}

const scanned = ofParts(({ kind, whenOf, find }) => {
  if (find.way !== 'scanned') return [];
  const { usePages, wasRead, confidenceOf, unsaid } = find;
  function useOfKind({ voter, known, since }: ToScan) {
    const { pages, total, isWaiting, failure, unread, retry } = useReadOn(usePages(since), { isAll: true });
    const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
    const found = useMemo(
      () => splitByConfidence({ kind, whenOf }, known, rows, (of, row) => confidenceOf(of, row, voter)),
      [voter, known, rows],
    );
    const source: Source = { kind, isWaiting, failure, unread, retry, ...found };
    const lacks = unsaid && rows.length > 0 && !unsaid.isSaid(rows) ? [unsaid.note] : [];
    return { source, read: rows.length, total, lacks };
  }
  return [{ wasRead, useOfKind }];
});

const useScanned = joinHooks(scanned.map(({ useOfKind }) => useOfKind));

/**
 * On request, searches for a voter in all records of recent and coming years that no API search finds; the data is
 * kept for the session, so that the next voter's results are immediate.
 */
export function useScan(voterId: number, known: Known | null, services: readonly Entry[]) {
  const [isAsked, setAsked] = useState(false);
  const [since] = useState(() => yearsBefore(today(), scannedYears));
  const wasRead = useAppSelector((state) =>
    scanned.every(({ wasRead: wasReadBy }) => wasReadBy(state, since)),
  );
  const isOn = (isAsked || wasRead) && known !== null;
  const voter = useMemo(
    () => ({ id: voterId, serviceIds: new Set(services.map(({ id }) => id)) }),
    [services, voterId],
  );
  const all = useScanned({ voter, known, since: isOn ? since : skipToken });

  return {
    since,
    isOn,
    sources: isOn ? all.map(({ source }) => source) : [],
    /** What the responses lack, in sentences. */
    lacks: all.flatMap((one) => one.lacks),
    read: sumOf(all.map(({ read }) => read)),
    total: sumOf(all.map(({ total }) => total)),
    isReading: isOn && all.some(({ source }) => source.isWaiting),
    hasFailed: all.some(({ source }) => source.failure !== undefined),
    start: () => setAsked(true),
  };
}

export type Scan = ReturnType<typeof useScan>;
