import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { installDemoApi } from '@mocks/testServer';
import { openCalls } from './calls';
import { renderRoute } from './renderRoute';
import { seen } from './seen';
import { fieldNamed, fill, press } from './typing';
import { listen } from './voice';

/* What Orca reads in a browser (npm run voice), without one: a task's news, each heard once and in order. */

installDemoApi();

it('tells of signing in what is wanted next and what is wrong', async () => {
  const { user } = renderRoute('/auth/login');
  const field = await screen.findByRole('textbox', { name: 'E-mail' });
  const { news } = await listen();
  await user.type(field, `${demoAccounts.administrator.email}{Enter}`);
  const password = await screen.findByLabelText('Senha');
  await user.type(password, 'errada123{Enter}');
  await waitFor(async () => expect(await news()).toContain('Senha incorreta.'));
  // A wait may end before it could be announced.
  const told = (await news()).filter((words) => !words.endsWith('...'));
  expect(told).toEqual(['Digite sua senha.', 'Senha incorreta.']);
});

it('tells of a new call that it was made, and how many there are then', async () => {
  const { user } = openCalls();
  // Announced before listening starts.
  await screen.findByText('60 ligações');
  await press(user, 'Nova');
  await screen.findByLabelText('Quem ligou');
  const { heard, news } = await listen();
  await fill(user, fieldNamed('Quem ligou'), 'José');
  await press(user, 'Salvar');
  await waitFor(() => expect(fieldNamed('Assunto')).toHaveFocus());
  expect(await news()).toEqual([]);
  expect(await heard()).toContain('textbox, Assunto, Preencha este campo., invalid, required');

  await fill(user, fieldNamed('Assunto'), 'Quer uma visita.');
  await press(user, 'Salvar');
  await seen(/^A ligação LI-\d+ foi criada!$/);
  await waitFor(async () => expect(await news()).toContain('61 ligações'));
  const told = await news();
  expect(told.filter((words) => /^A ligação LI-\d+ foi criada!/.test(words))).toHaveLength(1);
  expect(told.filter((words) => words === '61 ligações')).toHaveLength(1);
});
