import { demoLinks } from '@mocks/seed/accounts';
import { addDays, formatLongDate, today } from '@/formats/dates';
import { downloadText, expect, test } from './support/fixtures';
import { phone } from './support/steps';

test.use(phone);

test('an invitation shows when, where and who, and goes into the phone’s calendar', async ({ page }) => {
  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  const subject = 'Audiência pública: ampliação do Hospital Ouro Verde e da UPA';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page).toHaveTitle(new RegExp(subject));
  const day = addDays(today(), 3);
  const [, date = ''] = formatLongDate(day).split(', ');
  await expect(page.getByRole('time').filter({ hasText: date })).toHaveAttribute('datetime', day);
  await expect(page.getByText(/^Das \d\d:\d\d às \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Pauta:' })).toContainText(
    '3. Próximos passos',
  );
  await expect(page.getByText('Conselho Local de Saúde do Ouro Verde')).toBeVisible();
  await expect(page.getByRole('link', { name: '(19) 98765-1234' })).toHaveAttribute(
    'href',
    'tel:+5519987651234',
  );

  const map = page.getByRole('link', { name: /^Ver no mapa/ });
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('rel', /noopener/);
  const address = new URL((await map.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://www.google.com');
  expect(address.searchParams.get('query')).toBe('Câmara Municipal, plenário');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Adicionar à agenda' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`compromisso-${day}.ics`);
  const file = await downloadText(download);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      `UID:compromisso-${demoLinks.activeAppointment}@tribuna`,
      `SUMMARY:${subject}`,
      'LOCATION:Câmara Municipal\\, plenário',
      'DESCRIPTION:Pauta:\\n1. Demandas do bairro\\n2. Emendas ao orçamento\\n3. Próximos passos',
    ]),
  );
  const [, from, to] =
    /^Das (\d\d:\d\d) às (\d\d:\d\d)$/.exec(await page.getByText(/^Das /).innerText()) ?? [];
  const stamp = (hour = '') => `${day.replaceAll('-', '')}T${hour.replace(':', '')}00`;
  expect(lines).toContain(`DTSTART:${stamp(from)}`);
  expect(lines).toContain(`DTEND:${stamp(to)}`);
});

test('a cancelled appointment says so and is not offered to the calendar', async ({ page }) => {
  await page.goto(`/appointment/${demoLinks.cancelledAppointment}`);
  await expect(page.getByText('Este compromisso foi cancelado e não vai acontecer.')).toBeVisible();
  await expect(page).toHaveTitle(/^Cancelado: Caminhada pela Lagoa do Taquaral/);
  await expect(page.getByRole('time')).toHaveAttribute('datetime', addDays(today(), 5));
  await expect(page.getByRole('button', { name: 'Adicionar à agenda' })).toHaveCount(0);
});

test('a code nobody has says so, whatever is in it', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  for (const code of ['inventado', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'a'.repeat(2000)]) {
    await page.goto(`/appointment/${code}`);
    await expect(page.getByRole('alert')).toContainText('Compromisso não encontrado');
  }
});

test('the public pages load nothing of the staff’s', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.some((url) => url.includes('/public-'))).toBe(true);
  expect(scripts.filter((url) => /\/(shell|staff|session)-/.test(url))).toEqual([]);
});
