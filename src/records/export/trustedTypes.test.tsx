import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '@mocks/host/headers';

/** A browser with `trusted-types app-worker dompurify`: each name once. */
function trustedTypes() {
  const policies = new Map<string, object>();
  const createPolicy = <Rules extends object>(name: string, rules: Rules) => {
    if (policies.has(name) || !['app-worker', 'dompurify'].includes(name)) throw new TypeError(name);
    policies.set(name, rules);
    return rules;
  };
  return { policies, createPolicy };
}

let browser = trustedTypes();
beforeEach(() => {
  vi.resetModules();
  browser = trustedTypes();
  vi.stubGlobal('trustedTypes', browser);
});
afterEach(() => vi.unstubAllGlobals());

describe('the policies of Trusted Types', () => {
  it('are named alike by the demo server and by the example for nginx', () => {
    const named = [securityHeaders['content-security-policy'], readFileSync('deploy/nginx.conf', 'utf8')].map(
      (policy = '') => /trusted-types ([\w -]+)(?=["';]|$)/.exec(policy)?.[1],
    );
    expect(named).toEqual(['app-worker dompurify', 'app-worker dompurify']);
  });

  it('have the workers’ made at the start of the app, before anybody asks for a worker', async () => {
    // The entry's first import; it does nothing but create the policy.
    expect(readFileSync('src/main.tsx', 'utf8')).toMatch(/^import '@\/records\/export\/workerAddress';/);
    const { workerAddress } = await import('./workerAddress');
    expect([...browser.policies.keys()]).toEqual(['app-worker']);
    expect(workerAddress('/assets/csv.js')).toBe('http://tribuna.test/assets/csv.js');
    expect(() => workerAddress('https://mal.test/csv.js')).toThrow(TypeError);
  });

  it('leave the app running where somebody else was first', async () => {
    browser.createPolicy('app-worker', {});
    const { workerAddress } = await import('./workerAddress');
    expect(workerAddress('/csv.js')).toBe('http://tribuna.test/csv.js');
  });
});
