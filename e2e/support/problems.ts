import type { BrowserContext } from '@playwright/test';

/** Page problems that fail a journey, unless expected. */
export interface Problems {
  /** Allows matching problems, e.g. `/status of 503/` for a simulated fault. */
  expect(pattern: RegExp): void;
}

interface Watch extends Problems {
  unexpected(): string[];
}

const policyBinding = '__reportPolicyViolation';

/**
 * Watches a context for console errors, uncaught errors, CSP violations, failed requests and requests to
 * other origins.
 */
export async function watchForProblems(context: BrowserContext, origins: string[]): Promise<Watch> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const isOwn = (url: string) => origins.some((origin) => url.startsWith(`${origin}/`));

  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    seen.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('request', (request) => {
    // Links may open other sites; the app itself must not fetch from them.
    const { protocol } = new URL(request.url());
    const isLocal = isOwn(request.url()) || ['data:', 'blob:'].includes(protocol);
    if (!isLocal && !request.isNavigationRequest()) seen.push(`foreign request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation cancels pending requests, with these names in Chromium and Firefox.
    const isCancelled = reason === 'net::ERR_ABORTED' || reason === 'NS_BINDING_ABORTED';
    if (!isCancelled && isOwn(request.url())) {
      seen.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
    }
  });
  await context.exposeBinding(policyBinding, (_source, text: string) => seen.push(`CSP: ${text}`));
  await context.addInitScript((binding) => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = violation;
      const report = Reflect.get(window, binding) as (text: string) => void;
      report(`${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  }, policyBinding);

  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
