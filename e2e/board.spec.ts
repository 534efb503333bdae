import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone, resize } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { listKeysAreHeard } from './support/keyboard';
import { desk, panel, phone } from './support/steps';
import { typeInto } from './support/hands';
import { finger } from './support/touch';

const documents = '/legislative-processes/board';
const services = '/services/board';

const columnAt = (page: Page, index: number) => page.getByRole('region').nth(index);
const cardsOf = (column: Locator) => column.getByRole('listitem');
const totalOf = async (column: Locator) =>
  Number((await column.getByRole('heading', { level: 2 }).innerText()).split(/\s/).at(-1));

async function openBoard(page: Page, path: string) {
  await page.goto(path);
  await expect(columnAt(page, 1).getByRole('heading', { level: 2 })).toHaveText(/\d$/);
  await expect(cardsOf(columnAt(page, 0)).first()).toBeVisible();
}

/** A point on it, once it is stable. */
const placeOn = async (part: Locator) => {
  await part.hover({ position: { x: 20, y: 20 } });
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + Math.min(box.width / 2, 120), y: box.y + Math.min(box.height / 2, 120) };
};

/** Picks up a card with the mouse and holds it over a column. */
async function dragOver(page: Page, card: Locator, column: Locator) {
  const to = await placeOn(column);
  const from = await placeOn(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(column).toHaveAttribute('data-over', 'true');
}

const referenceOf = async (card: Locator) =>
  (await card.getByRole('link').locator('small').innerText()).trim();

test('a card is dragged with the mouse, given up with Esc, and goes back when it is refused', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(page);
  await openBoard(page, documents);
  const [from, to] = [columnAt(page, 0), columnAt(page, 1)];
  const card = cardsOf(from).first();
  await expect(card).toBeVisible();
  const reference = await referenceOf(card);
  const [left, entered] = [await totalOf(from), await totalOf(to)];
  const moved = to.getByRole('button', { name: `Ações de ${reference}`, exact: true });
  const expectTotals = (...totals: [number, number]) =>
    expect.poll(() => Promise.all([totalOf(from), totalOf(to)])).toEqual(totals);

  await dragOver(page, card, to);
  await page.keyboard.press('Escape');
  await expect(to).not.toHaveAttribute('data-over');
  await page.mouse.up();
  await expect(moved).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const refused = { status: 422, json: { message: 'Este documento não pode mudar de status.' } };
  const isChange = (headers: Record<string, string>) => headers.action === 'changeStatus';
  await page.route('**/legislative.processe.php*', (route) =>
    isChange(route.request().headers()) ? route.fulfill(refused) : route.fallback(),
  );
  problems.expect(/422/);
  await dragOver(page, card, to);
  await page.mouse.up();
  await expect(page.getByText('Este documento não pode mudar de status.')).toBeVisible();
  await expect(moved).toHaveCount(0);
  await expectTotals(left, entered);
  await page.unroute('**/legislative.processe.php*');
  await page.getByRole('button', { name: /^Fechar aviso/ }).click();

  await dragOver(page, card, to);
  const saved = page.waitForResponse((answer) => isChange(answer.request().headers()));
  await page.mouse.up();
  await expect(moved).toBeVisible();
  await expectTotals(left - 1, entered + 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The card moves before it is saved.
  await saved;
  await page.reload();
  await expect(moved).toBeVisible();
  await expectTotals(left - 1, entered + 1);
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a card it rests on is taken to another column; one that moves at once scrolls', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const hand = await finger(page);
    await openBoard(page, services);
    const start = await placeOn(cardsOf(columnAt(page, 0)).nth(1));
    const scrolled = () =>
      columnAt(page, 0)
        .locator(':scope > div', { has: page.getByRole('list') })
        .evaluate((body) => body.scrollTop);
    await hand.down(start);
    await hand.move({ x: start.x, y: start.y - 90 });
    await expect.poll(scrolled).toBeGreaterThan(0);
    await hand.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openBoard(page, documents);
    const [from, to] = [columnAt(page, 0), columnAt(page, 1)];
    const card = cardsOf(from).first();
    const reference = await referenceOf(card);
    const inColumn = (column: Locator) =>
      column.getByRole('button', { name: `Ações de ${reference}`, exact: true });
    const target = await placeOn(to);
    await hand.down(await placeOn(card));
    await expect(card).toHaveAttribute('data-dragged', 'true');
    await hand.move(target);
    await expect(to).toHaveAttribute('data-over', 'true');
    const saved = page.waitForResponse((answer) => answer.request().headers().action === 'changeStatus');
    await hand.up();
    await expect(inColumn(to)).toBeVisible();
    await expect(inColumn(from)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await saved;
  });
});

