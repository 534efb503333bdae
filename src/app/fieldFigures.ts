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

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** What the browser tells in `event` entries from this many milliseconds on. */
const shortestMs = 16;
/** Of so many interactions one may be left out, as the web's own measure has it. */
const forgiven = 50;
const keptInteractions = 10;
const shiftGapMs = 1000;
const shiftSpanMs = 5000;

/**
 * Watches the visit that began at this path until the page is hidden, then sends; never throws.
 * @returns what ends it unsent
 */
export function startFieldFigures(address: string, path: string): () => void {
  if (document.visibilityState === 'hidden') return () => undefined;
  const observers: (() => void)[] = [];
  const observe = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) => {
    try {
      if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
      const takeAll = (entries: PerformanceEntryList) => entries.forEach((entry) => take(entry as Entry));
      const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
      observer.observe({ type, buffered: true, durationThreshold: shortestMs } as PerformanceObserverInit);
      observers.push(() => {
        takeAll(observer.takeRecords());
        observer.disconnect();
      });
      return true;
    } catch {
      return false;
    }
  };

  let largestPaint: number | null = null;
  observe('largest-contentful-paint', ({ startTime }) => (largestPaint = Math.round(startTime)));

  const shifts = worstShift();
  const seesShifts = observe<ShiftEntry>('layout-shift', shifts.take);

  const interactions = slowestInteractions();
  observe<PerformanceEventTiming>('event', interactions.take);

  const ended = new AbortController();
  const end = () => {
    ended.abort();
    observers.forEach((finish) => finish());
  };
  const send = () => {
    end();
    const report: VisitReport = {
      kind: 'visit',
      day: new Date().toISOString().slice(0, 10),
      version: appVersion,
      screen: screenOf(path),
      files: filesFrom(),
      largestPaint,
      rows: rowsOf(path),
      slowestInteraction: interactions.slowest(),
      interactions: interactions.count(),
      shift: seesShifts ? Number(shifts.worst().toFixed(4)) : null,
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
  return end;
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
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const entry = files.find(({ name }) => /\/assets\/entry-[^/]*\.js$/.test(name));
  return entry && entry.transferSize === 0 ? 'store' : 'network';
}

/** Shifts that follow each other within a second, and five in all, count together. */
function worstShift() {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  return {
    take: ({ startTime, value, hadRecentInput }: ShiftEntry) => {
      if (hadRecentInput) return;
      const isSame = startTime - last < shiftGapMs && startTime - first < shiftSpanMs;
      sum = isSame ? sum + value : value;
      if (!isSame) first = startTime;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    worst: () => worst,
  };
}

/** The interaction to the next paint: the slowest one, or of many the next, by the longest of each one's events. */
function slowestInteractions() {
  const longest = new Map<number, number>();
  let seen = 0;
  const count = () => Math.max(seen, (performance as { interactionCount?: number }).interactionCount ?? 0);
  return {
    take: ({ interactionId, duration }: PerformanceEventTiming) => {
      if (!interactionId) return;
      if (!longest.has(interactionId)) seen += 1;
      longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
      if (longest.size <= keptInteractions) return;
      const [shortest] = [...longest].reduce((one, other) => (other[1] < one[1] ? other : one));
      longest.delete(shortest);
    },
    count,
    slowest: () => {
      if (count() === 0) return null;
      const slow = [...longest.values()].sort((one, other) => other - one);
      // Those the browser does not tell of were quicker.
      return Math.round(slow[Math.floor(count() / forgiven)] ?? slow.at(-1) ?? shortestMs);
    },
  };
}
