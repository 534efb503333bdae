/* global document, window, MutationObserver */

import { say } from '../support/run.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes, readPress, watchRows } from './inPage.mjs';
import { createNotes, open } from './office/tab.mjs';
import { watchThread } from './threadTasks.mjs';
import { pages } from './pages.mjs';

/* Tasks over all voters of a large office, with CPU and network unthrottled. */

const path = pages.voters.path;
const rowsOfVoters = 'table[aria-label="Eleitores"] tbody tr td';
/** So that figures far over their goal are still measured. */
const longestWaitMs = 120_000;

/** In the page: the time by its clock once an element of the selector matches this text; null before. */
const shownAt = ([selector, pattern]) => {
  const says = new RegExp(pattern);
  return (
    [...document.querySelectorAll(selector)].some((one) => says.test(one.textContent)) && performance.now()
  );
};

async function untilSaid(page, selector, pattern = '') {
  const how = { polling: 'raf', timeout: longestWaitMs };
  return (await page.waitForFunction(shownAt, [selector, pattern], how)).jsonValue();
}

async function measureList(bench, note) {
  const { page, close } = await open(bench, '/dashboard');
  await page.evaluate(watchRows, 'Eleitores');
  await page.getByRole('link', { name: 'Eleitores', exact: true }).first().click();
  const { at, rows } = await readPress(page, 'Eleitores');
  note('Lista', 'Linhas, a partir do menu', 's', goals.scale.list, (rows - at) / 1000);
  await close();
}

/**
 * In the page: records the next press and when other rows are then rendered. Finding the button and checking for rows
 * takes longer than the page itself, and is not its work.
 */
const watchTurn = (selector) => {
  const firstRow = () => document.querySelector(selector)?.closest('tr').textContent ?? '';
  const before = firstRow();
  const press = (window.benchPress = { at: null, rows: null });
  const once = { capture: true, once: true };
  document.addEventListener('click', ({ timeStamp }) => (press.at = timeStamp), once);
  const watch = new MutationObserver(() => {
    if (['', before].includes(firstRow())) return;
    press.rows = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true });
};

async function measureLastPages(bench, note) {
  const { page, close } = await open(bench, `${path}?page=8999`);
  await page.evaluate(watchTurn, rowsOfVoters);
  await page.getByRole('button', { name: 'Próxima', exact: true }).first().click();
  const { at, rows } = await readPress(page, 'Eleitores');
  await untilSaid(page, '[role=status]', '^9\\.000 de ');
  note('Página 9.000', 'Linhas', 's', goals.scale.page, (rows - at) / 1000);
  await close();
}

const searched = 'aparecida dos santos';
const saysAll = (url) => [...new URL(url).searchParams.values()].includes(searched);

async function measureSearch(bench, note) {
  const name = 'Buscar enquanto se digita';
  const { page, network, close } = await open(bench, path);
  await page.getByRole('searchbox').first().focus();
  const start = await pageTime(page);
  const answering = page.waitForResponse((answer) => saysAll(answer.url()));
  await page.keyboard.type(searched, { delay: 80 });
  const typed = await pageTime(page);
  await answering;
  const answered = await pageTime(page);
  await network.untilIdle();
  const { interactions } = await readNotes(page, start);
  note(name, 'Interação mais lenta', 'ms', goals.scale.typing, longest(interactions), 16);
  note(name, 'Da última tecla à resposta', 's', goals.scale.search, (answered - typed) / 1000);
  await close();
}

async function measureSelection(bench, note) {
  const { page, close } = await open(bench, path);
  await page.getByRole('table').getByRole('row').nth(1).hover();
  await page.getByRole('table').getByRole('checkbox').first().click();
  const all = page.getByRole('button', { name: /^Selecionar os/ });
  await all.waitFor();
  const longestTask = await watchThread(bench.browser, page);
  const start = await pageTime(page);
  await all.click();
  const shown = await untilSaid(page, '[aria-label="Seleção"] p', '\\d\\d\\.\\d{3} na seleção');
  note('Selecionar todos', 'Pronto', 's', goals.scale.selection, (shown - start) / 1000);
  note('Selecionar todos', 'Tarefa mais longa, de processador', 'ms', goals.scale.task, await longestTask());
  await close();
}

async function measureDuplicates(bench, note) {
  const { page, close } = await open(bench, '/dashboard');
  await page.goto('/voters/duplicates');
  const make = page.getByRole('button', { name: 'Procurar repetidos', exact: true });
  await make.waitFor();
  const longestTask = await watchThread(bench.browser, page);
  const start = await pageTime(page);
  await make.click();
  const shown = await untilSaid(page, 'h2', '^[\\d.]+ par(es)? entre ');
  note('Cadastros repetidos', 'Pronto', 's', goals.scale.duplicates, (shown - start) / 1000);
  note(
    'Cadastros repetidos',
    'Tarefa mais longa, de processador',
    'ms',
    goals.scale.task,
    await longestTask(),
  );
  await close();
}

export async function measureAll(bench) {
  const { note, figures } = createNotes();
  // The server counts and sorts on its first request: that one is not measured.
  await measureList(bench, () => undefined);
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    await measureList(bench, note);
    await measureLastPages(bench, note);
    await measureSearch(bench, note);
    await measureSelection(bench, note);
    await measureDuplicates(bench, note);
  }
  return figures();
}
