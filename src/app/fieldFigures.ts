import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { appVersion } from '@/config/version';
import { rowsMark } from '@/records/list/rowsMark';
import { publicPageAt } from './publicPages';
import { staffScreenAt } from './sections';

/*
 * Timings of a real visit, sent once to VITE_ERROR_REPORT_URL for VITE_FIELD_SHARE percent of visits, when the page is
 * first hidden: times, the screen's path pattern, the day. Explained in docs/budgets-and-bench.md.
 */

export interface VisitReport {
  kind: 'visit';
  day: string;
  version: typeof appVersion;
  /** A path pattern with parameter names, never a URL; 'other' for unknown paths. */
  screen: string;
  /** Source of the entry file: 'network' on the first visit to a version, 'store' on later ones. */
  files: 'network' | 'store';
  /** Milliseconds since the navigation request; null where the browser or screen reports none. */
  largestPaint: number | null;
  rows: number | null;
  slowestInteraction: number | null;
  interactions: number;
  /** Layout shift of the worst five seconds. */
  shift: number | null;
}

/** Interaction duration reported, in ms: the web-vitals default of 40 would miss most of an office's interactions. */
const shortestMs = 16;

/**
 * Observes the visit that started at this path until the page is hidden, then sends; never throws.
 * @returns stops it without sending
 */
export function startFieldFigures(address: string, path: string): () => void {
  if (document.visibilityState === 'hidden') return () => undefined;
  const values = new Map<Metric['name'], number>();
  const take = ({ name, value }: Metric) => void values.set(name, value);
  // Report every change: the final value is then known when the page is hidden, of which the library is notified first.
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
      // Browsers with the event timing API count interactions.
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

/** The pattern of a path, with a parameter name in place of an id or code. */
function screenOf(path: string): string {
  const [entrance] =
    /^\/(auth\/(login|logout|forgot-password|reset-password)|onboarding\/(start|welcome)|invoice\/use-license)(?=\/|$)/.exec(
      path,
    ) ?? [];
  return publicPageAt(path)?.name ?? entrance ?? staffScreenAt(path)?.path ?? 'other';
}

/** Time of the first rows of the list that the visit started with; rows of another list had to wait for a click. */
function rowsOf(path: string): number | null {
  const [mark] = performance.getEntriesByName(rowsMark, 'mark') as PerformanceMark[];
  return mark?.detail === path ? Math.round(mark.startTime) : null;
}

/** A transfer size of 0 means the HTTP cache; a few bytes mean a revalidation. */
function filesFrom(): VisitReport['files'] {
  const entry = performance
    .getEntriesByType('resource')
    .find(({ name }) => /\/assets\/entry-[^/]*\.js$/.test(name));
  return entry && entry.transferSize === 0 ? 'store' : 'network';
}
