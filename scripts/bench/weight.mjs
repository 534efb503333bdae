import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoDist } from '../support/demo.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { isOpenToAll, pages } from './pages.mjs';

/**
 * The JavaScript that each page actually fetches until idle: scripts/budgets.mjs counts what it needs, by the
 * manifest. A single round, as the result is always the same.
 */
export async function measureAll(bench) {
  const fetched = {};
  for (const [key, page] of Object.entries(pages)) fetched[key] = await scriptsOf(bench, page);
  const forms = await scriptsOf(bench, pages.firstList, openForm);

  const present = { route: new Set(fetched.firstList), formRoute: new Set([...fetched.firstList, ...forms]) };
  const figures = Object.entries(pages).map(([key, { name, kind }]) => {
    const isFurther = kind in present;
    const files = isFurther ? fetched[key].filter((file) => !present[kind].has(file)) : fetched[key];
    return figure(`${name}${beyond[kind] ?? ''}`, files, isFurther ? 'route' : kind);
  });
  const at = Object.keys(pages).indexOf('firstList') + 1;
  return figures.toSpliced(at, 0, figure('Primeira lista com um formulário', forms, 'form'));
}

const beyond = { route: ', além da primeira lista', formRoute: ', além da lista e de um formulário' };

const figure = (name, files, goal) => ({
  name,
  measure: 'JS até ociosa',
  unit: 'kB',
  goal: goals.weight[goal],
  values: [files.reduce((total, file) => total + gzipSize(file), 0) / 1000],
  note: files.length === 1 ? '1 arquivo' : `${files.length} arquivos`,
});

const gzipSize = (file) => gzipSync(readFileSync(join(demoDist, file)), { level: 9 }).length;

/** The form used as an example of shared form parts, as in the budgets. */
async function openForm(page) {
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

async function scriptsOf({ browser, url, session }, target, then) {
  const { page, network, close } = await openPage({
    browser,
    url,
    session: isOpenToAll(target) ? undefined : session,
  });
  await page.goto(target.path);
  await target.ready(page).waitFor();
  await network.untilIdle();
  if (then) {
    await then(page);
    await network.untilIdle();
  }
  const scripts = network.scripts();
  await close();
  return scripts;
}
