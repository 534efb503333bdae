import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { addService, optionsOf } from './support/api';
import { expect, test } from './support/fixtures';
import { listKeysAreHeard } from './support/keyboard';
import { choose, openServices, panel, phone } from './support/steps';
import { typeInto } from './support/hands';

const queue = '/services/queue?whose=all&view=open';

async function openQueue(page: Page) {
  await page.goto(queue);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Fila do gabinete · \d+$/);
}

const detailsTitle = /^Detalhes do atendimento AT-\d+$/;

test('ten requests are read and commented in at most three presses each, by keyboard alone', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  await openQueue(page);
  const first = page
    .getByRole('table')
    .first()
    .getByRole('link', { name: /^AT-\d+/ });
  await listKeysAreHeard(page, first.first());
  const details = page.getByRole('dialog', { name: detailsTitle });
  const comment = panel(page, 'Comentar atendimento');
  await page.keyboard.press('Enter');
  const seen: string[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    const last = seen.at(-1);
    if (last) await expect(details).not.toHaveAccessibleName(new RegExp(`${last}$`));
    await expect(details.getByRole('button', { name: 'Comentar' })).toBeVisible();
    const [reference = ''] = /AT-\d+/.exec(await details.getByRole('heading').first().innerText()) ?? [];
    seen.push(reference);
    await press('c');
    await expect(comment.getByRole('textbox', { name: 'Comentário' })).toBeFocused();
    await page.keyboard.type(`Visto na volta ${turn}.`);
    await press('Control+Enter');
    await expect(comment).toBeHidden();
    expect(presses).toBeLessThanOrEqual(3);
  }
  expect(new Set(seen).size).toBe(10);
  await expect
    .poll(() =>
      seen.filter((reference, turn) =>
        demo.db?.services
          .find(({ id }) => `AT-${id}` === reference)
          ?.progress.some(({ description }) => description === `Visto na volta ${turn}.`),
      ),
    )
    .toHaveLength(10);
});

test('what is open stands one press from the list', async ({ page, signIn }) => {
  await signIn(page);
  await openServices(page);
  const views = page.getByRole('navigation', { name: 'Visões prontas' });
  await views.getByRole('link', { name: 'Em aberto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Fila do gabinete · \d+$/);
  await expectAccessible(page, 'the queue', page.getByRole('main'));
  for (const view of ['Sem movimento há 15 dias', 'A retornar', 'Vencidos']) {
    const link = views.getByRole('link', { name: view, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByText(/^Os que passaram do prazo/)).toBeVisible();
  await expect(page.getByText(/^venceu há \d+ dias?$/).first()).toBeVisible();
});

test('the open statuses are ticked once', async ({ page, signIn }) => {
  await signIn(page);
  await openQueue(page);
  await page.getByRole('button', { name: 'Status abertos e prazos' }).click();
  const options = panel(page, 'Status abertos e prazos');
  await options.getByRole('checkbox', { name: 'Aberto', exact: true }).uncheck();
  await expectAccessible(page, 'options', options);
  await options.getByRole('button', { name: 'Salvar' }).click();
  await expect(options).toBeHidden();
  const going = page.getByRole('region', { name: /^Em andamento/ });
  await expect(going).toBeVisible();
  await expect(page.getByRole('region', { name: /^Aberto/ })).toHaveCount(0);
  await page.reload();
  await expect(going.getByRole('link', { name: /^AT-/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Aberto/ })).toHaveCount(0);
});

test('on a phone the queue, its panels and the views of a list fit', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await openQueue(page);
  await expectAccessibleOnPhone(page, 'the queue', page.getByRole('main'));
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Status abertos e prazos' }).click();
  await expectAccessibleOnPhone(page, 'options', panel(page, 'Status abertos e prazos'));
});

test('a view is saved without what is personal, opened again and shared', async ({ page, signIn }) => {
  await signIn(page);
  const table = await openServices(page);
  await page.getByRole('button', { name: 'Filtrar atendimentos' }).click();
  const filter = panel(page, 'Filtrar');
  await choose(filter, 'Status', 'Em andamento');
  await typeInto(filter.getByRole('textbox', { name: 'Nome do eleitor' }), 'a');
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expect(filter).toBeHidden();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Visões' }).click();
  const views = panel(page, 'Visões');
  await expect(views.getByRole('paragraph').filter({ hasText: /^Fora da visão/ })).toContainText('Eleitor');
  await typeInto(views.getByRole('textbox', { name: /^Nome da visão/ }), 'Em andamento');
  await page.keyboard.press('Enter');
  const saved = views
    .getByRole('list', { name: 'Visões salvas' })
    .getByRole('link', { name: 'Em andamento' });
  await expect(saved).toHaveAttribute('href', /^\/services\/list\?statusId=\d+&limit=\d+$/);
  await expectAccessible(page, 'views', views);
  await page.keyboard.press('Escape');
  await expect(views).toBeHidden();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Visões' }).click();
  await saved.click();
  await expect(views).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remover filtro Status: Em andamento' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remover filtro Eleitor/ })).toHaveCount(0);
  await expect(table.getByText('Aberto', { exact: true })).toHaveCount(0);
});

test('requests that ask for the same are found over the queue, ticked by hand and joined', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  const lamp = [
    'Lâmpada queimada no poste da Rua das Acácias, muito escuro.',
    'poste apagado na r. das acacias faz um mes',
    'R. DAS ACACIAS SEM ILUMINACAO',
  ];
  const categories = await optionsOf(page, 'treatmentCategoryList');
  const categoryId = categories.find(({ name }) => name === 'Iluminação pública')?.id ?? 0;
  const references: string[] = [];
  for (const [at, description] of lamp.entries())
    references.push(await addService(page, { description, categoryId, electorId: at + 1 }));
  await page.goto('/services/queue?whose=all&view=alike');
  await page.getByRole('button', { name: 'Procurar pedidos parecidos' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: /^\d+ grupos? entre \d+ atendimentos/ }),
  ).toBeFocused();
  const group = page
    .getByRole('region')
    .filter({ has: page.getByRole('checkbox', { name: `Escolher ${references[0]}`, exact: true }) });
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(group.getByText(/^Mesma rua: Acacias/)).toHaveCount(2);
  await expectAccessible(page, 'requests that are alike', page.getByRole('main'));
  await page.setViewportSize(phone.viewport);
  await expectAccessibleOnPhone(page, 'requests that are alike', page.getByRole('main'));
  for (const reference of references)
    await group.getByRole('checkbox', { name: `Escolher ${reference}` }).check();
  await group.getByRole('button', { name: 'Juntar em uma demanda (3)' }).click();
  const join = panel(page, 'Juntar em uma demanda');
  await expect(join.getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(join).toBeHidden();
  // From the details of one, the same others.
  await group.getByRole('link', { name: `Abrir ${references[1]}` }).click();
  await panel(page, `Detalhes do atendimento ${references[1]}`).getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name: 'Pedidos parecidos' }).click();
  const alike = panel(page, `Pedidos parecidos com ${references[1]}`);
  await expect(alike.getByRole('checkbox', { name: `Escolher ${references[0]}` })).toBeVisible();
  await expectAccessibleOnPhone(page, 'those like one', alike);
  // Viewing has written nothing.
  expect(demo.db?.services.filter(({ id }) => references.includes(`AT-${id}`))).toHaveLength(3);
});
