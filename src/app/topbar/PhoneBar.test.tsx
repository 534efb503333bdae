import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { administrator, basic, giveRules } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { texts } from '@tests/list';
import { loadScreen } from '@tests/staffRoutes';

installDemoApi();

/** A window narrower than any width query. */
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await Promise.all([import('./PhoneBar'), loadScreen('/dashboard', '/services/list', '/voters/list')]);
}, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
});

const bar = () => screen.findByRole('navigation', { name: 'Mais usados' });

it('leads to the most used modules on a phone, and marks the one that is open', async () => {
  const { user, path } = renderRoute('/dashboard', { as: administrator.email });
  const links = within(await bar()).getAllByRole('link');
  expect(texts(links)).toEqual(['Eleitores', 'Atendimentos', 'Compromissos', 'Tarefas']);
  await user.click(within(await bar()).getByRole('link', { name: 'Atendimentos' }));
  expect(await screen.findByRole('table', { name: 'Atendimentos' })).toBeVisible();
  expect(path()).toBe('/services/list');
  expect(screen.getByRole('link', { current: 'page', name: 'Atendimentos' })).toBeVisible();
  await expectNoAxeViolations(await bar());
});

it('creates a record of the module one is in, with the list as it is filtered', async () => {
  const { user, path } = renderRoute('/services/list?statusId=1', { as: administrator.email });
  await screen.findByRole('heading', { level: 1 });
  await user.click(await within(await bar()).findByRole('button', { name: 'Novo atendimento' }));
  expect(await screen.findByRole('dialog', { name: 'Novo atendimento' })).toBeVisible();
  await waitFor(() => expect(path()).toBe('/services/list?statusId=1&panel=create'));
});

it('elsewhere lets one choose what to create, of what one may', async () => {
  giveRules('create_treatment');
  const { user, path } = renderRoute('/dashboard', { as: basic.email });
  await user.click(within(await bar()).getByRole('button', { name: 'Criar' }));
  expect(texts(screen.getAllByRole('menuitem'))).toEqual([
    'Novo atendimento',
    'Colar conversa',
    'Nova enquete',
    'Nova tarefa',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Novo atendimento' }));
  expect(await screen.findByRole('dialog', { name: 'Novo atendimento' })).toBeVisible();
  await waitFor(() => expect(path()).toBe('/services/list?panel=create'));
});

it('answers a call over the screen', async () => {
  await Promise.all([import('../ModuleKeys'), import('@/workflows/incomingCall/IncomingCall')]);
  const { user, path } = renderRoute('/dashboard', { as: administrator.email });
  await screen.findByRole('heading', { level: 1 });
  const call = () => screen.queryByRole('dialog', { name: 'Registrar ligação' });
  // Once the shortcut is handled, further keys go into the panel's field.
  await waitFor(() => expect(fireEvent.keyDown(document.body, { key: 'l' })).toBe(false));
  await waitFor(() => expect(call()).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(call()).not.toBeInTheDocument());
  await user.click(within(await bar()).getByRole('button', { name: 'Criar' }));
  await user.click(screen.getByRole('menuitem', { name: 'Nova ligação' }));
  await waitFor(() => expect(call()).toBeVisible());
  expect(path()).toBe('/dashboard');
});
