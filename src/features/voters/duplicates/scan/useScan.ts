import { useAppDispatch, useAppSelector } from '@/api/store';
import { useLongReading } from '@/records/useLongReading';
import { lastScan, scanned } from '../duplicatesStore';
import type { BaseScan, ReadSoFar } from './readBase';

/** Scans the base; the last answer is kept for the session. */
export function useScan() {
  const dispatch = useAppDispatch();
  const { start, ...reading } = useLongReading<ReadSoFar, BaseScan>();
  return {
    ...reading,
    scan: useAppSelector(lastScan),
    /** Whether there is an answer. */
    start: () =>
      start(
        async (how) => (await import('./readBase')).readBase(how),
        (read) => void dispatch(scanned(read)),
      ),
  };
}
