import { Failure, say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes } from './inPage.mjs';
import { pages } from './pages.mjs';

const button = (name) => (page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const dialog = (page) => page.getByRole('dialog');
const secondRow = (page) => page.getByRole('table').getByRole('row').nth(1);
const nameField = (page) =>
  page.getByRole('form', { name: 'Novo eleitor' }).getByRole('textbox', { name: 'Nome', exact: true });

/** Thirty keys. */
const typed = 'Maria Aparecida dos Santos Cru';

const closeByEscape = async (page, opened) => {
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
};

/**
 * What a person does, in this order, on one page that stays open. `target` is clicked (or typed into, with `keys`),
 * and `done` appears. What comes `before` and `after` is not measured.
 */
const steps = [
  {
    name: 'Abrir a lista',
    before: (page) => page.goto('/dashboard'),
    target: (page) => page.getByRole('link', { name: 'Eleitores', exact: true }).first(),
    done: secondRow,
  },
  {
    name: 'Próxima página',
    target: button('Próxima'),
    done: (page) => page.getByRole('status').filter({ hasText: /^2 de / }),
  },
  { name: 'Abrir o filtro pela primeira vez', target: button('Filtrar eleitores'), done: dialog },
  {
    name: 'Buscar',
    before: (page) => dialog(page).getByRole('textbox', { name: 'Nome', exact: true }).fill('maria'),
    target: (page) => dialog(page).getByRole('button', { name: 'Buscar', exact: true }),
    done: button('Limpar filtros'),
  },
  {
    name: 'Abrir os detalhes',
    target: (page) => page.getByRole('link', { name: /^Detalhes de / }).first(),
    done: (page) => dialog(page).getByRole('link', { name: 'Editar' }),
    after: (page) => closeByEscape(page, dialog(page)),
  },
  {
    name: 'Abrir o menu da linha',
    target: button(/^Ações de /),
    done: (page) => page.getByRole('menuitem').first(),
    after: (page) => closeByEscape(page, page.getByRole('menu')),
  },
  {
    name: `Digitar ${typed.length} letras no cadastro`,
    before: (page) => page.goto(pages.voterCreate.path),
    target: nameField,
    keys: typed,
    done: nameField,
    after: async (page) => {
      const arrived = await nameField(page).inputValue();
      if (arrived !== typed) throw new Failure(`Em vez de "${typed}", o campo tem "${arrived}".`);
    },
  },
  {
    name: 'Salvar com erros',
    before: (page) => page.goto(pages.voterCreate.path),
    target: button('Salvar'),
    done: (page) => page.locator('[aria-invalid="true"]').first(),
  },
];

/** The slowest interaction and the longest task of each step. */
export async function measureAll(bench) {
  const notes = steps.map(() => []);
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    const tab = await openPage({ ...bench, watched: true });
    for (const [at, step] of steps.entries()) notes[at].push(await take(tab, step));
    await tab.close();
  }
  return steps.flatMap(({ name, keys }, at) => [
    {
      name,
      measure: 'Interação mais lenta',
      unit: 'ms',
      goal: keys ? goals.steps.typing : goals.steps.interaction,
      // Shorter ones the browser does not tell apart.
      floor: 16,
      values: notes[at].map(({ interactions }) => longest(interactions)),
    },
    {
      name,
      measure: 'Tarefa mais longa',
      unit: 'ms',
      goal: goals.steps.task,
      floor: 50,
      values: notes[at].map(({ tasks }) => longest(tasks)),
    },
  ]);
}

/**
 * Elements are looked for while the processor is quick and pressed by their place: a search by role would itself
 * hold up the slowed thread, and be taken for the page's own doing.
 */
async function take({ page, network, slowProcessor, fullProcessor }, { before, target, keys, done, after }) {
  await before?.(page);
  await target(page).waitFor();
  await network.untilIdle();
  const place = await placeOf(target(page));
  if (keys) await target(page).focus();
  await slowProcessor();
  const start = await pageTime(page);
  if (keys) await page.keyboard.type(keys, { delay: 100 });
  else await page.mouse.click(place.x, place.y);
  await network.untilIdle(700);
  const notes = await readNotes(page, start);
  await fullProcessor();
  await done(page).waitFor();
  await after?.(page);
  return notes;
}

async function placeOf(element) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
