import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { beginSession, endSession } from '@/session/currentSession';
import { clearToasts, toastStore } from '@/ui/feedback/toasts';
import { tellLateFailure } from './tellLateFailure';

const beginAs = (id: number) =>
  beginSession({
    user: { id, name: 'Ana', email: 'ana@tribuna.test', image: '', profileId: 1, clientId: 1 },
    token: { value: 'abc', expires: Date.now() + 60_000 },
    rules: [],
    client: { isTrial: false, shortIdentifier: null },
  });

beforeEach(() => beginAs(1));
afterEach(() => {
  endSession();
  clearToasts();
});

const refused = { error: createFailure('validation', { message: 'Nome repetido.' }) };
const told = () => toastStore.read().map(({ text, tone }) => ({ text, tone }));

const sendAnd = (isHere: boolean, answer: { error?: unknown }, meanwhile: () => void = () => undefined) =>
  tellLateFailure(
    'o eleitor Ana',
    () => isHere,
    async () => {
      meanwhile();
      return answer;
    },
  );

it('tells who has left the form of the failure, and hands it over', async () => {
  expect(await sendAnd(false, refused)).toBe(refused);
  expect(told()).toEqual([{ text: 'Ao salvar o eleitor Ana: Nome repetido.', tone: 'error' }]);
});

it('leaves what the form can show, what went well and what was called off to others', async () => {
  await sendAnd(true, refused);
  await sendAnd(false, {});
  await sendAnd(false, { error: createFailure('cancelled') });
  expect(told()).toEqual([]);
});

it('tells the next person, or nobody, nothing', async () => {
  await sendAnd(false, refused, () => beginAs(2));
  await sendAnd(false, refused, endSession);
  expect(told()).toEqual([]);
});
