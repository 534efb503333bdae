/* global document */

import { say } from '../support/run.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes } from './inPage.mjs';
import { createNotes, open } from './office/tab.mjs';
import { pages } from './pages.mjs';

/* What an office with all these voters does with all of them, with the processor and the line at their own speed. */

const path = pages.voters.path;
const rowsOfVoters = 'table[aria-label="Eleitores"] tbody tr td';
/** So that what is far over its goal is still measured. */
const longestWaitMs = 120_000;

/** In the page: the time by its clock once an element of the selector says this; null before. */
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
  const start = await pageTime(page);
  await page.getByRole('link', { name: 'Eleitores', exact: true }).first().click();
  const shown = await untilSaid(page, rowsOfVoters);
  note('Lista', 'Linhas, a partir do menu', 's', goals.scale.list, (shown - start) / 1000);
  await close();
}

async function measureLastPages(bench, note) {
  const { page, close } = await open(bench, `${path}?page=8999`);
  const next = page.getByRole('button', { name: 'Próxima', exact: true }).first();
  const start = await pageTime(page);
  await next.click();
  const shown = await untilSaid(page, '[role=status]', '^9\\.000 de ');
  note('Página 9.000', 'Linhas', 's', goals.scale.page, (shown - start) / 1000);
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
  const start = await pageTime(page);
  await all.click();
  const shown = await untilSaid(page, '[aria-label="Seleção"] p', '\\d\\d\\.\\d{3} na seleção');
  const { tasks } = await readNotes(page, start);
  note('Selecionar todos', 'Pronto', 's', goals.scale.selection, (shown - start) / 1000);
  note('Selecionar todos', 'Tarefa mais longa', 'ms', goals.scale.task, longest(tasks), 50);
  await close();
}

async function measureDuplicates(bench, note) {
  const { page, close } = await open(bench, '/dashboard');
  await page.goto('/voters/duplicates');
  const make = page.getByRole('button', { name: 'Procurar repetidos', exact: true });
  await make.waitFor();
  const start = await pageTime(page);
  await make.click();
  const shown = await untilSaid(page, 'h2', '^[\\d.]+ par(es)? entre ');
  const { tasks } = await readNotes(page, start);
  note('Cadastros repetidos', 'Pronto', 's', goals.scale.duplicates, (shown - start) / 1000);
  note('Cadastros repetidos', 'Tarefa mais longa', 'ms', goals.scale.task, longest(tasks), 50);
  await close();
}

export async function measureAll(bench) {
  const { note, figures } = createNotes();
  // The server counts and sorts what it is first asked for: that once, nobody looks.
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
