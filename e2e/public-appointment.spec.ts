import { demoLinks } from '@mocks/seed/accounts';
import { addDays, today } from '@/formats/dates';
import { download, downloadText, expect, test } from './support/fixtures';
import { phone } from './support/steps';

test.use(phone);

test('an invitation goes into the phone’s calendar, for the hours it shows', async ({ page }) => {
  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  const day = addDays(today(), 3);
  await expect(page.getByRole('time').first()).toHaveAttribute('datetime', day);
  const hours = await page.getByText(/^Das \d\d:\d\d às \d\d:\d\d$/).innerText();
  const file = await download(page, page.getByRole('button', { name: 'Adicionar à agenda' }));
  expect(file.suggestedFilename()).toBe(`compromisso-${day}.ics`);
  const text = await downloadText(file);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const [from = '', to = ''] = hours.match(/\d\d:\d\d/g) ?? [];
  const stamp = (hour: string) => `${day.replaceAll('-', '')}T${hour.replace(':', '')}00`;
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      `UID:compromisso-${demoLinks.activeAppointment}@tribuna`,
      'SUMMARY:Audiência pública: ampliação do Hospital Ouro Verde e da UPA',
      'LOCATION:Câmara Municipal\\, plenário',
      'DESCRIPTION:Pauta:\\n1. Demandas do bairro\\n2. Emendas ao orçamento\\n3. Próximos passos',
      `DTSTART;TZID=America/Sao_Paulo:${stamp(from)}`,
      `DTEND;TZID=America/Sao_Paulo:${stamp(to)}`,
    ]),
  );
});

test('the public pages load nothing of the staff’s', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The heading may be there before any code has loaded.
  await expect(page.getByRole('time').first()).toBeVisible();
  await expect.poll(() => scripts.some((url) => url.includes('/public-'))).toBe(true);
  expect(scripts.filter((url) => /\/(shell|staff|session)-/.test(url))).toEqual([]);
});
