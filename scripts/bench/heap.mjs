import { say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { pages } from './pages.mjs';

const cycles = 200;
/**
 * Creates what is made once and kept (code, caches, styles). The engine keeps compiling what runs often: of 400
 * openings the first hundred retains 8 kB each, the second 5, the third 3, the fourth less than 1.
 */
const warmUp = 200;

/** Memory retained by opening and closing panels, per opening: the filter and the details in turn. */
export async function measureAll(bench) {
  const growths = [];
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    growths.push(await openManyPanels(bench));
  }
  const figure = (measure, unit, key) => ({
    name: `${cycles} painéis abertos e fechados`,
    measure: `${measure} por painel`,
    unit,
    goal: goals.heap[key],
    values: growths.map((growth) => growth[key] / cycles),
  });
  return [figure('Memória', 'kB', 'growth'), figure('Nós', '', 'nodes'), figure('Ouvintes', '', 'listeners')];
}

async function openManyPanels(bench) {
  const { page, cdp, network, close } = await openPage(bench);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.firstList.path);
  await pages.firstList.ready(page).waitFor();
  await network.untilIdle();
  await cdp.send('Performance.enable');
  await openPanels(page, warmUp);
  const before = await measureHeap(cdp);
  await openPanels(page, cycles);
  const after = await measureHeap(cdp);
  await close();
  return Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
}

async function openPanels(page, times) {
  const panel = page.getByRole('dialog');
  const button = (name) => panel.getByRole('button', { name, exact: true });
  // Each is open once its content has loaded.
  const panels = [
    {
      opener: page.getByRole('button', { name: 'Filtrar compromissos', exact: true }),
      content: button('Buscar'),
    },
    { opener: page.getByRole('link', { name: /^Detalhes de / }).first(), content: button('Editar') },
  ];
  for (let time = 0; time < times; time += 1) {
    const { opener, content } = panels[time % panels.length];
    await opener.click();
    await content.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  }
}

/** Memory in use after garbage collection. */
async function measureHeap(cdp) {
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { growth: usedSize / 1000, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
