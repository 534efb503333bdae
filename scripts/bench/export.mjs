import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { rowsPerCall } from '../../src/api/pages.ts';
import { Failure, say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes, readPress, watchRows } from './inPage.mjs';
import { pages } from './pages.mjs';
import { plainPaths } from './plainPages.mjs';
import { median } from './table.mjs';

const longestExport = 300_000;

/** The full voter list as CSV, from the press of the button to the file, with an unthrottled CPU. */
export async function measureAll(bench) {
  const exports = [];
  const floors = [];
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    floors.push(await exportPlainly(bench));
    exports.push(await exportVoters(bench));
  }
  const name = 'CSV da lista inteira de eleitores';
  return [
    { name: 'O mesmo arquivo pelo papaparse', measure: 'Duração', unit: 's', values: floors },
    {
      name,
      measure: 'Duração',
      unit: 's',
      goal: median(floors) * goals.export.duration,
      values: exports.map(({ seconds }) => seconds),
    },
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
  const { start, seconds, lines } = await download(page, button);
  const { tasks } = await readNotes(page, start);
  await close();
  // A header line, and one or more for each voter.
  if (!(lines > shown)) throw new Failure(`O arquivo exportado tem só ${lines} linhas; a lista, ${shown}.`);
  return { seconds, task: longest(tasks) };
}

async function exportPlainly(bench) {
  const { page, network, close } = await openPage(bench);
  await page.goto(`${plainPaths.csv}?limit=${rowsPerCall}`);
  await network.untilIdle();
  const { seconds, lines } = await download(page, page.getByRole('button'));
  await close();
  if (lines < 1000) throw new Failure(`O piso da exportação tem só ${lines} linhas.`);
  return seconds;
}

/** Presses the button and waits for its file: the time of the press, the seconds since then, and the file's lines. */
async function download(page, button) {
  await page.evaluate(watchRows);
  const downloading = page.waitForEvent('download', { timeout: longestExport });
  await button.click();
  const file = await downloading;
  const end = await pageTime(page);
  // Without the time that finding the button takes.
  const { at: start } = await readPress(page);
  return { start, seconds: (end - start) / 1000, lines: await countLines(await file.path()) };
}

/** The number in 'Eleitores · 99.120'. */
const numberIn = (text) => Number(text.replace(/\D/g, ''));

async function countLines(file) {
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) lines += line === '' ? 0 : 1;
  return lines;
}
