import { expect, test } from './support/fixtures';

test.use({ fetchesAhead: true });

test('the first screens of the menu are fetched while the browser is idle, and open without a request for code', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const codeOf = (name: string) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`));
  const fetched = ['VotersScreen', 'ServicesScreen', 'CampaignsScreen', 'Palette'].map(codeOf);
  await page.goto('/appointments/list');
  await Promise.all(fetched);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('Screen-')) asked.push(request.url());
  });
  await page.getByRole('link', { name: 'Atendimentos', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Atendimentos' })).toBeVisible();
  expect(asked).toEqual([]);
});
