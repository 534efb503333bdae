import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import type { Page } from '@playwright/test';
import { expect, signInThroughForm, test } from './support/fixtures';
import type { DemoServer } from './support/demoServer';
import { typeInto } from './support/hands';

const { administrator, shared } = demoAccounts;

/** Types the password twice on the page behind the recovery link, and submits it. */
async function choosePassword(page: Page, password: string) {
  await typeInto(page.getByLabel('Nova senha', { exact: true }), password);
  await typeInto(page.getByLabel('Confirme a nova senha', { exact: true }), password);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada!');
}

/** The link in the recovery e-mail to this address. */
async function mailedLink(demo: DemoServer, email: string): Promise<string> {
  const link = () =>
    new RegExp(`E-mail para ${email}: Redefina sua senha\\s+(\\S+)`).exec(demo.printed())?.[1];
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}

test('recovers a password: e-mail, new password, signing in with it', async ({ page, demo, problems }) => {
  problems.expect(/status of 400/);
  await page.goto('/auth/login');
  await typeInto(page.getByRole('textbox', { name: 'E-mail' }), administrator.email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  // The previous step has a link of the same name, without an account.
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  // The e-mail typed before must not appear in the URL.
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeFocused();
  await page.goto(await mailedLink(demo, administrator.email));
  await choosePassword(page, 'senha-nova-1');

  await page.getByRole('link', { name: 'Entrar' }).click();
  await signInThroughForm(page, administrator);
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await typeInto(page.getByLabel('Senha', { exact: true }), 'senha-nova-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('recovers the password of the account chosen, not of the other one', async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 400/);
  const choose = async (position: number) => {
    await page.goto('/auth/login');
    await typeInto(page.getByRole('textbox', { name: 'E-mail' }), shared.email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('listitem').getByRole('button').nth(position).click();
  };
  const enter = async (position: number) => {
    await choose(position);
    await typeInto(page.getByLabel('Senha', { exact: true }), 'so-da-segunda');
    await page.getByRole('button', { name: 'Entrar' }).click();
  };
  await choose(1);
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeVisible();
  await page.goto(await mailedLink(demo, shared.email));
  await choosePassword(page, 'so-da-segunda');
  await enter(0);
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await enter(1);
  await expect(page).toHaveURL('/dashboard');
});

test('a link that was used is good no longer', async ({ page }) => {
  const address = `/auth/reset-password/${demoLinks.validReset}`;
  await page.goto(address);
  await choosePassword(page, 'senha-nova-1');
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('Ops! Token expirou ou não existe');
});
