import { readFileSync } from 'node:fs';
import { importsIn } from './circles.mjs';
import { root } from './run.mjs';

/*
 * Structural metrics of the code, each with a ceiling. A ceiling is lowered with its metric; to raise one is to say
 * that the rule was wrong.
 */

/** @import { Arrow, Figure } from './types.d.mts' */

/**
 * The folder that a feature or workflow has to itself.
 * @param {string} path
 */
const roomOf = (path) => /^src\/(?:features|workflows)\/[^/]+\//.exec(path)?.[0];
/** @param {string | undefined} room */
const floorOf = (room) => room?.split('/')[1];

/**
 * Number of imports from one folder into another of the same layer (the linter refuses them too).
 * @param {string} floor
 * @param {readonly Arrow[]} arrows
 */
const arrowsWithin = (floor, arrows) =>
  arrows.filter(({ from, to }) => {
    const [one, other] = [roomOf(from), roomOf(to)];
    return one !== other && floorOf(one) === floor && floorOf(other) === floor;
  }).length;

/** @typedef {[path: string, lines: number]} Lines of a file or folder */

/** @type {Lines} */
const noLines = ['', 0];

/**
 * The largest folder of a layer, and its lines.
 * @param {string} floor
 * @param {readonly Lines[]} lines
 * @returns {Lines}
 */
function largestRoom(floor, lines) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const [path, count] of lines) {
    const room = roomOf(path);
    if (room && floorOf(room) === floor) sizes.set(room, (sizes.get(room) ?? 0) + count);
  }
  return [...sizes].reduce((largest, one) => (one[1] > largest[1] ? one : largest), noLines);
}

/**
 * The metrics of the product's files, without its tests.
 * @param {string[]} paths relative to the project's folder
 * @returns {Figure[]}
 */
export function figuresOf(paths) {
  const known = new Set(paths);
  /** @type {Lines[]} */
  const lines = paths.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8').split('\n').length - 1]);
  const arrows = paths.flatMap((from) => importsIn(from, known).map((to) => ({ from, to })));
  const [feature, ofFeature] = largestRoom('features', lines);
  const [workflow, ofWorkflow] = largestRoom('workflows', lines);
  /** @param {string} path */
  const isFeature = (path) => path.startsWith('src/features/');
  const naming = new Set(
    arrows
      .filter(({ from, to }) => isFeature(to) && !isFeature(from) && !from.startsWith('src/workflows/'))
      .map(({ from }) => from),
  );
  const styled = paths.filter((path) =>
    /from 'styled-components'/.test(readFileSync(`${root}/${path}`, 'utf8')),
  );
  const loose = paths.filter((path) => /^(?:export )?let /m.test(readFileSync(`${root}/${path}`, 'utf8')));
  return [
    { figure: 'setas entre dois módulos', is: arrowsWithin('features', arrows), ceiling: 0 },
    { figure: 'setas entre dois fluxos', is: arrowsWithin('workflows', arrows), ceiling: 0 },
    { figure: `linhas do maior módulo (${feature})`, is: ofFeature, ceiling: 4_900 },
    { figure: `linhas do maior fluxo (${workflow})`, is: ofWorkflow, ceiling: 10_900 },
    {
      figure: 'linhas de src sem testes',
      is: lines.reduce((sum, [, count]) => sum + count, 0),
      // Only a commit that says what the lines pay for raises it.
      ceiling: 114_380,
    },
    { figure: 'arquivos fora de módulos e fluxos que importam um módulo', is: naming.size, ceiling: 6 },
    { figure: 'arquivos que importam styled-components', is: styled.length, ceiling: 1 },
    { figure: 'arquivos com um let de módulo', is: loose.length, ceiling: 16 },
  ];
}

/**
 * The metrics past their ceiling.
 * @param {readonly Figure[]} figures
 */
export const exceeded = (figures) => figures.filter(({ is, ceiling }) => is > ceiling);
