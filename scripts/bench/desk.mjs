/* global location */

import { Buffer } from 'node:buffer';
import { openDemo } from '../../e2e/support/demoServer.ts';
import { say } from '../support/run.mjs';
import { openPage, signIn } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes } from './inPage.mjs';
import { callsSince, createNotes, keepServices, lead, open, ownOf, untilShown } from './office/tab.mjs';
import { benchDist } from './plainPages.mjs';

/*
 * Tasks of the office's manager: a sorted list, the team, news, editing one value, a colleague's settings, an incoming
 * call. With an unthrottled CPU, a thousand open services and 100 ms per response.
 */

const openServices = 1000;

async function measureSorting(bench, note) {
  const { page, close } = await open(bench, '/services/list');
  const heading = page.getByRole('columnheader', { name: 'Eleitor' }).getByRole('button');
  await heading.waitFor();
  const start = await pageTime(page);
  await heading.click();
  const shown = await untilShown(page, 'th[aria-sort=ascending]');
  const { tasks } = await readNotes(page, start);
  const name = 'Ordenar 1.000 atendimentos';
  note(name, 'Em ordem', 'ms', goals.desk.sorting, shown - start);
  note(name, 'Tarefa mais longa', 'ms', goals.desk.task, longest(tasks), 50);
  await close();
}

async function measureTeam(bench, note) {
  const { page, close } = await open(bench, '/voters/list');
  const start = await pageTime(page);
  await page.evaluate(lead, '/team');
  const first = await untilShown(page, 'table[aria-label="A equipe"] tbody tr td');
  const read = await untilShown(page, '[role=status]', 'Lido em');
  const { count } = await callsSince(page, start);
  const { tasks } = await readNotes(page, start);
  const name = 'A equipe com 1.000 em aberto';
  note(name, 'Primeiras linhas', 'ms', undefined, first - start);
  note(name, 'De todos', 's', goals.desk.team, (read - start) / 1000);
  note(name, 'Chamadas', '', undefined, count);
  note(name, 'Tarefa mais longa', 'ms', goals.desk.task, longest(tasks), 50);
  await close();
}

/** The bell loads while the page is idle, and polls at once. */
async function measureNews(bench, note) {
  const { page, close } = await openPage({ ...bench, watched: true });
  await page.goto('/dashboard');
  const start = await untilShown(page, 'button[aria-label^="Chegou"]');
  await page.getByRole('button', { name: /^Chegou/ }).press('Enter');
  const seen = await untilShown(page, '[role=region][aria-label=Chegou] p', 'Visto às');
  const { count } = await callsSince(page, start);
  const { tasks } = await readNotes(page, start);
  const name = 'Chegou, a primeira vez que se olha';
  note(name, 'Do sino ao que há', 's', goals.desk.news, (seen - start) / 1000);
  note(name, 'Chamadas', '', goals.desk.newsCalls, count);
  note(name, 'Tarefa mais longa', 'ms', goals.desk.task, longest(tasks), 50);
  await close();
}

/** F2 on the focused value, twice: the second time its code is loaded. */
async function measureField({ page, network }, name, note) {
  for (const time of ['primeira vez', 'de novo']) {
    const start = await pageTime(page);
    await page.keyboard.press('F2');
    const shown = await untilShown(page, '[role=dialog] input[type=tel]:focus');
    const { tasks } = await readNotes(page, start);
    note(`${name}, ${time}`, 'Do F2 ao campo', 'ms', goals.desk.field, shown - start);
    note(`${name}, ${time}`, 'Tarefa mais longa', 'ms', undefined, longest(tasks), 50);
    await page.keyboard.press('Escape');
    await network.untilIdle();
  }
}

async function measureFields(bench, voter, note) {
  const details = await open(bench, '/phonecalls/list');
  await details.page
    .getByRole('link', { name: /^Detalhes de / })
    .first()
    .click();
  await details.page
    .getByRole('button', { name: 'Mudar um valor', includeHidden: true })
    .waitFor({ state: 'attached' });
  await details.network.untilIdle();
  await details.page.getByRole('button', { name: 'Copiar telefone' }).focus();
  await measureField(details, 'Um valor dos detalhes de uma ligação', note);
  await details.close();

  const voterPage = await open(bench, `/voters/${voter.id}`);
  await voterPage.page
    .getByRole('button', { name: /^Copiar telefone/ })
    .first()
    .focus();
  await measureField(voterPage, 'Um valor da página do eleitor', note);
  await voterPage.close();
}

