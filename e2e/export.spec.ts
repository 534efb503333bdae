import papaparse from 'papaparse';
import { downloadText, expect, test } from './support/fixtures';
import { countIn, openVoters, panel } from './support/steps';

/** More than one request returns; the worker that builds the file runs under the demo server's CSP. */
test.use({ demoOptions: ['--voters', '6200'] });

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('an export of thousands tells how far it is, leaves the page free and brings every row', async ({
  page,
}) => {
  const longestRead = await watchReading(page);
  await openVoters(page);
  const total = await countIn(page);
  expect(total).toBeGreaterThan(5000);
  const limits: string[] = [];
  page.on('request', (request) => {
    const limit = new URL(request.url()).searchParams.get('limit');
    if (request.headers()['action'] === 'search' && limit !== '10') limits.push(limit ?? '');
  });
  // The second page waits until the progress has been shown.
  let goOn: () => void = () => undefined;
  const isTold = new Promise<void>((told) => (goOn = told));
  await page.route(isSecondPage, async (route) => {
    await isTold;
    await route.continue();
  });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel (.csv)' }).click();
  await expect(page.getByRole('progressbar', { name: 'Gerando Excel. Aguarde...' })).toBeVisible();
  goOn();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('Gerando Excel. Aguarde...')).toBeHidden();
  expect(limits).toEqual(Array.from({ length: Math.ceil(total / 1000) }, () => '1000'));
  // Each response is about a megabyte: parsed on the page rather than in the worker, it would block it.
  expect(await longestRead()).toBeLessThan(100_000);

  const text = await downloadText(file);
  expect(text).toMatch(/^\uFEFF"Ref\.";"CPF";"Nome";/);
  const [titles, ...rows] = papaparse.parse<string[]>(text.slice(1), {
    delimiter: ';',
    newline: '\r\n',
  }).data;
  expect(titles).toHaveLength(23);
  expect(new Set(rows.map(([reference]) => reference)).size).toBe(total);
  expect(rows.every((row) => row.length === 23)).toBe(true);
});

test('an export can be stopped, by its button or by leaving the screen', async ({ page }) => {
  await openVoters(page);
  // The second page never arrives, leaving time to cancel.
  const searches = await holdSecondPage(page);
  let downloads = 0;
  page.on('download', () => (downloads += 1));

  await page.getByRole('button', { name: 'Download Excel (.csv)' }).click();
  await searches.reached(1);
  // The page stays responsive meanwhile.
  await page.getByRole('button', { name: 'Filtrar eleitores' }).click();
  await panel(page, 'Filtrar').getByRole('button', { name: 'Fechar' }).first().click();
  await expect(panel(page, 'Filtrar')).toBeHidden();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('O arquivo não foi gerado.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();

  await page.getByRole('button', { name: 'Download Excel (.csv)' }).click();
  await searches.reached(2);
  await page.getByRole('link', { name: 'Atendimentos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Atendimentos/ })).toBeVisible();
  await expect(page.getByText('Gerando Excel. Aguarde...')).toBeHidden();
  expect(downloads).toBe(0);
});

type Page = Parameters<typeof openVoters>[0];

/** Records the length of the longest text that the page itself parsed as JSON; a worker parses in its own realm. */
async function watchReading(page: Page) {
  await page.addInitScript(() => {
    const read = JSON.parse;
    Reflect.set(window, 'longestRead', 0);
    JSON.parse = (text: string, revive?: (this: unknown, key: string, value: unknown) => unknown) => {
      const longest = Reflect.get(window, 'longestRead') as number;
      Reflect.set(window, 'longestRead', Math.max(longest, String(text).length));
      return read(text, revive) as unknown;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'longestRead') as number);
}

const isSecondPage = (url: URL) =>
  url.searchParams.get('limit') === '1000' && url.searchParams.get('page') === '2';

/** Never answers the second page of an export. */
async function holdSecondPage(page: Page) {
  let held = 0;
  await page.route(isSecondPage, () => {
    held += 1;
  });
  return { reached: (times: number) => expect.poll(() => held).toBe(times) };
}
