import { Failure, say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes } from './inPage.mjs';
import { processorOfKeys } from './keys.mjs';
import {
  bringClip,
  goToMiddle,
  lastLine,
  openBareEditor,
  openPlainText,
  openText,
  paste,
  textbox,
} from './longText.mjs';
import { pages } from './pages.mjs';
import { median } from './table.mjs';

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
 * A person's steps, in this order, on one page that stays open. `target` is clicked (or typed into, with `keys`), and
 * `done` appears; or `act` does something else. `before` and `after` are not measured.
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
  {
    name: 'Colar 20 páginas do Word em um documento',
    before: async (page) => {
      await openText(page, 0);
      await bringClip(page, 20);
    },
    target: textbox,
    act: paste,
    done: (page) => lastLine(page, 20),
    taskGoal: goals.steps.paste,
  },
];

/**
 * The same keys in a text of 60 pages and, as baselines, in a ProseMirror with nothing else, and in one page with only
 * the browser's own behaviour.
 */
const texts = {
  plain: {
    name: 'Texto simples de uma página',
    open: (page) => openPlainText(page).then(() => goToMiddle(page, 1)),
  },
  bare: {
    name: 'Um ProseMirror sozinho, 60 páginas',
    open: (page) => openBareEditor(page, 60).then(() => goToMiddle(page, 60)),
  },
  ours: {
    name: 'Documento de 60 páginas',
    open: (page) => openText(page, 60).then(() => goToMiddle(page, 60)),
  },
};

/** The slowest interaction and longest task of each step, and the time per key in a text. */
export async function measureAll(bench) {
  const notes = steps.map(() => []);
  const keyed = { plain: [], bare: [], ours: [] };
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    const tab = await openPage({ ...bench, watched: true });
    for (const [at, step] of steps.entries()) notes[at].push(await take(tab, step));
    for (const [whose, { open }] of Object.entries(texts)) keyed[whose].push(await takeKeys(tab, open));
    await tab.close();
  }
  return [...steps.flatMap((step, at) => figuresOf(step, notes[at])), ...keyFigures(keyed)];
}

const figuresOf = ({ name, keys, taskGoal = goals.steps.task }, notes) => [
  {
    name,
    measure: 'Interação mais lenta',
    unit: 'ms',
    goal: keys ? goals.steps.typing : goals.steps.interaction,
    // The browser does not distinguish shorter ones.
    floor: 16,
    values: notes.map(({ interactions }) => longest(interactions)),
  },
  {
    name,
    measure: 'Tarefa mais longa',
    unit: 'ms',
    goal: taskGoal,
    floor: 50,
    values: notes.map(({ tasks }) => longest(tasks)),
  },
];

function keyFigures({ plain, bare, ours }) {
  const figure = { measure: 'Processador por tecla', unit: 'ms' };
  return [
    { ...figure, name: texts.plain.name, values: plain },
    { ...figure, name: texts.bare.name, values: bare },
    { ...figure, name: texts.ours.name, goal: Math.round(median(bare) * goals.steps.key), values: ours },
  ];
}

async function takeKeys(tab, open) {
  await open(tab.page);
  await tab.network.untilIdle();
  await tab.slowProcessor();
  const cost = await processorOfKeys(tab, typed);
  await tab.fullProcessor();
  return cost;
}

/**
 * Elements are found while the CPU is unthrottled and pressed by coordinates: finding by role would itself block the
 * throttled thread, and count as the page's work.
 */
async function take(
  { page, network, slowProcessor, fullProcessor },
  { before, target, keys, act, done, after },
) {
  await before?.(page);
  await target(page).waitFor();
  await network.untilIdle();
  const place = await placeOf(target(page));
  if (keys) await target(page).focus();
  await slowProcessor();
  const start = await pageTime(page);
  if (act) await act(page);
  else if (keys) await page.keyboard.type(keys, { delay: 100 });
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
