import { createFailure, type ApiResult } from '@/api/failure';
import { isValid, type Session } from '@/session/session';
import { withoutSession } from '@/ui/public/withoutSession';
import { signIn } from './authApi';

/**
 * Asks for a session that can be used at once. One that has already ended when it arrives would lead straight back to
 * signing in; the cause is this device's clock.
 */
export async function openSession(id: number, password: string): Promise<ApiResult<Session>> {
  const result = withoutSession(await signIn({ id, password }), 'Tente entrar de novo.');
  if (result.error || isValid(result.data)) return result;
  return {
    error: createFailure('validation', {
      message: 'A sessão que recebemos já terminou. Confira se a data e a hora deste aparelho estão certas.',
    }),
  };
}
