import { beginSession, currentSession } from '@/session/currentSession';
import { isValid } from '@/session/session';
import { readAccounts } from './authApi';
import { openSession } from './openSession';

interface Words {
  mail: string;
  password: string;
}

/**
 * Signs in with the words just given to sign up, so that nobody is asked for them again; what begins the session, for
 * whoever is still on the page. Null where it cannot be done here: signing in by hand says why.
 */
export async function enterAfterSignUp({ mail, password }: Words): Promise<(() => void) | null> {
  const { data: accounts = [] } = await readAccounts(mail);
  const [account] = accounts;
  // Of several, the person chooses.
  if (!account || accounts.length > 1 || isValid(currentSession())) return null;
  const { data: session } = await openSession(account.id, password);
  return session ? () => beginSession(session) : null;
}
