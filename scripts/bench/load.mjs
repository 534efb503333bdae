import { say } from '../support/run.mjs';
import { openPage } from './browser.mjs';
import { goals } from './goals.mjs';
import { readNotes } from './inPage.mjs';
import { isOpenToAll, pages } from './pages.mjs';
import { plainPaths } from './plainPages.mjs';
import { median } from './table.mjs';

const { appointment, invoice, signIn, firstList, dashboard } = pages;
const plain = {
  name: 'Compromisso simples em React',
  kind: 'plain',
  path: `${plainPaths.appointment}?code=${appointment.path.split('/').at(-1)}`,
  ready: appointment.ready,
};
/** A heading in HTML, nothing else: the first paint of line, server and browser alone. */
const still = {
  name: 'HTML parado',
  kind: 'plainStill',
  path: plainPaths.still,
  ready: appointment.ready,
};
/** The blocking of React alone, with ten rows. */
const plainTable = {
  name: 'Tabela simples em React',
  kind: 'plainTable',
  path: plainPaths.table,
  ready: pages.voters.ready,
};
const measured = {
  still,
  plain,
  plainTable,
  appointment: { ...appointment, floor: 'plain' },
  invoice,
  signIn,
  firstList,
  dashboard,
  // Layout shift when the cards need less than their reserved space; the rest as on the page above.
  emptyDay: { ...dashboard, name: 'Início no telefone, com o dia vazio', kind: 'phone', before: emptyDay },
};

/** Responses of an office with nothing on this day. */
async function emptyDay(page) {
  await page.route(/\/api\/(compromisso|task|telefonema)\.php/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const empty = (value) =>
      Object.fromEntries(
        Object.entries(value).map(([name, of]) => {
          if (Array.isArray(of)) return [name, []];
          if (typeof of === 'number' && /total|count/i.test(name)) return [name, 0];
          return [name, of && typeof of === 'object' ? empty(of) : of];
        }),
      );
    await route.fulfill({ response, json: Array.isArray(body) ? [] : empty(body) });
  });
}

const shiftMeasure = 'Deslocamento (CLS)';
/** The kinds of the product's own pages. */
const ours = ['public', 'entrance', 'firstList', 'route'];

/** Figures of each page, from its records; a page with an equivalent plain one is compared with it. */
const measures = [
  {
    measure: 'Título da página',
    unit: 's',
    goal: (kind, { plain: floor }, { floor: of }) => (of ? floor.heading * goals.load.heading : null),
    of: (notes) => notes.heading / 1000,
    kinds: ['plain', 'public'],
  },
  {
    measure: 'Primeira pintura (FCP)',
    unit: 's',
    goal: (kind, { still: floor }) =>
      kind === 'plainStill' ? null : floor.firstPaint * goals.load.firstPaint,
    of: (notes) => notes.firstPaint / 1000,
    kinds: ['plainStill', ...ours],
  },
  {
    measure: 'Linhas na tabela',
    unit: 's',
    goal: () => goals.load.firstRows,
    of: (notes) => notes.firstRow / 1000,
    kinds: ['firstList'],
  },
  {
    measure: 'Maior pintura (LCP)',
    unit: 's',
    goal: (kind, { plain: floor }) => (kind === 'public' ? floor.largestPaint * goals.load.publicLcp : null),
    of: (notes) => notes.largestPaint / 1000,
    kinds: ['plain', ...ours],
  },
  {
    measure: 'Bloqueio (TBT)',
    unit: 'ms',
    goal: (kind) => (kind === 'plainTable' ? null : goals.load.blocking),
    of: ({ tasks }) => tasks.reduce((total, { duration }) => total + duration - 50, 0),
    kinds: ['plainTable', ...ours],
  },
  {
    measure: shiftMeasure,
    unit: '',
    goal: () => goals.load.shift,
    of: (notes) => notes.shift,
    kinds: ['phone', ...ours],
  },
];

/** Each page from scratch, with an empty cache; pages take turns, so that a busy moment does not affect only one. */
export async function measureAll(bench) {
  const targets = Object.entries(measured);
  const notes = Object.fromEntries(targets.map(([key]) => [key, []]));
  // The server compresses a file on its first request: that load is not measured.
  for (const [, target] of targets) await load(bench, target, { slowed: false });
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  volta ${run} de ${bench.runs}`);
    for (const [key, target] of targets) notes[key].push(await load(bench, target, { slowed: true }));
  }
  const floorOf = (key) => {
    const middle = (measure) => median(notes[key].map((each) => each[measure] / 1000));
    return {
      heading: middle('heading'),
      firstPaint: middle('firstPaint'),
      largestPaint: middle('largestPaint'),
    };
  };
  const floors = { plain: floorOf('plain'), still: floorOf('still') };
  return targets.flatMap(([key, target]) =>
    measures
      .filter(({ kinds }) => kinds.includes(target.kind))
      .map(({ measure, unit, goal, of }) => ({
        name: target.name,
        measure,
        unit,
        goal: goal(target.kind, floors, target),
        values: notes[key].map(of),
      })),
  );
}

async function load({ browser, url, session }, target, { slowed }) {
  const tab = await openPage({
    browser,
    url,
    session: isOpenToAll(target) ? undefined : session,
    watched: true,
    phone: target.kind === 'phone',
  });
  await target.before?.(tab.page);
  if (slowed) {
    await tab.slowLine();
    await tab.slowProcessor();
  }
  // Finding an element by role would itself block the throttled thread: the page is left alone until idle.
  await tab.page.goto(target.path, { waitUntil: 'load' });
  await tab.network.untilIdle(1500);
  await tab.fullProcessor();
  await target.ready(tab.page).waitFor();
  const notes = await readNotes(tab.page);
  await tab.close();
  return notes;
}
