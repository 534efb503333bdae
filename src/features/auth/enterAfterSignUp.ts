import { beginSession, currentSession } from '@/session/currentSession';
import { isValid } from '@/session/session';
import { readAccounts, signIn } from './authApi';

interface Words {
  mail: string;
  password: string;
}

/**
 * Signs in with the credentials just used to sign up, so that they need not be typed again. Resolves to a function
 * that begins the session, for a person still on the page; null if it is not possible here: signing in manually shows
 * the reason.
 */
export async function enterAfterSignUp({ mail, password }: Words): Promise<(() => void) | null> {
  const { data: accounts = [] } = await readAccounts(mail);
  const [account] = accounts;
  // With several accounts, the person chooses.
  if (!account || accounts.length > 1 || isValid(currentSession())) return null;
  // Not by `openSession`, whose error messages would not be shown: a third importer would give it a separate file.
  const { data: session = null } = await signIn({ id: account.id, password });
  return isValid(session) ? () => beginSession(session) : null;
}
