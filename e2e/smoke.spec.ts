import { expect, test } from './support/fixtures';
import { listsWithoutRow } from './support/modules';
import { watchForProblems } from './support/problems';

test('shows the sign-in page, under the content policy', async ({ page }) => {
  const response = await page.goto('/auth/login');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();

  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
});

test('opens any address of the app at once, as after a reload', async ({ page }) => {
  await page.goto('/appointments/list');
  await expect(page).toHaveURL(/\/auth\/login\?voltar=/);
});

test('leaves no list of the app out of what is checked of every module', () => {
  expect(listsWithoutRow()).toEqual([]);
});

test('would notice what no page may do', async ({ browser, demo }) => {
  const context = await browser.newContext();
  const watch = await watchForProblems(context, [demo.url]);
  const page = await context.newPage();
  await page.goto(`${demo.url}/auth/login`);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(watch.unexpected()).toEqual([]);

  await page.evaluate(async () => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/x.png' }));
    document.body.append(Object.assign(document.createElement('div'), { style: 'color: red' }));
    document.body.lastElementChild?.setAttribute('style', 'color: red');
    await fetch('https://evil.example/').catch(() => undefined);
    await fetch('/api/nada.php').catch(() => undefined);
    setTimeout(() => Reflect.get(window, 'nothing').call());
    // The workers' policy was created at the start, so no one else can create one of its name.
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): void } };
    try {
      trustedTypes.createPolicy('app-worker');
    } catch {
      // The watcher receives it as well.
    }
  });
  for (const problem of [
    /^CSP: img-src blocked/,
    /^CSP: style-src/,
    /^CSP: connect-src blocked/,
    /^CSP: trusted-types blocked/,
    /^console: .*status of 404/,
    /^uncaught: TypeError/,
  ]) {
    await expect.poll(() => watch.unexpected()).toContainEqual(expect.stringMatching(problem));
  }
  await context.close();
});