test('a request is moved by keyboard alone, with its reason', async ({ page, signIn }) => {
  await signIn(page);
  await openBoard(page, services);
  const from = columnAt(page, 0);
  const first = cardsOf(from).first().getByRole('link');
  const reference = await referenceOf(cardsOf(from).first());
  const second = await referenceOf(cardsOf(from).nth(1));
  const menu = page.getByRole('menu', { name: `Mover ${reference} para` });
  await listKeysAreHeard(page, first);
  await page.keyboard.press('s');
  await expectAccessible(page, 'the statuses', menu);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('s');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.type('Concl');
  await expect(menu.getByRole('menuitemradio', { name: 'Concluído' })).toBeFocused();
  await page.keyboard.press('Enter');
  const reason = panel(page, 'Trocar status');
  await expect(reason.getByRole('combobox', { name: /^Novo status/ })).toHaveValue('Concluído');
  await expect(reason.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await page.keyboard.type('Atendido.');
  await page.keyboard.press('Control+Enter');
  await expect(reason).toBeHidden();
  const done = page.getByRole('region', { name: /^Concluído/ });
  await expect(done.getByRole('button', { name: `Ações de ${reference}`, exact: true })).toBeAttached();
  await expect(from.getByRole('link', { name: new RegExp(`^${second} `) })).toBeFocused();
});

const longName = 'Encaminhado à comissão permanente de obras e serviços públicos, aguardando resposta';

test('fifteen columns with long names are read as they come near, and fit every window', async ({
  page,
  signIn,
  demo,
}) => {
  const { db } = demo;
  if (!db) throw new Error('This server has its data elsewhere.');
  await signIn(page);
  const [own] = db.serviceStatuses.all();
  const clientId = own?.clientId ?? null;
  const ours = db.serviceStatuses.filter((one) => one.clientId === clientId);
  for (let more = ours.length; more < 15; more += 1)
    db.serviceStatuses.insert({
      clientId,
      name: `${longName} ${more}`,
      color: '#7986CB',
    } as (typeof ours)[number]);
  const searches: string[] = [];
  page.on('request', (request) => {
    const { searchParams, pathname } = new URL(request.url());
    const status = searchParams.get('statusId');
    if (pathname.endsWith('atendimento.php') && status) searches.push(status);
  });
  await page.goto(services);
  await expect(cardsOf(columnAt(page, 0)).first()).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(15);
  expect(new Set(searches).size).toBeLessThan(15);
  await expectAccessible(page, 'the board', page.getByRole('main'));

  for (const size of [{ width: 1024, height: 768 }, desk]) {
    await resize(page, size);
    await expect
      .poll(() => page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth))
      .toBe(0);
  }
  await columnAt(page, 14).scrollIntoViewIfNeeded();
  await expect(columnAt(page, 14).getByText('Nada aqui.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('there is one column at a time, chosen with its total', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto(services);
    await expect(cardsOf(columnAt(page, 0)).first()).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(1);
    const chooser = page.getByRole('combobox', { name: 'Status' });
    await expect(chooser.locator('option').last()).toHaveText(/ · \d+$/);
    await expectAccessibleOnPhone(page, 'the board on a phone', page.getByRole('main'));
    const [second = ''] = (await chooser.locator('option').nth(1).innerText()).split(' · ');
    await chooser.selectOption({ index: 1 });
    const column = columnAt(page, 0);
    await expect(column.getByRole('heading', { level: 2 })).toContainText(second);
    await expect(cardsOf(column).first()).toBeVisible();
    await expect(column.getByRole('heading', { level: 2 })).toHaveText(/\d$/);
    const before = await totalOf(column);
    await column
      .getByRole('button', { name: /^Ações de/ })
      .first()
      .tap();
    await page.getByRole('menuitem', { name: 'Mover para…' }).tap();
    await page.getByRole('menuitemradio').first().tap();
    const reason = panel(page, 'Trocar status');
    await typeInto(reason.getByRole('textbox', { name: 'Motivo' }), 'Voltou.');
    await reason.getByRole('button', { name: 'Salvar' }).tap();
    await expect(reason).toBeHidden();
    await expect.poll(() => totalOf(column)).toBe(before - 1);
  });
});
