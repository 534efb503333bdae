import type { Account } from './authApi';

/** Where a person is in signing in. */
export type SignInStep =
  | { name: 'email' }
  | { name: 'account'; accounts: Account[] }
  | { name: 'password'; account: Account; accounts: Account[] };

/** After the e-mail: several accounts are chosen from, one goes straight to the password, none stays. */
export function stepAfterEmail(accounts: Account[]): SignInStep {
  const [first] = accounts;
  if (!first) return { name: 'email' };
  return accounts.length === 1
    ? { name: 'password', account: first, accounts }
    : { name: 'account', accounts };
}

/** One step back: to the choice when there was one, else to the e-mail. */
export function stepBefore(step: SignInStep): SignInStep {
  return step.name === 'password' && step.accounts.length > 1
    ? { name: 'account', accounts: step.accounts }
    : { name: 'email' };
}
