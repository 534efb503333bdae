import { say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, readNotes, readPress, watchRows } from './inPage.mjs';
import { pages } from './pages.mjs';
import { plainPaths } from './plainPages.mjs';
import { median } from './table.mjs';

const plain = { path: plainPaths.table, ready: pages.voters.ready };

/** The first visit fills the cache for the second; the navigation to the next list and back starts there. */
export async function measureAll(bench) {
  const of = { plain: [], ours: [] };
  // The server compresses a file on its first request: that visit is not measured.
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
      // The browser does not distinguish shorter ones.
      floor: 50,
      values: values('ours', 'filter'),
    },
  ];
}

/** Seconds until the rows with an empty cache, then with that visit's files. */
async function visitTwice({ browser, url, session }, target, { slowed, then }) {
  const tab = await openPage({ browser, url, session, watched: true });
  const visit = async () => {
    if (slowed) {
      await tab.slowLine();
      await tab.slowProcessor();
    }
    // Finding an element by role would itself block the throttled thread: the page is left alone until idle.
    await tab.page.goto(target.path, { waitUntil: 'load' });
    await tab.network.untilIdle(1500);
    await tab.fullProcessor();
    await target.ready(tab.page).waitFor();
    return (await readNotes(tab.page)).firstRow / 1000;
  };
  const first = await visit();
  // Not directly to the same URL, which would be a reload.
  await tab.page.goto('about:blank');
  const second = await visit();
  const further = then ? await then(tab, slowed) : {};
  await tab.close();
  return { first, second, ...further };
}

/** From the voters to a list not opened before, and back to the voters; then their filter. */
async function goOn(tab, slowed) {
  const next = await press(tab, linkTo(tab, pages.services), slowed, pages.services.name);
  const seen = await press(tab, linkTo(tab, pages.voters), slowed, pages.voters.name);
  const filter = tab.page.getByRole('button', { name: 'Filtrar eleitores', exact: true });
  const opening = await press(tab, filter, slowed);
  await tab.page.getByRole('dialog', { name: 'Filtrar' }).waitFor();
  return { next: next.rows / 1000, seen: seen.rows / 1000, filter: longest(opening.tasks) };
}

const linkTo = ({ page }, { name }) => page.getByRole('link', { name, exact: true }).first();

/**
 * Presses by coordinates, as finding by role would block the throttled thread. `list` is the table whose rows appear.
 */
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
