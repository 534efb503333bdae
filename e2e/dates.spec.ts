import type { Locator, Page } from '@playwright/test';
import { addDays, formatDate, today, weekdayOf } from '@/formats/dates';
import { expect, test } from './support/fixtures';
import { openAppointments, openCalls, panel, phone } from './support/steps';
import { typeInto } from './support/hands';

/** Opens a new call with caller and subject filled in. */
/** @param create name of the create button: on a phone, the one in the bottom bar */
async function newCall(page: Page, create = 'Nova') {
  await page.getByRole('button', { name: create, exact: true }).click();
  const form = panel(page, 'Nova ligação');
  await typeInto(form.getByRole('textbox', { name: 'Quem ligou' }), 'Ana Lima');
  await typeInto(form.getByRole('textbox', { name: 'Assunto' }), 'Recado');
  return {
    form,
    date: form.getByRole('textbox', { name: 'Data', exact: true }),
    hour: form.getByRole('textbox', { name: 'Hora', exact: true }),
  };
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const weekdayIn = (days: number) => weekdays[weekdayOf(addDays(today(), days))] ?? '';

/** The date and hour in the saving request. */
async function sentOf(page: Page, form: Locator) {
  const request = page.waitForRequest((asked) => asked.method() === 'POST');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const { date, hour } = (await request).postDataJSON() as { date: string; hour: string };
  await expect(form).toBeHidden();
  return { date, hour };
}

test('a day and an hour are typed as on paper, part by part, and never become others', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openCalls(page);
  const { form, date, hour } = await newCall(page);
  for (const [keys, shown] of [
    ['1/12/2026', '01/12/2026'],
    ['2/1/26', '02/01/2026'],
    ['3.4.2027', '03/04/2027'],
    ['5-6-27', '05/06/2027'],
    ['7 8 2027', '07/08/2027'],
    ['09102027', '09/10/2027'],
    ['amanhã', formatDate(addDays(today(), 1))],
    ['+5', formatDate(addDays(today(), 5))],
    ['depois de amanhã', formatDate(addDays(today(), 2))],
    [`próxima ${weekdayIn(3)}`, formatDate(addDays(today(), 3))],
    [weekdayIn(6), formatDate(addDays(today(), 6))],
    [weekdayIn(1).slice(0, 3), formatDate(addDays(today(), 1))],
  ] as const) {
    // Tab selects the text of the next field, so that typing replaces it.
    await date.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(keys);
    await page.keyboard.press('Tab');
    await expect(date).toHaveValue(shown);
    await expect(date).not.toHaveAttribute('aria-invalid', 'true');
  }
  for (const [keys, shown] of [
    ['9', '09:00'],
    ['9:5', '09:05'],
    ['930', '09:30'],
    ['14h30', '14:30'],
  ] as const) {
    await hour.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(keys);
    await page.keyboard.press('Tab');
    await expect(hour).toHaveValue(shown);
  }

  // An invalid value shows its error at once and is not sent.
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  for (const [keys, problem] of [
    ['31/02/2027', 'Fevereiro de 2027 tem 28 dias.'],
    ['1122026', 'Digite a data como DD/MM/AAAA.'],
    ['20/13/2026', 'O mês vai de 01 a 12.'],
    ['1/2/80', 'Digite o ano com quatro números: 1980 ou 2080.'],
    [weekdayIn(0), 'Hoje é esse dia da semana: digite “hoje” ou a data.'],
  ] as const) {
    await typeInto(date, '');
    await date.pressSequentially(keys);
    await page.keyboard.press('Tab');
    await expect(date).toHaveAccessibleDescription(problem);
    await form.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(date).toBeFocused();
  }
  expect(sent).toBe(0);

  // The error appearing does not move the pressed control from under the pointer.
  const finished = form.getByRole('radio', { name: 'Finalizada' });
  await typeInto(date, '30/02/2027');
  // Once it is stable: the previous message disappears first.
  await form.locator('label', { has: page.getByRole('radio', { name: 'Finalizada' }) }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(finished).toBeChecked();
  await expect(date).toHaveAccessibleDescription('Fevereiro de 2027 tem 28 dias.');

  // Only the month, by mouse (its two digits) and by keyboard: the rest stays.
  await typeInto(date, '20/11/2026');
  await date.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
  await page.keyboard.type('12');
  await expect(date).toHaveValue('20/12/2026');
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('1');
  await expect(date).toHaveValue('20/1/2026');
  // Typing an existing slash moves past it; Delete then removes two digits of the year, never the slash.
  await page.keyboard.type('/');
  await expect(date).toHaveValue('20/01/2026');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(date).toHaveValue('20/01/26');
  await page.keyboard.press('Backspace');
  await expect(date).toHaveValue('20/01/26');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await expect(date).toHaveValue('20/02/26');
  expect(await sentOf(page, form)).toEqual({ date: '2026-02-20', hour: '14:30' });
});

test('an appointment is typed key by key, over what the form filled in', async ({ page, signIn }) => {
  await signIn(page);
  await openAppointments(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  const [start, end] = ['Horário de início', 'Horário de término'].map((name) =>
    form.getByRole('combobox', { name }),
  ) as [Locator, Locator];
  await page.keyboard.type('Visita');
  for (const [from, usual, typed, to] of [
    ['1430', '15:30', '16', '16:00'],
    ['9', '10:00', '1130', '11:30'],
    ['19', '20:00', '2', '2'],
  ] as const) {
    await start.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(from);
    await page.keyboard.press('Tab');
    await expect(end).toBeFocused();
    if (usual === '15:30') await expect(end).toHaveValue(usual);
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect(end).toHaveValue(to);
  }
  await expect(end).toHaveAccessibleDescription('Os horários vão de 30 em 30 minutos, das 06:00 às 23:30.');

  const requester = form.getByRole('textbox', { name: 'Telefone do solicitante' });
  await requester.focus();
  await page.keyboard.insertText('(19) 3232 1010 ramal 5');
  await expect(requester).toHaveValue('');
  await expect(requester).toHaveAccessibleDescription(
    'O que foi colado não cabe aqui: “ramal 5” não faz parte do número. Confira e cole de novo.',
  );
  await page.keyboard.insertText('\u202a(19) 3232‑1010\u202c');
  await expect(requester).toHaveValue('(19) 3232-1010');
  await expect(requester).not.toHaveAttribute('aria-invalid', 'true');
});

test('a birth date of two digits is in the past', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/voters/create');
  const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
  await birth.pressSequentially('3/5/50');
  await page.keyboard.press('Tab');
  await expect(birth).toHaveValue('03/05/1950');
  await typeInto(birth, 'amanhã');
  await page.keyboard.press('Tab');
  await expect(birth).toHaveAccessibleDescription(`Escolha uma data até ${formatDate(today())}.`);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('whole texts arrive without a key, also while they are composed', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/phonecalls/list');
    const { form, date, hour } = await newCall(page, 'Nova ligação');
    const keyboard = await page.context().newCDPSession(page);
    /** Like composing keyboards: each step replaces the whole word so far, without key events. */
    const compose = async (word: string) => {
      for (let length = 1; length <= word.length; length += 1) {
        const text = word.slice(0, length);
        await keyboard.send('Input.imeSetComposition', {
          text,
          selectionStart: length,
          selectionEnd: length,
        });
      }
      await keyboard.send('Input.insertText', { text: word });
    };

    await typeInto(date, '');
    await date.tap();
    await compose('05122026');
    await expect(date).toHaveValue('05/12/2026');
    await typeInto(date, '');
    for (const digit of '06012027') await keyboard.send('Input.insertText', { text: digit });
    await expect(date).toHaveValue('06/01/2027');
    await typeInto(date, '');
    await keyboard.send('Input.insertText', { text: '7/2/27' });
    await typeInto(hour, '');
    await hour.tap();
    await expect(date).toHaveValue('07/02/2027');
    await compose('1530');
    await expect(hour).toHaveValue('15:30');
    expect(await sentOf(page, form)).toEqual({ date: '2027-02-07', hour: '15:30' });
  });
});
