import { demoAccounts } from '@mocks/seed/accounts';
import { expect, signInThroughForm, test } from './support/fixtures';

const { administrator, basic } = demoAccounts;

test('signing in leads to the page asked for, lets the other tabs in, and outlives a reload', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/appointments/list');
  await expect(other).toHaveURL(/\/auth\/login/);
  await page.goto('/phonecalls/list');
  await expect(page).toHaveURL('/auth/login?voltar=%2Fphonecalls%2Flist');
  await signInThroughForm(page, { ...administrator, email: ` ${administrator.email.toUpperCase()} ` });
  await expect(page).toHaveURL('/phonecalls/list');
  await expect(other).toHaveURL('/appointments/list');
  await page.reload();
  await expect(page.getByRole('table', { name: 'Ligações' })).toBeVisible();
});

test('signing out clears the cookies, tells the server and the other tabs, and forgets what was done', async ({
  page,
  context,
  demo,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Entrar' }).click();
  await signInThroughForm(page, administrator);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Helena!');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['token', 'tribuna_session']);
  expect(cookies.every(({ sameSite }) => sameSite === 'Strict')).toBe(true);
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const other = await context.newPage();
  await other.goto('/appointments/list');
  await other.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Compromissos · 90');

  await page.getByRole('button', { name: 'Sua conta' }).click();
  await expect(page.getByText(administrator.email)).toBeVisible();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect.poll(() => context.cookies()).toEqual([]);
  const headers = { token, action: 'search' };
  const search = () => fetch(`${demo.url}/api/compromisso.php?page=1&limit=10`, { headers });
  await expect.poll(async () => (await search()).status).toBe(403);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');

  // The next person starts fresh in the tab where the other one worked.
  await expect(other).toHaveURL(/\/auth\/login/);
  await signInThroughForm(other, basic);
  await expect(other.getByRole('button', { name: /^Remover filtro A partir de/ })).toBeVisible();
});

test('a signed-in person is led on from the sign-in page, whatever its address asks for', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/auth/login?voltar=${encodeURIComponent(target)}`);
    await expect(page, target).toHaveURL(`${demo.url}/dashboard`);
  }
});

test('a session cookie that was made up is no session', async ({ page, context, demo }) => {
  const administrator = { user: { id: 1, profileId: 1 }, token: { value: 'x', expires: 9e12 }, rules: [] };
  const value = encodeURIComponent(JSON.stringify(administrator));
  await context.addCookies([{ name: 'tribuna_session', value, url: demo.url }]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('who may see a page: settings are for the administrator, a wrong address for nobody', async ({
  page,
  signIn,
}) => {
  const settings = page.getByRole('link', { name: 'Configurações' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/nao/existe');
  await expect(title).toHaveText('Página não encontrada');
  await expect(page).toHaveTitle(/Página não encontrada/);
  await signIn(page, 'basic');
  await page.goto('/nao/existe');
  await expect(title).toHaveText('Página não encontrada');
  await page.goto('/settings');
  await expect(page).toHaveURL('/forbidden');
  await expect(title).toHaveText('Você não tem permissão para acessar esta página.');
  await page.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ligação' })).toBeVisible();
  await expect(settings).toBeHidden();

  await page.context().clearCookies();
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await settings.click();
  await expect(page).toHaveURL('/settings');
  await expect(title).toHaveText('Configurações');
});
