import type { Problem } from '@/api/findings';
import { onCaughtError, onTrouble, type Trouble } from '@/api/troubles';
import { appVersion } from '@/config/version';

/*
 * Tells VITE_ERROR_REPORT_URL what went wrong, for those who look after the installation: answers that could not be
 * read, errors that nobody caught, violations of the content policy. Kinds and places alone: an error's message may
 * quote what it was about, so that only its name and the places it passed through are sent.
 */

/** The most that one page sends. */
const mostReports = 20;
/** Places of a stack that are told. */
const mostPlaces = 15;

type Report =
  | { kind: 'reply'; outcome: Trouble['kind']; call: Trouble['call']; problems: readonly Problem[] }
  | { kind: 'error' | 'rejection'; name: string; stack: string[] }
  | { kind: 'policy'; directive: string; blocked: string; source: string };

/**
 * Begins to report to an address. Never fails. Gives what ends it.
 * @param early errors that came before
 */
export function startErrorReports(address: string, early: readonly unknown[] = []): () => void {
  const told = new Set<string>();

  function report(one: Report) {
    const key = keyOf(one);
    if (told.has(key) || told.size >= mostReports) return;
    told.add(key);
    try {
      const at = new Date().toISOString();
      navigator.sendBeacon(address, JSON.stringify({ at, version: appVersion, ...one }));
    } catch {
      // What cannot be reported is no matter for anybody at work.
    }
  }

  const reportError = (thrown: unknown) => report({ kind: 'error', ...errorOf(thrown) });
  const onError = ({ error }: ErrorEvent) => reportError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    report({ kind: 'rejection', ...errorOf(reason) });
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    report({
      kind: 'policy',
      directive: event.effectiveDirective,
      blocked: originOf(event.blockedURI),
      source: `${pathOf(event.sourceFile)}:${event.lineNumber}:${event.columnNumber}`,
    });

  early.forEach(reportError);
  const endCaught = onCaughtError(reportError);
  const endTroubles = onTrouble(({ kind, call, problems }) =>
    report({ kind: 'reply', outcome: kind, call, problems }),
  );
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => {
    endTroubles();
    endCaught();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onViolation);
  };
}

/** What makes two reports the same one: not the moment, nor which row it was. */
function keyOf(report: Report): string {
  if (report.kind !== 'reply') return JSON.stringify(report);
  const { outcome, call, problems } = report;
  const places = new Set(
    problems.map(({ path, expected }) => `${path.replace(/\[\d+\]/g, '[]')} ${expected}`),
  );
  return JSON.stringify([outcome, call.script, call.action, call.method, call.status, ...[...places].sort()]);
}

const errorOf = (thrown: unknown) =>
  thrown instanceof Error
    ? { name: nameOf(thrown), stack: placesOf(thrown) }
    : { name: thrown === null ? 'null' : typeof thrown, stack: [] };

const nameOf = ({ name }: Error) => (/^[A-Z]\w{0,40}$/.test(name) ? name : 'Error');

/** `file:line:column` of each place that an error passed through; an address without its query, and no message. */
const placesOf = ({ stack = '' }: Error) =>
  [
    ...stack.matchAll(
      /(?:https?:\/\/[^/\s)]+|file:\/\/)?(\/[\w./@-]+\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?:(\d+):(\d+)/g,
    ),
  ]
    .slice(0, mostPlaces)
    .map(([, path = '', line, column]) => `${path.split('/').at(-1)}:${line}:${column}`);

/** `https://example.com`, or what a violation says in the place of an address: `inline`, `eval`. */
function originOf(address: string): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address;
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}

/** The file's name alone. */
const pathOf = (address: string | null) => /([\w.-]+\.\w+)(?:[?#].*)?$/.exec(address ?? '')?.[1] ?? '';
