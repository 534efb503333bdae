import type { Account } from './authApi';

export type SignInStep =
  | { name: 'email' }
  | { name: 'account'; accounts: Account[] }
  | { name: 'password'; account: Account; accounts: Account[] };

/** With one account, skips the choice; with none, stays. */
export function stepAfterEmail(accounts: Account[]): SignInStep {
  const [first] = accounts;
  if (!first) return { name: 'email' };
  return accounts.length === 1
    ? { name: 'password', account: first, accounts }
    : { name: 'account', accounts };
}

export function stepBefore(step: SignInStep): SignInStep {
  return step.name === 'password' && step.accounts.length > 1
    ? { name: 'account', accounts: step.accounts }
    : { name: 'email' };
}
