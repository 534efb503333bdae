import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { appVersion } from '@/config/version';
import { rowsMark } from '@/records/list/rowsMark';
import { publicPageAt } from './publicPages';
import { staffScreenAt } from './sections';

/*
 * What a real visit took, sent once to VITE_ERROR_REPORT_URL of the share VITE_FIELD_SHARE of visits, when the page is
 * first hidden: times, the screen as the tables write its path, the day. docs/budgets-and-bench.md says how to read it.
 */

export interface VisitReport {
  kind: 'visit';
  day: string;
  version: typeof appVersion;
  /** A path with its parameters' names, never an address; 'other' for what no table has. */
  screen: string;
  /** Where the entry's file came from: a first visit to a version, or a later one. */
  files: 'network' | 'store';
  /** Milliseconds from the request of the page; null where the browser or the screen has none. */
  largestPaint: number | null;
  rows: number | null;
  slowestInteraction: number | null;
  interactions: number;
  /** Layout shift of the worst five seconds. */
  shift: number | null;
}

/** The web's own measures are of interactions from 40 ms on; an office's are mostly quicker. */
const shortestMs = 16;

/**
 * Watches the visit that began at this path until the page is hidden, then sends; never throws.
 * @returns what ends it unsent
 */
export function startFieldFigures(address: string, path: string): () => void {
  if (document.visibilityState === 'hidden') return () => undefined;
  const values = new Map<Metric['name'], number>();
  const take = ({ name, value }: Metric) => void values.set(name, value);
  // As it changes: the last is there once the page is hidden, which the library hears before us.
  const how = { reportAllChanges: true };
  onLCP(take, how);
  onCLS(take, how);
  onINP(take, { ...how, durationThreshold: shortestMs });
  const rounded = (name: Metric['name']) => {
    const value = values.get(name);
    return value === undefined ? null : Math.round(value);
  };

  const ended = new AbortController();
  const send = () => {
    ended.abort();
    const shift = values.get('CLS');
    const report: VisitReport = {
      kind: 'visit',
      day: new Date().toISOString().slice(0, 10),
      version: appVersion,
      screen: screenOf(path),
      files: filesFrom(),
      largestPaint: rounded('LCP'),
      rows: rowsOf(path),
      slowestInteraction: rounded('INP'),
      // A browser that tells of interactions counts them.
      interactions: (performance as { interactionCount?: number }).interactionCount ?? 0,
      shift: shift === undefined ? null : Number(shift.toFixed(4)),
    };
    try {
      navigator.sendBeacon(address, JSON.stringify(report));
    } catch {
      // Not worth reporting.
    }
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), {
    signal: ended.signal,
  });
  return () => ended.abort();
}

/** A path of the tables, in which a record or a code is a name. */
function screenOf(path: string): string {
  const [entrance] =
    /^\/(auth\/(login|logout|forgot-password|reset-password)|onboarding\/(start|welcome)|invoice\/use-license)(?=\/|$)/.exec(
      path,
    ) ?? [];
  return publicPageAt(path)?.name ?? entrance ?? staffScreenAt(path)?.path ?? 'other';
}

/** The rows of the list that the visit began with; those of another have waited for a press. */
function rowsOf(path: string): number | null {
  const [mark] = performance.getEntriesByName(rowsMark, 'mark') as PerformanceMark[];
  return mark?.detail === path ? Math.round(mark.startTime) : null;
}

/** A file that was not transferred was stored; one of a few bytes was confirmed. */
function filesFrom(): VisitReport['files'] {
  const entry = performance
    .getEntriesByType('resource')
    .find(({ name }) => /\/assets\/entry-[^/]*\.js$/.test(name));
  return entry && entry.transferSize === 0 ? 'store' : 'network';
}
