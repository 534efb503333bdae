import { say } from '../support/run.mjs';
import { reasons } from './goals.mjs';
import { parts } from './options.mjs';

const number = (value, digits) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const digitsOf = { s: 2, ms: 0, kB: 1, '': 2 };

/** A figure as reported: the median of its runs, and whether it meets its goal (null without one). */
export function summarise({ values, goal = null, ...figure }) {
  const value = median(values);
  const rounded = Number(value.toFixed(digitsOf[figure.unit]));
  return { ...figure, value, goal, met: goal === null ? null : rounded <= goal, values };
}

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** All figures in one table, below the title of their part. */
export function printTable({ machine, slowness, voters, runs, figures }) {
  const titles = ['O quê', 'Medida', 'Valor', 'De – até', 'Meta', ''];
  const cells = figures.map(cellsOf);
  const widths = titles.map((title, at) =>
    Math.max(...[title, ...cells.map((row) => row[at])].map(({ length }) => length)),
  );
  const line = (row) =>
    `  ${row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ')}`.trimEnd();

  say(
    `\nMedianas de ${runs}, com ${voters.toLocaleString('pt-BR')} eleitores; ${machine.cores} núcleos (${machine.processor}), Chromium ${machine.chromium}`,
  );
  if (slowness) {
    say(
      `Esta máquina foi de ${number(slowness.least, 1)} a ${number(slowness.most, 1)} vezes mais lenta que uma comum: onde o processador se freia, freou-se tanto menos; onde não, a meta é tanto maior.`,
    );
  }
  say('');
  say(line(titles));
  figures.forEach(({ part, name }, at) => {
    const before = figures[at - 1];
    if (before?.part !== part) say(`\n${parts[part]}`);
    const repeats = before?.part === part && before.name === name;
    say(line([repeats ? '' : cells[at][0], ...cells[at].slice(1)]));
    if (figures[at].met === false) say(`      ↳ ${reasonOf(figures[at])}`);
  });
  const held = figures.filter(({ met }) => met !== null);
  say(`\n${held.filter(({ met }) => met).length} de ${held.length} metas cumpridas.`);
}

/** A missed goal is shown with its reason, or with the note that none is known. */
const reasonOf = ({ name, measure }) =>
  reasons[`${name}: ${measure}`] ??
  'sem razão conhecida: meça de novo com a máquina quieta e procure o que mudou';

function cellsOf({ name, measure, unit, value, values, goal, met, floor = 0, note }) {
  const show = (each) =>
    floor && each <= floor ? `≤ ${number(floor, digitsOf[unit])}` : number(each, digitsOf[unit]);
  const withUnit = (text) => (unit ? `${text} ${unit}` : text);
  const range = values.length > 1 ? `${show(Math.min(...values))} – ${show(Math.max(...values))}` : '';
  return [
    name,
    measure,
    withUnit(show(value)),
    note ?? range,
    goal === null ? '—' : withUnit(number(goal, Number.isInteger(goal) ? 0 : digitsOf[unit])),
    met === null ? '' : met ? '✔' : '✖',
  ];
}
