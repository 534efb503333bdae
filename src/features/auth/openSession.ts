import { createFailure, type ApiResult } from '@/api/failure';
import { isValid, type Session } from '@/session/session';
import { withoutSession } from '@/frames/public/withoutSession';
import { signIn } from './authApi';

/** Signs in. A session already expired on arrival would loop back to sign-in; the device's clock is wrong. */
export async function openSession(id: number, password: string): Promise<ApiResult<Session>> {
  const result = withoutSession(await signIn({ id, password }), 'Tente entrar de novo.');
  if (result.error || isValid(result.data)) return result;
  return {
    error: createFailure('validation', {
      message: 'O acesso que recebemos já venceu. Confira se a data e a hora deste aparelho estão certas.',
    }),
  };
}
