import { demoAccounts } from '@mocks/seed/accounts';
import { expect, signInThroughForm, test } from './support/fixtures';
import { fill, panel, phone } from './support/steps';

test.use(phone);

test('tries the product on a phone: signs up, is welcomed, signs in, finds the modules waiting', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (400|422)/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Testar grátis por 15 dias' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie sua conta');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Nenhuma cobrança durante o teste',
    'Todos os recursos liberados',
    'Sem limite de usuários',
    'Banco de dados ilimitado',
  ]);
  for (const name of [/^Termos de uso/, /^Política de privacidade/]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }

  const create = page.getByRole('button', { name: 'Criar conta' });
  await create.click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Quero testar para' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );

  await fill(page, { Nome: 'Conceição Araújo', Cidade: 'São José dos Campos' });
  await page.getByRole('textbox', { name: 'Telefone' }).pressSequentially('12987654321');
  await expect(page.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(12) 98765-4321');
  const state = page.getByRole('combobox', { name: 'Estado' });
  await expect(state.getByRole('option', { disabled: false })).toHaveCount(27);
  await state.selectOption('São Paulo');
  await page.getByRole('radio', { name: 'Vereador(a)' }).check();
  await fill(page, { 'E-mail': demoAccounts.administrator.email });
  await page.getByLabel('Senha', { exact: true }).fill('12345678');
  await create.click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Este e-mail já está cadastrado.',
  );
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();

  const account = { email: 'conceicao@camara.example', password: 'çãó-segredo-1' };
  await fill(page, { 'E-mail': account.email });
  await page.getByLabel('Senha', { exact: true }).fill('curta');
  await create.click();
  await expect(page.getByText('A senha precisa ter ao menos 8 caracteres.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await create.click();

  await expect(page).toHaveURL('/onboarding/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boas-vindas ao Tribuna!');
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/(wa\.me|api\.whatsapp\.com)\/.*5511987654321/,
  );
  await expect(page.getByRole('link', { name: 'contato@example.com.br' })).toHaveAttribute(
    'href',
    'mailto:contato@example.com.br',
  );

  // What was typed is not there for whoever takes the phone next.
  await page.goto('/onboarding/start');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  await page.goto('/onboarding/welcome');
  await page.getByRole('link', { name: 'Legal, Vamos Começar!' }).click();
  await signInThroughForm(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Conceição!');

  const openModule = async (name: string) => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('link', { name, exact: true }).click();
  };
  await openModule('Ligação');
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao módulo de ligações' })).toBeVisible();
  await page.getByRole('button', { name: 'Começar, Cadastrar ligação' }).click();
  await expect(panel(page, 'Nova ligação')).toBeVisible();
  await panel(page, 'Nova ligação').getByRole('button', { name: 'Cancelar' }).click();

  await openModule('Compromissos');
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao módulo de compromissos' })).toBeVisible();
  await page.getByRole('button', { name: 'Começar, Cadastrar compromisso' }).click();
  await expect(panel(page, 'Novo compromisso')).toBeVisible();
});
