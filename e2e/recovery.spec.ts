import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import type { Page } from '@playwright/test';
import { expect, signInThroughForm, test } from './support/fixtures';
import type { DemoServer } from './support/demoServer';

const { administrator, shared } = demoAccounts;

/** Types both passwords on the page behind the recovery link, and sends them. */
async function choosePassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a nova senha', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
}

/** The link in the newest recovery e-mail to this address. */
async function mailedLink(demo: DemoServer, email: string, position = 0): Promise<string> {
  const links = () =>
    [...demo.printed().matchAll(/E-mail para (\S+): Redefina sua senha\s+(\S+)/g)]
      .filter(([, to]) => to === email)
      .map(([, , link]) => link ?? '');
  await expect.poll(() => links().length).toBeGreaterThan(position);
  return links()[position] ?? '';
}

test('recovers a password: e-mail, new password, signing in with it', async ({ page, demo, problems }) => {
  problems.expect(/status of (400|422)/);
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(administrator.email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();

  const email = page.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toHaveValue(administrator.email);
  // The address typed before belongs in no address bar.
  expect(page.url()).toBe(`${demo.url}/auth/forgot-password`);
  await email.fill('ninguem@tribuna.demo');
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(email).toHaveAccessibleDescription(/Não encontramos uma conta/);
  await email.fill(administrator.email);
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(administrator.email);
  await expect(page.getByRole('main')).toContainText('caixa de spam');

  const link = await mailedLink(demo, administrator.email);
  expect(link).toMatch(`${demo.url}/auth/reset-password/`);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redefina sua senha');
  await choosePassword(page, 'senha-nova-1', 'senha-nova-2');
  await expect(page.getByText('As senhas não são iguais.')).toBeVisible();
  await choosePassword(page, 'curta');
  await expect(page.getByText('A senha precisa ter ao menos 8 caracteres.')).toBeVisible();
  await choosePassword(page, 'senha-nova-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada!');
  await expect(page.getByText('Utilize sua nova senha para acessar o sistema.')).toBeVisible();

  await page.getByRole('link', { name: 'Entrar' }).click();
  await signInThroughForm(page, administrator);
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('senha-nova-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('recovers the password of the account chosen, not of the other one', async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of (400|422)/);
  const choose = async (position: number) => {
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(shared.email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('listitem').getByRole('button').nth(position).click();
  };
  await choose(1);
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeVisible();
  await page.goto(await mailedLink(demo, shared.email));
  await choosePassword(page, 'so-da-segunda');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada!');

  const password = page.getByLabel('Senha', { exact: true });
  await choose(0);
  await password.fill('so-da-segunda');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await choose(1);
  await password.fill('so-da-segunda');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a link that expired, was used or never was leads to asking for another', async ({ page }) => {
  await page.goto(`/auth/reset-password/${demoLinks.validReset}`);
  await choosePassword(page, 'senha-nova-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada!');

  for (const identity of [demoLinks.expiredReset, demoLinks.validReset, 'inventado', '%3Cscript%3E']) {
    await page.goto(`/auth/reset-password/${identity}`);
    await expect(page.getByRole('alert')).toContainText('Ops! Token expirou ou não existe');
  }
  await page.getByRole('link', { name: 'Recuperar senha' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.getByRole('link', { name: 'Já tenho uma conta' }).click();
  await expect(page).toHaveURL('/auth/login');
});
