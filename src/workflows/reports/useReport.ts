import { useAppDispatch, useAppSelector } from '@/api/store';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import { useCan } from '@/session/useSession';
import type { Progress } from './read/readSummed';
import type { Report, ReportSettings } from './report';
import { lastReport, made } from './reportStore';

/** Creates a report; the last one is kept for the session. */
export function useReport() {
  const dispatch = useAppDispatch();
  const can = useCan();
  const { start, ...reading } = useLongReading<Progress, Report>();
  return {
    ...reading,
    report: useAppSelector(lastReport),
    /** Resolves to whether a report was created. */
    make: (settings: ReportSettings) =>
      start(
        async (how) => (await import('./read/readReport')).readReport({ settings, can, ...how }),
        (read) => void dispatch(made(read)),
      ),
  };
}
