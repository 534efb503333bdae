import { demoAccounts } from '@mocks/seed/accounts';
import { startDemoServer, type DemoServer } from './support/demoServer';
import { expect, signInThroughForm, test as base } from './support/fixtures';
import { choose, countIn, fill, filterBy, noticedReference, openAppointments, panel } from './support/steps';

interface KeepingServer extends DemoServer {
  /** Stops it and restarts it at the same URL, with the same file. */
  restart(): Promise<void>;
}

/** These journeys' server keeps its data in a file. */
const test = base.extend<{ server: KeepingServer }>({
  server: async ({ demoOptions }, use, testInfo) => {
    const options = ['--data', testInfo.outputPath('dados.json'), ...demoOptions];
    let running = await startDemoServer(options);
    const { url } = running;
    await use({
      url,
      printed: () => running.printed(),
      stop: () => running.stop(),
      restart: async () => {
        await running.stop();
        running = await startDemoServer(options, Number(new URL(url).port));
      },
    });
    await running.stop();
  },
  demo: async ({ server }, use) => use(server),
});

test('what was recorded is there after the server was stopped and started again', async ({
  page,
  problems,
  server,
}) => {
  // The browser requests it by itself, even while the server is down.
  problems.expect(/favicon\.svg/);
  await page.goto('/auth/login');
  await signInThroughForm(page, demoAccounts.administrator);
  await expect(page).toHaveURL('/dashboard');
  const table = await openAppointments(page);
  const before = await countIn(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await fill(form, { Assunto: 'Inauguração do coreto', Descrição: 'Com a banda: “Lira”, às nove.' });
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const reference = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
  // The list it navigates to is not cut off by the stop.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Compromissos · ${before + 1}`);

  await server.restart();
  // Sessions are part of the data: no one needs to sign in again.
  await page.reload();
  await filterBy(page, 'Filtrar compromissos', { Assunto: 'inauguração do coreto' });
  await expect(table.getByRole('button', { name: /^Ações de / })).toHaveCount(1);
  await table.getByRole('link', { name: reference, exact: true }).click();
  await expect(
    panel(page, `Compromisso ${reference}`).getByText('Com a banda: “Lira”, às nove.'),
  ).toBeVisible();
});
