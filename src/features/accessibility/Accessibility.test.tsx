import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { renderPublicPage } from '@tests/renderPublicPage';
import { renderRoute } from '@tests/renderRoute';
import { environment } from '@/config/environment';

installDemoApi();

it('says what holds, what does not and whom to tell, to whoever has not signed in', async () => {
  renderRoute('/acessibilidade');
  expect(await screen.findByRole('heading', { level: 1, name: 'Acessibilidade' })).toHaveFocus();
  const part = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(part('O que já atende').length).toBeGreaterThan(2);
  expect(part('O que ainda falta').length).toBeGreaterThan(2);
  expect(part('Teclas de acesso').map(({ textContent }) => textContent)).toEqual([
    '1 ao conteúdo',
    '2 ao menu',
    '3 à busca, nas telas que a têm',
  ]);
  const contact = screen.getByRole('link', { name: /^Página de contato/ });
  expect(contact).toHaveAttribute('href', environment.contactUrl);
  await expectNoAxeViolations();
});

it('is led to from the entrance, the public pages and the help of those who signed in', async () => {
  renderRoute('/auth/login');
  expect(await screen.findByRole('link', { name: 'Acessibilidade' })).toHaveAttribute(
    'href',
    '/acessibilidade',
  );
  cleanup();
  renderPublicPage('/appointment/inventado');
  expect(await screen.findByRole('link', { name: 'Acessibilidade' })).toHaveAttribute(
    'href',
    '/acessibilidade',
  );
  cleanup();
  const { user } = renderRoute('/dashboard', { as: demoAccounts.administrator.email });
  await user.click(await screen.findByRole('button', { name: 'Ajuda' }));
  expect(await screen.findByRole('link', { name: /^Acessibilidade/ })).toHaveAttribute(
    'href',
    '/acessibilidade',
  );
});
