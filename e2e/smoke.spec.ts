import { expect, expectNoAxeViolations, test } from './support/fixtures';

test('shows the sign-in page, under the content policy and without an accessibility fault', async ({
  page,
}) => {
  const response = await page.goto('/auth/login');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();

  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('opens any address of the app at once, as after a reload', async ({ page }) => {
  await page.goto('/appointments/list');
  await expect(page).toHaveURL(/\/auth\/login\?voltar=/);
});

test('signs in and shows the dashboard', async ({ page, signIn }) => {
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Tribuna' })).toBeVisible();
  await expectNoAxeViolations(page);
});
