import * as v from 'valibot';
import { callApi } from '@/api/client';
import { flag, ignoreReply, phpBoolean, phpId, recordOf, rowsOf, text } from '@/api/reply';
import { readSessionReply } from '@/session/session';

export interface Account {
  id: number;
  email: string;
  clientName: string;
}

export const account = v.object({ id: phpId, email: text, clientName: text });

/** Step 1: the accounts of an e-mail; empty when unknown. */
export const readAccounts = (email: string) =>
  callApi<Account[]>({
    script: 'login.php',
    action: 'getAccount',
    query: { email },
    isPublic: true,
    reply: rowsOf(account),
  });

/** Step 2, also for signing in again in place. */
export const signIn = (credentials: { id: number; password: string }) =>
  callApi({
    script: 'login.php',
    action: 'login',
    method: 'POST',
    body: credentials,
    isPublic: true,
    reply: readSessionReply,
  });

/** Public, with the token in the body, so that a 403 does not trigger another sign-out. */
export const signOut = (token: string, signal: AbortSignal) =>
  callApi({
    script: 'login.php',
    action: 'logout',
    method: 'POST',
    body: { token },
    isPublic: true,
    reply: ignoreReply,
    signal,
  });

/** `userId` is the account chosen in step 1, or null. */
export const requestRecovery = (request: { userId: number | null; email: string }) =>
  callApi({
    script: 'conta.php',
    action: 'forgot_password',
    method: 'POST',
    body: request,
    isPublic: true,
    reply: ignoreReply,
  });

export const recoveryToken = v.pipe(
  v.object({ exists: phpBoolean, isValid: flag() }),
  v.transform(({ exists, isValid }) => ({ isUsable: exists && isValid })),
);

/** Checks the token of the recovery link. */
export const checkRecoveryToken = (identity: string, signal: AbortSignal) =>
  callApi({
    script: 'conta.php',
    action: 'check_token_recover_password',
    query: { i: identity },
    isPublic: true,
    reply: recordOf(recoveryToken),
    signal,
  });

/** `token` is the identity in the recovery link. */
export const changePassword = (change: { token: string; password: string; passwordConfirm: string }) =>
  callApi({
    script: 'conta.php',
    action: 'change_password',
    method: 'POST',
    body: change,
    isPublic: true,
    reply: ignoreReply,
  });
