import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { demoPassword } from '@mocks/seed/accounts';
import { allSent } from './allSent';
import { panel } from './panels';
import type { User } from './typing';

const minute = 60_000;

/** The password was typed this many minutes ago. */
export const typedBefore = (minutes: number) =>
  localStorage.setItem('tribuna-senha', String(Date.now() - minutes * minute));

/** Title of the question for one's own password. */
export const passwordTitle = 'Confirme a sua senha';

export const nothingDone = 'Nada foi feito, porque a senha não foi confirmada.';

/** The question for one's own password, ready to be answered. */
export async function passwordQuestion() {
  const dialog = await panel(passwordTitle);
  await dialog.findByLabelText('Senha');
  return dialog;
}

const isOver = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: passwordTitle })).not.toBeInTheDocument());

/** Does something twice: the first time without the password, when nothing happens, the second time with it. */
export async function expectPasswordAsked(user: User, act: () => Promise<unknown>, done: () => number) {
  typedBefore(5);
  await act();
  const dialog = await passwordQuestion();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await isOver();
  expect(await screen.findByText(nothingDone)).toBeVisible();
  await allSent();
  expect(done()).toBe(0);
  await act();
  const again = await passwordQuestion();
  await user.type(again.getByLabelText('Senha'), `${demoPassword}{Enter}`);
  await waitFor(() => expect(done()).toBe(1));
  await isOver();
}
