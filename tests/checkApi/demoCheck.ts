import { onTestFinished } from 'vitest';
import { readOptions } from '@mocks/host/options';
import { startHost, type Host } from '@mocks/host/startHost';
import { demoAccounts } from '@mocks/seed/accounts';
import type { Finding } from '../../scripts/checkApi/findings';
import { runCheck, type CheckOptions } from '../../scripts/checkApi/runCheck';

const appOrigin = 'http://app.tribuna.test';

/** The demo API over HTTP with server flags; closed after the test. */
export async function openHost(...flags: string[]): Promise<Host> {
  const where = ['--memory', '--port', '0', '--origin', appOrigin];
  const host = await startHost(readOptions([...where, ...flags], {}), () => undefined);
  onTestFinished(host.close);
  return host;
}

export function checkHost(
  { url }: Pick<Host, 'url'>,
  changes: Partial<CheckOptions> = {},
): Promise<Finding[]> {
  const { email, password } = demoAccounts.administrator;
  return runCheck({
    url: `${url}/api`,
    email,
    password,
    account: null,
    origin: appOrigin,
    identifier: null,
    writes: false,
    stop: new AbortController().signal,
    onFinding: () => undefined,
    ...changes,
  });
}

/** Like `checkHost`, but stops once the findings are sufficient: a host with one defect need not be fully read. */
export async function checkUntil(
  host: Host,
  isEnough: (findings: Finding[]) => boolean,
  changes: Partial<CheckOptions>,
): Promise<Finding[]> {
  const stopping = new AbortController();
  const found: Finding[] = [];
  const onFinding = (finding: Finding) => {
    found.push(finding);
    if (isEnough(found)) stopping.abort();
  };
  try {
    return await checkHost(host, { ...changes, stop: stopping.signal, onFinding });
  } catch (thrown) {
    if (stopping.signal.aborted) return found;
    throw thrown;
  }
}
