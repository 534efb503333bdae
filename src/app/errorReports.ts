import type { Problem } from '@/api/findings';
import { onCaughtError, onTrouble, type Trouble } from '@/api/troubles';
import { appVersion } from '@/config/version';

/* Reports to VITE_ERROR_REPORT_URL: unreadable responses, uncaught errors, CSP violations. Error messages
 * may quote data, so only names and positions are sent.
 */

const maxReports = 20;
const maxPlaces = 15;

type Report =
  | { kind: 'reply'; outcome: Trouble['kind']; call: Trouble['call']; problems: readonly Problem[] }
  | { kind: 'error' | 'rejection'; name: string; stack: string[] }
  | { kind: 'policy'; directive: string; blocked: string; source: string };

/** Starts reporting to a URL, `early` errors first; never throws. Returns the stop function. */
export function startErrorReports(address: string, early: readonly unknown[] = []): () => void {
  const reported = new Set<string>();

  function report(one: Report) {
    const key = keyOf(one);
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    try {
      const at = new Date().toISOString();
      navigator.sendBeacon(address, JSON.stringify({ at, version: appVersion, ...one }));
    } catch {
      // Not worth reporting.
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
      source: `${fileOf(event.sourceFile)}:${event.lineNumber}:${event.columnNumber}`,
    });

  early.forEach(reportError);
  const endCaught = onCaughtError(reportError);
  const endTroubles = onTrouble(({ kind, call, problems }) =>
    report({ kind: 'reply', outcome: kind, call, problems }),
  );
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
  document.addEventListener('securitypolicyviolation', onViolation, { signal });
  return () => {
    endTroubles();
    endCaught();
    ended.abort();
  };
}

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

/** `file:line:column` per stack frame; no queries or messages. */
const placesOf = ({ stack = '' }: Error) =>
  [...stack.matchAll(/(?<=\/)([\w.@-]+\.[cm]?[jt]sx?)(?:\?[^\s:?)]*)?:(\d+):(\d+)/g)]
    .slice(0, maxPlaces)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);

/** `https://example.com`, or a violation's keyword: `inline`, `eval`. */
function originOf(address: string): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address;
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}

/** The file name without its path. */
function fileOf(address: string | null): string {
  const [path = ''] = (address ?? '').split(/[?#]/, 1);
  return /(?<![\w.-])[\w.-]+\.\w+$/.exec(path)?.[0] ?? '';
}
