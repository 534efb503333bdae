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
  /** Account id; null for the e-mail's first. */
  account: number | null;
  /** The app's future origin, for CORS; null if it is the API's. */
  origin: string | null;
  /** From a client's invoice URL; no reply has it. */
  identifier: string | null;
  /** Also create, update and remove records, based on ids that were read. */
  writes: boolean;
  /** Further checks to run; all by default. */
  parts?: readonly Exclude<Finding['part'], 'writes'>[];
  /** Aborts at once. */
  stop: AbortSignal;
  onFinding: (finding: Finding) => void;
}

/**
 * Checks an API from sign-in to sign-out.
 * @throws NoSession, NoAnswer when nothing can be checked
 */
export async function runCheck(options: CheckOptions): Promise<Finding[]> {
  const { url, stop, origin, email, identifier, parts = ['reads', 'lists', 'network'] } = options;
  const findings: Finding[] = [];
  const ask = createAsk(url, stop, origin);
  const { session, expires } = await signIn(ask, options);
  const token = session.token.value;
  const checking: Checking = {
    ask,
    token,
    values: new FoundValues({ email, identifier }, session.user),
    answers: [],
    onFinding: (finding) => {
      findings.push(finding);
      options.onFinding(finding);
    },
  };
  try {
    if (parts.includes('reads')) await checkReads(checking);
    if (parts.includes('lists')) await checkLists(checking);
    if (options.writes)
      await checkWrites(checking, createAsk(url, new AbortController().signal, origin), stop);
    if (parts.includes('network')) await checkNetwork({ ...checking, origin, expires });
  } finally {
    // Closes the session; if that fails, it expires by itself.
    if (!stop.aborted) {
      await ask({ method: 'POST', script: 'login.php', action: 'logout', body: { token } }).catch(() => null);
    }
  }
  return findings;
}
