import { say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, readNotes, readPress, watchRows } from './inPage.mjs';
import { pages } from './pages.mjs';
import { plainPaths } from './plainPages.mjs';
import { median } from './table.mjs';

const plain = { path: plainPaths.table, ready: pages.voters.ready };

/** The first visit fills the cache for the second; the way to the next list and back begins there. */
export async function measureAll(bench) {
  const of = { plain: [], ours: [] };
  // The server compresses a file when it is first asked for: that once, nobody looks.
  await visitTwice(bench, plain, { slowed: false });
  await visitTwice(bench, pages.voters, { slowed: false, then: goOn });
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    of.plain.push(await visitTwice(bench, plain, { slowed: true }));
    of.ours.push(await visitTwice(bench, pages.voters, { slowed: true, then: goOn }));
  }
  const values = (whose, key) => of[whose].map((visit) => visit[key]);
  const figure = (name, measure, whose, key, goal) => ({
    name,
    measure,
    unit: 's',
    goal,
    values: values(whose, key),
  });
  const beside = (key) => median(values('plain', key)) * goals.lists[key];
  const floor = 'Tabela simples em React';
  const ours = 'Lista de eleitores';
  const ways = 'De uma lista a outra';
  return [
    figure(floor, 'Linhas, primeira visita', 'plain', 'first'),
    figure(floor, 'Linhas, segunda visita', 'plain', 'second'),
    figure(ours, 'Linhas, primeira visita', 'ours', 'first', beside('first')),
    figure(ours, 'Linhas, segunda visita', 'ours', 'second', beside('second')),
    figure(ways, 'Linhas, pela primeira vez', 'ours', 'next', goals.lists.next),
    figure(ways, 'Linhas, já vista', 'ours', 'seen', goals.lists.seen),
    {
      name: 'Filtro de eleitores, primeira abertura',
      measure: 'Tarefa mais longa',
      unit: 'ms',
      goal: goals.lists.filter,
      // Shorter ones the browser does not tell apart.
      floor: 50,
      values: values('ours', 'filter'),
    },
  ];
}

/** Seconds to the rows with an empty cache, then with the files of that visit. */
async function visitTwice({ browser, url, session }, target, { slowed, then }) {
  const tab = await openPage({ browser, url, session, watched: true });
  const visit = async () => {
    if (slowed) {
      await tab.slowLine();
      await tab.slowProcessor();
    }
    // Looking for an element by its role would itself hold the slowed thread up: the page is left alone until idle.
    await tab.page.goto(target.path, { waitUntil: 'load' });
    await tab.network.untilIdle(1500);
    await tab.fullProcessor();
    await target.ready(tab.page).waitFor();
    return (await readNotes(tab.page)).firstRow / 1000;
  };
  const first = await visit();
  // Not by the same address at once, which would be a reload.
  await tab.page.goto('about:blank');
  const second = await visit();
  const further = then ? await then(tab, slowed) : {};
  await tab.close();
  return { first, second, ...further };
}

/** From the voters to a list that was not open yet, and back to the voters; then their filter. */
async function goOn(tab, slowed) {
  const next = await press(tab, linkTo(tab, pages.services), slowed, pages.services.name);
  const seen = await press(tab, linkTo(tab, pages.voters), slowed, pages.voters.name);
  const filter = tab.page.getByRole('button', { name: 'Filtrar eleitores', exact: true });
  const opening = await press(tab, filter, slowed);
  await tab.page.getByRole('dialog', { name: 'Filtrar' }).waitFor();
  return { next: next.rows / 1000, seen: seen.rows / 1000, filter: longest(opening.tasks) };
}

const linkTo = ({ page }, { name }) => page.getByRole('link', { name, exact: true }).first();

/** Presses by place, as a search by role would hold the slowed thread up. `list` is the table whose rows appear. */
async function press({ page, network, slowProcessor, fullProcessor }, target, slowed, list) {
  const { x, y, width, height } = await target.boundingBox();
  await page.evaluate(watchRows, list);
  if (slowed) await slowProcessor();
  await page.mouse.click(x + width / 2, y + height / 2);
  await network.untilIdle(1000);
  const { at, rows } = await readPress(page, list);
  const { tasks } = await readNotes(page, at);
  await fullProcessor();
  return { rows: rows - at, tasks };
}
