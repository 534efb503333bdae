import { readBody } from '../../src/api/body';
import { readSessionReply, type Session } from '../../src/session/session';
import { rowsIn } from './declared';
import { isObject, kindOf } from './kinds';
import { kindOfBody, saysRefusal } from './judge';
import type { Ask, WireReply } from './wire';

/** The message, in Portuguese, says what to do. */
export class NoSession extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoSession';
  }
}

export interface SignedIn {
  session: Session;
  /** The expiry as received. */
  expires: unknown;
}

/**
 * Signs in as the app does.
 * @param account account id, for an e-mail with several; null for the first
 * @throws NoSession, NoAnswer
 */
export async function signIn(
  ask: Ask,
  { email, password, account }: { email: string; password: string; account: number | null },
): Promise<SignedIn> {
  const found = await ask({ method: 'GET', script: 'login.php', action: 'getAccount', query: { email } });
  const accounts = (rowsIn(jsonOf(found, 'login.php getAccount')) ?? []).filter(isObject);
  if (accounts.length === 0) throw new NoSession(`Nenhuma conta ativa com esse e-mail. Confira --email.`);
  const chosen = account === null ? accounts[0] : accounts.find(({ id }) => Number(id) === account);
  if (!chosen) throw new NoSession('Esse e-mail não tem a conta dada em --account.');

  const body = { id: Number(chosen.id), password };
  const reply = await ask({ method: 'POST', script: 'login.php', action: 'login', body });
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 404) {
    throw new NoSession('O servidor recusou a entrada: a senha não confere, ou a conta está bloqueada.');
  }
  const value = jsonOf(reply, 'login.php login');
  if (saysRefusal(value)) {
    throw new NoSession('O servidor recusou a entrada, com status 200: a senha não confere?');
  }
  try {
    return { session: readSessionReply(value), expires: expiresIn(value) };
  } catch {
    throw new NoSession(
      `A resposta de login.php login não é a sessão documentada (veio ${kindOf(value)}): ninguém conseguiria entrar.`,
    );
  }
}

function expiresIn(value: unknown) {
  const outer = isObject(value) ? value : {};
  const { token } = isObject(outer.data) ? outer.data : outer;
  return isObject(token) ? token.expires : undefined;
}

function jsonOf({ status, text }: WireReply, call: string): unknown {
  if (status === 404) {
    throw new NoSession(`Não há ${call} nesse endereço (404). --url é a pasta onde está login.php.`);
  }
  if (status >= 300 && status < 400) {
    throw new NoSession('O endereço leva a outro. Dê em --url aquele a que ele leva.');
  }
  if (status >= 500) throw new NoSession(`O servidor respondeu ${status} a ${call}.`);
  try {
    return readBody(text);
  } catch {
    throw new NoSession(`A ${call} veio ${kindOfBody(text)}, e não JSON. Confira --url.`);
  }
}
