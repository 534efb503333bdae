import { demoAccounts } from '@mocks/seed/accounts';
import { expect, signInThroughForm, test } from './support/fixtures';
import { countIn } from './support/steps';

const { administrator, basic, shared } = demoAccounts;
const mainOffice = 'Gabinete da Vereadora Helena Prado';
const secondOffice = 'Gabinete do Deputado Estadual Antônio Guimarães';

test.describe('signing in', () => {
  test('with one account: a wrong password says so, the right one leads to the dashboard', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 400/);
    await page.goto('/');
    await page.getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(administrator.email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const password = page.getByLabel('Senha', { exact: true });
    await expect(password).toBeFocused();
    await expect(page.getByText(mainOffice)).toBeVisible();

    await password.fill('não é esta');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Senha incorreta.')).toBeVisible();
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('não é esta');

    await password.fill(administrator.password);
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Helena!');
  });

  test('with two accounts: the office is chosen, and can be chosen anew', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(shared.email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Escolha a conta' })).toBeFocused();
    const accounts = page.getByRole('listitem').getByRole('button');
    await expect(accounts).toHaveText([`${mainOffice}${shared.email}`, `${secondOffice}${shared.email}`]);

    await accounts.first().click();
    await page.getByRole('button', { name: 'Trocar de conta' }).click();
    await accounts.last().click();
    await expect(page.getByText(secondOffice)).toBeVisible();
    await page.getByLabel('Senha', { exact: true }).fill(shared.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Camila!');

    await page.getByRole('link', { name: /^Ligações/ }).click();
    expect(await countIn(page)).toBe(5);
  });

  test('with an e-mail nobody has, or that is none, says so', async ({ page, problems }) => {
    problems.expect(/status of 400/);
    await page.goto('/auth/login');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    for (const [typed, told] of [
      ['', 'Informe seu e-mail.'],
      ['helena', /e-mail/],
      ['ninguem@tribuna.demo', /Não encontramos uma conta com esse e-mail/],
    ] as const) {
      await email.fill(typed);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(email).toHaveAccessibleDescription(told);
      await expect(email).toBeFocused();
    }
    await email.fill(` ${administrator.email.toUpperCase()} `);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  });

  test('comes back to the page that was asked for', async ({ page }) => {
    await page.goto('/phonecalls/list');
    await expect(page).toHaveURL('/auth/login?voltar=%2Fphonecalls%2Flist');
    await signInThroughForm(page, administrator);
    await expect(page).toHaveURL('/phonecalls/list');
    await expect(page.getByRole('table', { name: 'Ligações' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Ligações' })).toBeVisible();
  });

  test('leads to the dashboard whatever a hostile address asks for', async ({ page, demo }) => {
    await page.goto('/auth/login?voltar=https%3A%2F%2Fevil.example');
    await signInThroughForm(page, administrator);
    await expect(page).toHaveURL(`${demo.url}/dashboard`);

    // With a session, the sign-in page goes on at once.
    for (const target of [
      '//evil.example/entrar',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/..//evil.example',
      'javascript:alert(1)',
      'data:text/html,oi',
      ' //evil.example',
      'appointments/list',
      '/auth/logout',
      '',
    ]) {
      await page.goto(`/auth/login?voltar=${encodeURIComponent(target)}`);
      await expect(page, target).toHaveURL(`${demo.url}/dashboard`);
    }
  });

  test('in one tab lets the other tabs in too', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/appointments/list');
    await expect(other).toHaveURL(/\/auth\/login/);
    await page.goto('/auth/login');
    await signInThroughForm(page, administrator);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/appointments/list');
  });
});

test.describe('signing out', () => {
  test('clears the cookies, leaves for the public site, and the other tab follows', async ({
    page,
    context,
    demo,
  }) => {
    await page.goto('/auth/login');
    await signInThroughForm(page, administrator);
    await expect(page).toHaveURL('/dashboard');
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual(['token', 'tribuna_session']);
    expect(cookies.every(({ sameSite }) => sameSite === 'Strict')).toBe(true);
    const token = cookies.find(({ name }) => name === 'token')?.value ?? '';

    const other = await context.newPage();
    await other.goto('/appointments/list');
    await expect(other.getByRole('table', { name: 'Compromissos' })).toBeVisible();

    await page.getByRole('button', { name: 'Sua conta' }).click();
    await expect(page.getByText(administrator.email)).toBeVisible();
    await page.getByRole('link', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await expect(other).toHaveURL(/\/auth\/login/);
    await expect(other.getByRole('textbox', { name: 'E-mail' })).toBeVisible();

    const answer = await fetch(`${demo.url}/api/compromisso.php?page=1&limit=10`, {
      headers: { token, action: 'search' },
    });
    expect(answer.status).toBe(403);

    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth/login');
  });

  test('forgets what the person before was doing', async ({ page }) => {
    await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
    await signInThroughForm(page, administrator);
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compromissos · 90');
    await page.getByRole('button', { name: 'Sua conta' }).click();
    await page.getByRole('link', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');

    await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
    await signInThroughForm(page, basic);
    await expect(page.getByRole('button', { name: /^Remover filtro A partir de/ })).toBeVisible();
  });
});

test.describe('who may see a page', () => {
  test('whoever is signed in goes straight on from the sign-in page', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/dashboard');
  });

  test('the basic profile is told that settings are not for it', async ({ page, signIn }) => {
    await signIn(page, 'basic');
    for (const path of ['/settings', '/settings/user', '/customer-area/account', '/voters/create']) {
      await page.goto(path);
      await expect(page).toHaveURL('/forbidden');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Você não tem permissão para acessar esta página.',
      );
    }
    await page.getByRole('link', { name: 'Voltar para o início' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Ligação' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Configurações' })).toBeHidden();
  });

  test('the administrator sees the settings, which are yet to be built', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('link', { name: 'Configurações' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações: em construção');
  });

  test('an address that leads nowhere says so, signed in or not', async ({ page, signIn }) => {
    for (const prepare of [async () => {}, () => signIn(page)]) {
      await prepare();
      await page.goto('/nao/existe');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
      await expect(page).toHaveTitle(/Página não encontrada/);
    }
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a session cookie that was tampered with is no session', async ({ page, context, signIn, demo }) => {
    await signIn(page);
    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => name === 'tribuna_session');
    const genuine = session?.value ?? '';
    const middle = genuine.length / 2;
    const administrator = { user: { id: 1, profileId: 1 }, token: { value: 'x', expires: 9e12 }, rules: [] };
    for (const value of [
      genuine.slice(0, middle) + genuine.slice(middle).toLowerCase(),
      genuine.slice(0, -20),
      encodeURIComponent(JSON.stringify(administrator)),
      'U2FsdGVkX1',
      '%E0%A4%A',
    ]) {
      await context.addCookies([{ name: 'tribuna_session', value, url: demo.url }]);
      await page.goto('/dashboard');
      await expect(page, value).toHaveURL('/auth/login');
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    }
  });
});
