import { beginSession, currentSession } from '@/session/currentSession';
import { isValid } from '@/session/session';
import { readAccounts, signIn } from './authApi';

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
  // Not by `openSession`, whose words for what failed nobody would see: a third importer gives it a file of its own.
  const { data: session = null } = await signIn({ id: account.id, password });
  return isValid(session) ? () => beginSession(session) : null;
}