const textModules = Array.from({ length: 30 }, (_, number) => ({
  name: `Resposta ${number + 1}`,
  text: 'Olá, {nome}. Recebemos o seu pedido e já o passamos a quem cuida disso na prefeitura. '.repeat(4),
}));
const settings = Buffer.from(JSON.stringify({ tribuna: 'ajustes', versao: 1, textos: textModules }));
const partsThatCame = ['[role=dialog] h3', 'Ajustes que chegaram'];

async function measureSettings(bench, note) {
  const name = 'Ajustes do gabinete, 30 textos';
  const fragment = settings.toString('base64url');
  const fresh = await openPage({ ...bench, watched: true });
  await fresh.page.goto(`/dashboard#ajustes=${fragment}`);
  // By the page's clock, which starts when the link is opened.
  const shown = await untilShown(fresh.page, ...partsThatCame);
  note(name, 'Do link às partes', 'ms', goals.desk.newPage, shown);
  await fresh.close();

  const { page, network, close } = await open(bench, '/dashboard');
  await page.evaluate(() => (location.hash = '#ajustes='));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Abrir arquivo' }).click(),
  ]);
  await network.untilIdle();
  const start = await pageTime(page);
  await chooser.setFiles({ name: 'ajustes.json', mimeType: 'application/json', buffer: settings });
  const read = await untilShown(page, ...partsThatCame);
  const { tasks } = await readNotes(page, start);
  note(name, 'Do arquivo às partes', 'ms', goals.desk.file, read - start);
  note(name, 'Tarefa mais longa', 'ms', undefined, longest(tasks), 50);
  await close();
}

async function measureRinging(bench, voter, note) {
  const name = 'O telefone toca';
  const card = ['[role=dialog] section h3', voter.name];
  const { number } = voter.telephone[0];
  const { page, close } = await open(bench, '/voters/list');
  const start = await pageTime(page);
  await page.evaluate((to) => (location.hash = to), `#ligacao=${number}`);
  const shown = await untilShown(page, ...card);
  const { tasks } = await readNotes(page, start);
  note(name, 'Do endereço à ficha, aba aberta', 'ms', goals.desk.ringing, shown - start);
  note(name, 'Tarefa mais longa', 'ms', undefined, longest(tasks), 50);
  await close();

  const fresh = await openPage({ ...bench, watched: true });
  await fresh.page.goto(`/voters/list#ligacao=${number}`);
  note(
    name,
    'Do endereço à ficha, aba nova',
    'ms',
    goals.desk.newPage,
    await untilShown(fresh.page, ...card),
  );
  await fresh.close();
}

/** A voter whose number is unique. */
function knownCaller({ db }) {
  const holders = new Map();
  for (const { telephone } of db.voters.all())
    for (const { number } of telephone) holders.set(number, (holders.get(number) ?? 0) + 1);
  return ownOf(db, db.voters).find(
    ({ telephone, isExcluded }) =>
      !isExcluded && telephone.length > 0 && holders.get(telephone[0].number) === 1,
  );
}

export async function measureAll({ browser, runs }) {
  const { note, figures } = createNotes({ delayed: true });
  const demo = await openDemo(['--dist', benchDist, '--delay', '100']);
  keepServices(demo, openServices);
  const voter = knownCaller(demo);
  const bench = { browser, url: demo.url, session: await signIn(browser, demo.url) };
  for (let run = 1; run <= runs; run += 1) {
    say(`  volta ${run} de ${runs}`);
    await measureSorting(bench, note);
    await measureTeam(bench, note);
    await measureNews(bench, note);
    await measureFields(bench, voter, note);
    await measureSettings(bench, note);
    await measureRinging(bench, voter, note);
  }
  await demo.stop();
  return figures();
}
