import { screen, within, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { installDemoApi } from '@mocks/testServer';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';

installDemoApi();

const open = async () => {
  const route = renderRoute('/phonecalls/list', { as: demoAccounts.administrator.email });
  await screen.findByRole('table', { name: 'Ligações' });
  return route;
};

it('has the skip links and access keys of eMAG first of all', async () => {
  const { user } = await open();
  screen.getByRole('heading', { level: 1 }).blur();
  const links = screen.getAllByRole('link', { name: /^Ir para/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('accesskey')])).toEqual([
    ['Ir para o conteúdo [1]', '1'],
    ['Ir para o menu [2]', '2'],
    ['Ir para a busca [3]', '3'],
  ]);
  await user.tab();
  expect(links[0]).toHaveFocus();
});

it('leads to the content, the menu and the search, without a trace in the address', async () => {
  const { user, path } = await open();
  const follow = (name: string) => user.click(screen.getByRole('link', { name }));
  await follow('Ir para a busca [3]');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await follow('Ir para o menu [2]');
  const menu = screen.getByRole('navigation', { name: 'Módulos' });
  expect(within(menu).getAllByRole('link')[0]).toHaveFocus();
  await follow('Ir para o conteúdo [1]');
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(path()).toBe('/phonecalls/list'));
});

it('stays in a panel, whatever access key is pressed under it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Filtrar ligações' }));
  const [field] = await (await panel('Filtrar')).findAllByRole('textbox');
  if (!field) throw new Error('The panel has no field.');
  field.focus();
  const link = document.querySelector<HTMLElement>('[accesskey="1"]');
  link?.click();
  expect(field).toHaveFocus();
});
