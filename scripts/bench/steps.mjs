/* global ClipboardEvent, DataTransfer */

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

const textbox = (page) => page.getByRole('textbox', { name: 'Texto do documento' });
const line =
  'Fica o Poder Executivo autorizado a celebrar convênio com a União e o Estado para a manutenção das praças. ';
/** As Word writes it: fourteen paragraphs a page. */
const pagesOf = (pages) =>
  Array.from(
    { length: 14 * pages },
    (_, at) =>
      `<p class=MsoNormal style='text-align:justify;text-indent:35.45pt'><span lang=PT-BR style='font-size:12.0pt'>Art. ${at + 1} ${line.repeat(2)}<o:p></o:p></span></p>`,
  ).join('\n');

const pasteInto = (box, html) =>
  box.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Opens the text of the first document of the list, with so many pages in it. */
const openText = (pages) => async (page) => {
  await page.goto('/legislative-processes/list');
  const address = await page
    .getByRole('link', { name: /^Detalhes de / })
    .first()
    .getAttribute('href');
  await page.goto(`/legislative-processes/draft/${/\d+/.exec(address)[0]}`);
  const blank = page.getByRole('button', { name: 'Começar em branco' });
  await textbox(page).or(blank).first().waitFor();
  if (await blank.isVisible()) await blank.click();
  await textbox(page).waitFor();
  if (pages === 0) return;
  await pasteInto(textbox(page), pagesOf(pages));
  await textbox(page)
    .getByText(`Art. ${14 * pages} `)
    .waitFor();
};

/** Thirty keys. */
const typed = 'Maria Aparecida dos Santos Cru';

const closeByEscape = async (page, opened) => {
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
};

/**
 * What a person does, in this order, on one page that stays open. `target` is clicked (or typed into, with `keys`),
 * and `done` appears; or `act` does something else. What comes `before` and `after` is not measured.
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
    before: openText(0),
    target: textbox,
    act: (page) => pasteInto(textbox(page), pagesOf(20)),
    done: (page) => textbox(page).getByText('Art. 280 '),
    taskGoal: goals.steps.paste,
  },
  {
    name: `Digitar ${typed.length} letras em um documento de 60 páginas`,
    before: openText(60),
    target: textbox,
    keys: typed,
    done: textbox,
    goal: goals.steps.key,
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
  return steps.flatMap(({ name, keys, goal, taskGoal }, at) => [
    {
      name,
      measure: 'Interação mais lenta',
      unit: 'ms',
      goal: goal ?? (keys ? goals.steps.typing : goals.steps.interaction),
      // Shorter ones the browser does not tell apart.
      floor: 16,
      values: notes[at].map(({ interactions }) => longest(interactions)),
    },
    {
      name,
      measure: 'Tarefa mais longa',
      unit: 'ms',
      goal: taskGoal ?? goals.steps.task,
      floor: 50,
      values: notes[at].map(({ tasks }) => longest(tasks)),
    },
  ]);
}

/**
 * Elements are looked for while the processor is quick and pressed by their place: a search by role would itself
 * hold up the slowed thread, and be taken for the page's own doing.
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
