import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Failure, say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes } from './inPage.mjs';
import { pages } from './pages.mjs';

const longestExport = 300_000;

/** The whole list of voters as CSV, from the press of the button to the file, with the processor at its own speed. */
export async function measureAll(bench) {
  const exports = [];
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    exports.push(await exportVoters(bench));
  }
  const name = 'CSV da lista inteira de eleitores';
  return [
    { name, measure: 'Duração', unit: 's', values: exports.map(({ seconds }) => seconds) },
    {
      name,
      measure: 'Tarefa mais longa na página',
      unit: 'ms',
      goal: goals.export.task,
      floor: 50,
      values: exports.map(({ task }) => task),
    },
  ];
}

async function exportVoters(bench) {
  const { page, network, close } = await openPage({ ...bench, watched: true });
  await page.goto(pages.voters.path);
  await pages.voters.ready(page).waitFor();
  const shown = numberIn(await page.getByRole('heading', { level: 1 }).innerText());
  const button = page.getByRole('button', { name: 'Download Excel (.csv)' });
  await button.waitFor();
  await network.untilIdle();
  const start = await pageTime(page);
  const downloading = page.waitForEvent('download', { timeout: longestExport });
  await button.click();
  const download = await downloading;
  const seconds = ((await pageTime(page)) - start) / 1000;
  const { tasks } = await readNotes(page, start);
  const lines = await countLines(await download.path());
  await close();
  // One of titles, and one or more for each voter.
  if (!(lines > shown)) throw new Failure(`O arquivo exportado tem só ${lines} linhas; a lista, ${shown}.`);
  return { seconds, task: longest(tasks) };
}

/** The number in 'Eleitores · 99.120'. */
const numberIn = (text) => Number(text.replace(/\D/g, ''));

async function countLines(file) {
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) lines += line === '' ? 0 : 1;
  return lines;
}
