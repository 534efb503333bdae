import { checkLists } from './checkLists';
import { checkNetwork } from './checkNetwork';
import { checkReads, type Checking } from './checkReads';
import { checkWrites } from './checkWrites';
import type { Finding } from './findings';
import { signIn } from './signIn';
import { FoundValues } from './values';
import { createAsk } from './wire';

export interface CheckOptions {
  url: string;
  email: string;
  password: string;
  /** Which account of the e-mail; null for the first. */
  account: number | null;
  /** Where the app will live, for CORS; null where it shares the API's. */
  origin: string | null;
  /** Of a client's invoice page, which no reply tells. */
  identifier: string | null;
  /** Makes, changes and removes records, too. */
  writes: boolean;
  /** Ends at once what is under way. */
  stop: AbortSignal;
  /** Hears each finding as it is made. */
  tell: (finding: Finding) => void;
}

/**
 * Checks an API from signing in to signing out.
 * @throws NoSession, NoAnswer when there is nothing to check
 */
export async function runCheck(options: CheckOptions): Promise<Finding[]> {
  const { url, stop, origin, email, identifier } = options;
  const findings: Finding[] = [];
  const ask = createAsk(url, stop, origin);
  const { session, expires } = await signIn(ask, options);
  const token = session.token.value;
  const checking: Checking = {
    ask,
    token,
    values: new FoundValues({ email, identifier }, session.user),
    answers: [],
    tell: (finding) => {
      findings.push(finding);
      options.tell(finding);
    },
  };
  try {
    await checkReads(checking);
    await checkLists(checking);
    if (options.writes)
      await checkWrites(checking, createAsk(url, new AbortController().signal, origin), stop);
    await checkNetwork({ ...checking, origin, expires });
  } finally {
    // The session was opened for this alone; a server that does not answer keeps it until it ends by itself.
    if (!stop.aborted) {
      await ask({ method: 'POST', script: 'login.php', action: 'logout', body: { token } }).catch(() => null);
    }
  }
  return findings;
}
