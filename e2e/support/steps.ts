import { expect, type Locator, type Page } from '@playwright/test';
import { enter, typeInto } from './hands';

/** The most common size among public page visitors. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Default window. */
export const desk = { width: 1440, height: 900 };

export const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Polling intervals in milliseconds. */
export const often = [20, 40];

/** An `expect` with frequent polling; by default its intervals grow to a second. */
export const arrival = (what: Locator) =>
  expect.poll(() => what.isVisible(), { message: String(what), intervals: often }).toBe(true);

export async function openList(page: Page, path: string, label: string): Promise<Locator> {
  await page.goto(path);
  const table = page.getByRole('table', { name: label, exact: true });
  await arrival(table);
  return table;
}

export const openAppointments = (page: Page) => openList(page, '/appointments/list', 'Compromissos');
export const openCalls = (page: Page) => openList(page, '/phonecalls/list', 'Ligações');
export const openServices = (page: Page) => openList(page, '/services/list', 'Atendimentos');
export const openVoters = (page: Page) => openList(page, '/voters/list', 'Eleitores');

/** The number in 'Compromissos · 46'. */
export async function countIn(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/ · [\d.]+$/);
  return Number((await heading.innerText()).split(' · ')[1]?.replaceAll('.', ''));
}

/** An option of our own select. */
export async function choose(scope: Locator, field: string, option: string) {
  await scope.getByRole('combobox', { name: field, exact: true }).click();
  await scope.getByRole('option', { name: option, exact: true }).click();
}

/** Picks options of a multiple select, waiting for each to be selected, then closes it. */
export async function chooseSeveral(scope: Locator, field: string, options: readonly string[]) {
  await scope.getByRole('combobox', { name: field, exact: true }).click();
  for (const name of options) {
    const option = scope.getByRole('option', { name, exact: true });
    await option.click();
    await expect(option).toHaveAttribute('aria-selected', 'true');
  }
  await scope.page().keyboard.press('Escape');
}

export async function lookUp(scope: Locator, field: string, typed: string, option: string | RegExp) {
  await typeInto(scope.getByRole('combobox', { name: field, exact: true }), typed);
  await scope.getByRole('option', { name: option }).first().click();
}

export const valueOf = (scope: Locator, label: string) =>
  scope.getByRole('definition').and(scope.locator(`dt:text-is("${label}") + dd`));

export async function chooseInRow(page: Page, reference: string, item: string) {
  await page.getByRole('button', { name: `Ações de ${reference}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export async function fill(scope: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await enter(scope.getByRole('textbox', { name: label, exact: true }), value);
  }
}

/** Clears the list's filters, then sets these. */
export async function filterBy(page: Page, open: string, values: Record<string, string>) {
  await page.getByRole('button', { name: open, exact: true }).click();
  const filter = panel(page, 'Filtrar');
  await filter.getByRole('button', { name: 'Limpar', exact: true }).click();
  await fill(filter, values);
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expect(filter).toBeHidden();
}

/** The reference in a toast, e.g. `AG-99`; `earlier` excludes a previous toast. */
export async function noticedReference(page: Page, text: RegExp, earlier?: string): Promise<string> {
  const notice = page.getByText(text).filter({ visible: true, ...(earlier && { hasNotText: earlier }) });
  // In a single check: the toast closes by itself.
  let reference = '';
  await expect
    .poll(
      async () => {
        const [said = ''] = await notice.allInnerTexts();
        return (reference = /[A-Z]{2}-\d+/.exec(said)?.[0] ?? '');
      },
      { intervals: often },
    )
    .not.toBe('');
  return reference;
}
