import { expect, test } from './support/fixtures';
import { fill, panel, phone } from './support/steps';
import { typeInto } from './support/hands';

test.use(phone);

test('tries the product on a phone: signs up, is welcomed, is signed in, finds the modules waiting', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Testar grátis por 15 dias' }).click();
  await fill(page, { Nome: 'Conceição Araújo', Cidade: 'São José dos Campos' });
  await page.getByRole('textbox', { name: 'Telefone' }).pressSequentially('12987654321');
  await expect(page.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(12) 98765-4321');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('São Paulo');
  await page.getByRole('radio', { name: 'Vereador(a)' }).check();
  const account = { email: 'conceicao@camara.example', password: 'çãó-segredo-1' };
  await fill(page, { 'E-mail': account.email });
  await typeInto(page.getByLabel('Senha', { exact: true }), account.password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/onboarding/welcome');

  // Typed text is not there for the phone's next user.
  await page.goto('/onboarding/start');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  await page.goto('/onboarding/welcome');
  await page.getByRole('link', { name: 'Legal, Vamos Começar!' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Conceição!');

  for (const [name, start, title] of [
    ['Ligação', 'Começar, Cadastrar ligação', 'Nova ligação'],
    ['Compromissos', 'Começar, Cadastrar compromisso', 'Novo compromisso'],
    ['Docs. Proposituras/Adm.', 'Começar, Criar documento', 'Novo documento'],
  ] as const) {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Módulos' });
    await menu.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: start }).click();
    await panel(page, title).getByRole('button', { name: 'Cancelar' }).click();
    await expect(panel(page, title)).toBeHidden();
  }

  // The first record replaces the welcome.
  await page.goto('/phonecalls/list');
  await page.getByRole('button', { name: 'Começar, Cadastrar ligação' }).click();
  await fill(panel(page, 'Nova ligação'), { 'Quem ligou': 'Primeira pessoa', Assunto: 'Primeiro recado' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ligação · 1');
});
