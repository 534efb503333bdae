import type { Locator } from '@playwright/test';
import { today } from '@/formats/dates';
import { devtools } from './support/devtools';
import { holdBack } from './support/faults';
import { expect, test } from './support/fixtures';
import { creatingModules, openModule } from './support/modules';
import { openCalls, openList, openServices, openVoters, phone } from './support/steps';
import { typeInto } from './support/hands';

/* Checks that need a rendered page: that things look like what they are. */

test('an icon that may not be pressed looks so, and one that may does not', async ({ page, signIn }) => {
  await signIn(page, 'basic');
  await openVoters(page);
  const strength = (name: string) =>
    page
      .getByRole('button', { name })
      .locator('svg')
      // Including the button's around it.
      .evaluate((drawing) =>
        [drawing, drawing.closest('button') as Element]
          .map((element) => Number(getComputedStyle(element).opacity))
          .reduce((one, other) => one * other),
      );
  await expect.poll(() => strength('Gerar Etiqueta')).toBeLessThan(0.6);
  await expect.poll(() => strength('Filtrar eleitores')).toBe(1);
});

test('the pill of a status keeps its shape on the row under the pointer', async ({ page, signIn }) => {
  await signIn(page, 'administrator');
  const table = await openServices(page);
  const row = table.getByRole('row').nth(1);
  await row.hover();
  const colours = await row
    .locator('td span[title]')
    .filter({ has: page.locator('span') })
    .first()
    .evaluate((pill) => ({
      ground: getComputedStyle(pill).backgroundColor,
      edge: getComputedStyle(pill).boxShadow,
    }));
  expect(colours.ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(colours.edge).toContain('inset');
});

test('two options pressed in one frame both count', async ({ page, signIn }) => {
  await signIn(page, 'administrator');
  await openList(page, '/voters/list', 'Eleitores');
  await page.getByRole('button', { name: 'Filtrar eleitores' }).click();
  const groups = page.getByRole('dialog', { name: 'Filtrar' }).getByRole('combobox', { name: 'Grupo' });
  await groups.click();
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toBeVisible();
  await page
    .getByRole('option')
    .evaluateAll((options) => options.slice(0, 2).forEach((option) => (option as HTMLElement).click()));
  await expect(page.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(groups).toHaveValue('2 selecionado(s)');
});

test('a telephone typed with +55 is the number under it, with the caret at its end', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/voters/create');
  const telephone = page.getByRole('textbox', { name: 'Telefone' });
  for (const typed of ['+5519981234567', '5519981234567', '019981234567']) {
    await typeInto(telephone, '');
    await telephone.pressSequentially(typed);
    await expect(telephone, typed).toHaveValue('(19) 98123-4567');
  }
});

test('where the system sets the colours, the current, the chosen and the selected have those for it', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await openCalls(page);
  const highlight = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.cssText = 'background: Highlight; forced-color-adjust: none';
    return getComputedStyle(sample).backgroundColor;
  });
  const banner = page.getByRole('banner');
  const ground = 'background-color';
  await expect(banner.getByRole('button', { name: 'Mais' })).toHaveCSS(ground, highlight);
  await expect(banner.getByRole('link', { name: 'Eleitores' })).not.toHaveCSS(ground, highlight);

  await banner.getByRole('button', { name: 'Sua conta' }).click();
  const appearance = (name: string) => banner.locator('label', { has: page.getByRole('radio', { name }) });
  await expect(appearance('Sistema')).toHaveCSS(ground, highlight);
  await expect(appearance('Escuro')).not.toHaveCSS(ground, highlight);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filtrar ligações' }).click();
  const filter = page.getByRole('dialog', { name: 'Filtrar' });
  const [year, month] = today().split('-');
  const chosen = today().endsWith('-15') ? '16' : '15';
  await typeInto(filter.getByRole('textbox', { name: 'Data de cadastro, de' }), `${chosen}/${month}/${year}`);
  await filter.getByRole('button', { name: 'Abrir calendário' }).first().click();
  const selected = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(selected).toHaveCSS(ground, highlight);
  const now = page.locator('.rdp-today').getByRole('button');
  await expect(now).not.toHaveCSS(ground, highlight);
  const edge = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderTopColor);
  expect(await edge(now)).not.toBe(
    await edge(page.locator('.rdp-day:not(.rdp-today)').getByRole('button').last()),
  );
});

test('more contrast asked of the system thickens lines and darkens what is secondary', async ({ page }) => {
  await page.goto('/auth/login');
  const field = page.getByRole('textbox', { name: 'E-mail' });
  const secondary = page.getByText('Informe o e-mail da sua conta.');
  const look = async () => ({
    line: await field.evaluate((one) => parseFloat(getComputedStyle(one).borderTopWidth)),
    light: await secondary.evaluate((one) => {
      const [red = 0] = getComputedStyle(one).color.match(/\d+/g) ?? [];
      return Number(red);
    }),
  });
  const before = await look();
  await page.emulateMedia({ contrast: 'more' });
  const after = await look();
  expect(after.line).toBeGreaterThan(before.line);
  expect(after.light).toBeLessThan(before.light);
});

test('the bar at the bottom of a phone covers nothing, and makes way for a form', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'administrator');
  await page.setViewportSize(phone.viewport);
  await openList(page, '/tasks/list', 'Tarefas');
  const bar = page.locator('[data-stays="phone"]');
  await expect(bar).toBeVisible();
  const last = page.getByRole('combobox', { name: 'Linhas por página' });
  await last.focus();
  const isCovered = () =>
    last.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 8, bottom - 4));
    });
  await expect.poll(isCovered).toBe(false);

  await page.goto('/voters/create');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await expect(bar).toBeAttached();
  await expect(bar).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('each list shows one button that creates: that of the bar, which says what', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'administrator');
    const creating = page
      .getByRole('button', { name: /^Nov[oa]\b/ })
      .or(page.getByRole('link', { name: /^Nov[oa]\b/ }));
    for (const module of creatingModules) {
      await openModule(page, module);
      await expect(creating, module.label).toHaveCount(1);
      await expect(creating, module.label).toHaveAccessibleName(module.create.title);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(creating).toHaveCount(1);
    await expect(creating).toHaveText(creatingModules.at(-1)?.create.button ?? '');
  });

  test('an empty day moves nothing that was seen below it', async ({ page, signIn, demo }) => {
    demo.db?.appointments.removeWhere(() => true);
    demo.db?.tasks.removeWhere(() => true);
    await signIn(page, 'basic');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // What is shown after three seconds in any case, which a busy machine may need, is delayed forever.
    const tools = await devtools(page);
    await tools.send('Animation.enable');
    await tools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const day = await holdBack(page, { script: 'compromisso.php', action: 'search' });
    await page.goto('/dashboard');
    const card = (name: string) => page.getByRole('heading', { name });
    await expect(card('Compromissos de hoje')).toBeVisible();
    await expect.poll(day.count).toBe(1);
    await expect(page.getByText('Nenhuma tarefa para hoje.')).toBeAttached();
    await expect(card('Tarefas até hoje')).toBeHidden();

    await day.releaseAll();
    await expect(page.getByText('Nenhum compromisso hoje.')).toBeVisible();
    await expect(card('Tarefas até hoje')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Atalhos' })).toBeVisible();
    const shift = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((all, one) => all + one, 0),
    );
    expect(shift).toBeLessThan(0.05);
  });
});
