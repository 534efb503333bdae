import * as v from 'valibot';
import { publicScript } from '@/api/publicScript';
import { flag, ignoreReply, phpBoolean, phpId, recordOf, rowsOf, text } from '@/api/reply';
import { readSessionReply } from '@/session/session';

const login = publicScript('login.php');
const conta = publicScript('conta.php');

export const account = v.object({ id: phpId, email: text, clientName: text });
export type Account = v.InferOutput<typeof account>;

/** Step 1: the accounts of an e-mail; empty when unknown. */
export const readAccounts = (email: string) => login.read('getAccount', { email }, rowsOf(account));

/** Step 2, also for signing in again in place. */
export const signIn = (credentials: { id: number; password: string }) =>
  login.write('login', credentials, readSessionReply);

/** Public, with the token in the body, so that a 403 does not trigger another sign-out. */
export const signOut = (token: string, signal: AbortSignal) =>
  login.write('logout', { token }, ignoreReply, signal);

/** `userId` is the account chosen in step 1, or null. */
export const requestRecovery = (request: { userId: number | null; email: string }) =>
  conta.write('forgot_password', request, ignoreReply);

export const recoveryToken = v.pipe(
  v.object({ exists: phpBoolean, isValid: flag() }),
  v.transform(({ exists, isValid }) => ({ isUsable: exists && isValid })),
);

/** Checks the token of the recovery link. */
export const checkRecoveryToken = (identity: string, signal: AbortSignal) =>
  conta.read('check_token_recover_password', { i: identity }, recordOf(recoveryToken), signal);

/** `token` is the identity in the recovery link. */
export const changePassword = (change: { token: string; password: string; passwordConfirm: string }) =>
  conta.write('change_password', change, ignoreReply);
