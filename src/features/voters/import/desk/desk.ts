import { buildCsv } from '@/formats/csv';
import { checkRow, type CheckedRow } from '../check/checkRow';
import { looksLikeHeadings } from '../columns/matchColumns';
import { SheetRefusal, type SheetRow } from '../sheet/bounds';
import { readSheet, type SheetRead } from '../sheet/readSheet';
import { createBaseIndex } from './baseIndex';
import { makePlan, type Fate } from './makePlan';
import { collectNamed } from './named';
import { valuesOf } from './preview';
import type { Desk, HowToRead, ImportItem, OpenQuestion, WrongRow } from './questions';

const shown = { preview: 20, samples: 3, wrong: 100, repeated: 50 };

/** What is not sent though it was to be. */
const notSent = 'Não foi enviada.';

/** The sheet and all that is worked out of it, one question at a time; in a worker, off the main thread. */
export function createDesk(): Desk {
  let headings: string[] = [];
  /** Without the headings. */
  let rows: SheetRow[] = [];
  let checked: CheckedRow[] = [];
  let base = createBaseIndex();
  let fates: Fate[] = [];
  let items: ImportItem[] = [];

  const checkedRows = ({ columns, options }: HowToRead, most?: number) =>
    rows.slice(0, most).map(({ row, cells }) => checkRow(row, cells, columns, options));

  return {
    async open({ source, separator, hasHeadings }: OpenQuestion) {
      let read: SheetRead;
      try {
        read = await readSheet(source, separator);
      } catch (thrown) {
        if (thrown instanceof SheetRefusal) return { kind: 'refused', text: thrown.message };
        throw thrown;
      }
      const first = read.rows[0]?.cells ?? [];
      const isHeaded = hasHeadings ?? looksLikeHeadings(first);
      headings = first.map((cell, at) => (isHeaded && cell !== '' ? cell : `Coluna ${at + 1}`));
      rows = isHeaded ? read.rows.slice(1) : read.rows;
      checked = [];
      fates = [];
      if (rows.length === 0)
        return { kind: 'refused', text: 'A planilha só tem os títulos das colunas: não há ninguém nela.' };
      return {
        kind: 'opened',
        headings,
        hasHeadings: isHeaded,
        rows: rows.length,
        encoding: read.encoding,
        separator: read.separator,
        samples: headings.map((_, at) => samplesOf(rows, at)),
      };
    },

    preview: async (how) => ({
      rows: checkedRows(how, shown.preview).map(({ row, voter, wrong }) => ({
        row,
        values: valuesOf(voter),
        wrong,
      })),
    }),

    async check(how) {
      checked = checkedRows(how);
      fates = [];
      const wrong = checked.filter((one) => one.wrong.length > 0);
      return {
        total: checked.length,
        wrong: wrong.length,
        firstWrong: wrong.slice(0, shown.wrong).map((one) => wrongRow(one, one.wrong.join(' '))),
        ...collectNamed(checked),
      };
    },

    async beginBase() {
      base = createBaseIndex();
      return {};
    },

    addBase: (body) => base.add(body),

    async plan({ settled, choices }) {
      fates = makePlan({ rows: checked, base, settled, choices });
      items = fates.flatMap((fate) => ('item' in fate ? [fate.item] : []));
      const count = (kind: Fate['kind']) => fates.filter((fate) => fate.kind === kind).length;
      return {
        fresh: count('fresh'),
        completing: count('completing'),
        repeated: count('repeated'),
        wrong: count('wrong'),
        firstRepeated: fateRows(checked, fates, 'repeated', shown.repeated),
        firstWrong: fateRows(checked, fates, 'wrong', shown.wrong),
        hasCpf: base.known.hasCpf,
        compared: base.known.voters,
      };
    },

    items: async ({ from, count }) => ({ items: items.slice(from, from + count) }),

    async rejected({ made, reasons }) {
      const isMade = new Set(made);
      const told = new Map(reasons);
      const left = checked.flatMap(({ row }, at) => {
        const fate = fates[at];
        if (isMade.has(row)) return [];
        const why = told.get(row) ?? (fate && 'why' in fate ? fate.why : notSent);
        return [{ cells: rows[at]?.cells ?? [], why }];
      });
      return rejectedCsv(headings, left);
    },
  };
}

function samplesOf(rows: readonly SheetRow[], column: number) {
  const found: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[column];
    if (cell && !found.includes(cell)) found.push(cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);
    if (found.length === shown.samples) break;
  }
  return found;
}

const wrongRow = ({ row, voter: { name } }: CheckedRow, why: string): WrongRow => ({ row, name, why });

/** The first rows of one fate, each with its reason. */
const fateRows = (rows: readonly CheckedRow[], fates: readonly Fate[], kind: Fate['kind'], most: number) =>
  rows
    .flatMap((row, at) => {
      const fate = fates[at];
      return fate?.kind === kind && 'why' in fate ? [wrongRow(row, fate.why)] : [];
    })
    .slice(0, most);

interface RejectedRow {
  cells: string[];
  why: string;
}

/** The rows as they were in the sheet, with the reason in a column of its own. */
async function rejectedCsv(headings: readonly string[], rows: readonly RejectedRow[]) {
  const columns = [
    ...headings.map((header, at) => ({ header, value: ({ cells }: RejectedRow) => cells[at] })),
    { header: 'Motivo', value: ({ why }: RejectedRow) => why },
  ];
  return new Blob([await buildCsv<RejectedRow>(columns, rows)], { type: 'text/csv;charset=utf-8' });
}
