/* global document */

import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { Failure, root, say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { longest, pageTime, readNotes } from './inPage.mjs';
import { pages } from './pages.mjs';
import { plainPaths } from './plainPages.mjs';
import { median } from './table.mjs';

const longestExport = 300_000;
/** The product's page size (src/records/export/pages.ts). */
const largestAnswer = 5000;

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
    { name: 'As mesmas linhas pelo papaparse', measure: 'Duração', unit: 's', values: floors },
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
  const start = await pageTime(page);
  const downloading = page.waitForEvent('download', { timeout: longestExport });
  await button.click();
  const download = await downloading;
  const seconds = ((await pageTime(page)) - start) / 1000;
  const { tasks } = await readNotes(page, start);
  const lines = await countLines(await download.path());
  await close();
  // A header line, and one or more for each voter.
  if (!(lines > shown)) throw new Failure(`O arquivo exportado tem só ${lines} linhas; a lista, ${shown}.`);
  return { seconds, task: longest(tasks) };
}

/** In the page: reads the same rows in pages of the same size, and has papaparse join them in one call. */
async function joinPlainly(limit) {
  const [, token = ''] = /(?:^|; )token=([^;]+)/.exec(document.cookie) ?? [];
  const headers = { action: 'search', token: decodeURIComponent(token) };
  const start = performance.now();
  const rows = [];
  for (let page = 1, total = Infinity; rows.length < total; page += 1) {
    const answer = await fetch(`/api/eleitor.php?page=${page}&limit=${limit}&isExcluded=false`, { headers });
    const { data, total: all } = await answer.json();
    if (data.length === 0) break;
    rows.push(...data);
    total = Number(all);
  }
  const text = globalThis.Papa.unparse(rows, { quotes: true, escapeFormulae: true });
  return { seconds: (performance.now() - start) / 1000, rows: rows.length, length: text.length };
}

async function exportPlainly(bench) {
  const { page, close } = await openPage(bench);
  await page.goto(plainPaths.table);
  await page.evaluate(readFileSync(join(root, 'node_modules/papaparse/papaparse.min.js'), 'utf8'));
  const { seconds, rows } = await page.evaluate(joinPlainly, largestAnswer);
  await close();
  if (rows < 1000) throw new Failure(`O piso da exportação leu só ${rows} linhas.`);
  return seconds;
}

/** The number in 'Eleitores · 99.120'. */
const numberIn = (text) => Number(text.replace(/\D/g, ''));

async function countLines(file) {
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) lines += line === '' ? 0 : 1;
  return lines;
}
