import { checkRow, type CheckedRow, type RowOptions } from '../check/checkRow';
import { columnFacts, type ColumnFacts } from '../columns/columnFacts';
import { unused, type ColumnUse } from '../columns/fields';
import { SheetRefusal, type SheetRow } from '../sheet/bounds';
import { openTable, type Table } from '../sheet/openTable';
import { readSheet, type SheetRead } from '../sheet/readSheet';
import { silent, type Say } from '../sheet/say';
import { sheetFacts } from '../check/sheetFacts';
import { createBaseIndex } from './baseIndex';
import { makePlan, type RowDecision } from './makePlan';
import { collectFaults, collectWords } from './found';
import { collectNamed } from './named';
import { valuesOf } from './preview';
import {
  rowFilters,
  type Checked,
  type ImportSession,
  type HowToRead,
  type ImportItem,
  type OpenQuestion,
  type RowFilter,
} from './questions';
import { isWarned, rowView } from './rowView';
import { rejectedCsv, type RejectedRow } from './rejectedFile';

const shown = { preview: 20, samples: 3 };

/** Reason for rows that were to be sent but were not. */
const notSent = 'Não foi enviada.';

/** Holds the sheet and everything derived from it, and answers one question at a time; runs in a worker. */
export function createImportSession(say: Say = silent): ImportSession {
  let headings: string[] = [];
  let isHeaded = false;
  /** Without the headings. */
  let rows: SheetRow[] = [];
  let checked: CheckedRow[] = [];
  let base = createBaseIndex();
  let decisions: RowDecision[] = [];
  let items: ImportItem[] = [];
  let columns: readonly ColumnUse[] = [];
  /** Column counts, by their chosen uses. */
  const counted = new Map<string, ColumnFacts>();
  let how: HowToRead | null = null;
  /** The options `checked` was read with. */
  let readWith: RowOptions | null = null;
  /** Indices in `checked`, by result. */
  let places = new Map<RowFilter, number[]>();

  /** Options with the facts that only all rows together show. */
  const ofSheet = (options: RowOptions, uses: readonly ColumnUse[]): RowOptions => ({
    ...options,
    ...(isHeaded && { headings }),
    ...sheetFacts(rows, uses, isHeaded ? headings : []),
  });

  function checkedRows({ columns, options }: HowToRead, most?: number) {
    const whole = ofSheet(options, columns);
    return rows.slice(0, most).map((one, at) => {
      say(at + 1, 0);
      return checkRow(one.row, one.cells, columns, whole, one);
    });
  }

  /** Reads all rows, unless they were already read with the same options. */
  function readAll(options: RowOptions) {
    if (readWith && sayingsOf(readWith) === sayingsOf(options)) return;
    checked = checkedRows({ columns, options });
    decisions = [];
    readWith = options;
  }

  const summary = (): Checked => ({
    total: checked.length,
    wrong: checked.filter(({ refused }) => refused.length > 0).length,
    words: collectWords(checked),
    withoutConsent: checked.filter(({ voter }) => voter.allows === '').length,
    ...collectNamed(checked),
  });

  return {
    async open({ source, ...choices }: OpenQuestion) {
      let read: SheetRead;
      let table: Table;
      try {
        read = await readSheet(source, choices, say);
        table = openTable(read, choices);
      } catch (thrown) {
        if (thrown instanceof SheetRefusal) return { kind: 'refused', text: thrown.message };
        throw thrown;
      }
      ({ headings, rows, hasHeadings: isHeaded } = table);
      checked = [];
      decisions = [];
      // Discards everything derived from the previous sheet.
      counted.clear();
      how = null;
      readWith = null;
      const { encoding, separator, accented, sheets, sheet, hidden, isCards } = read;
      return {
        kind: 'opened',
        ...table,
        ...{ encoding, separator, accented, sheets, sheet, hidden },
        withHidden: choices.withHidden ?? false,
        canMoveHeadings: !isCards,
        rows: rows.length,
        samples: headings.map((_, at) => samplesOf(rows, at)),
      };
    },

    preview: async (how) => ({
      rows: checkedRows(how, shown.preview).map(({ row, voter, refused, faults, says }) => ({
        row,
        values: valuesOf(voter),
        wrong: [...new Set([...refused, ...faults.map(({ why }) => why)])],
        says,
      })),
    }),

    async columns({ columns, options }) {
      const chosen = headings.map((_, at) => {
        const use = columns[at] ?? unused;
        // The area code only affects telephones.
        return { at, use, key: `${at} ${use} ${use === 'phone' ? options.areaCode : ''}` };
      });
      const open = chosen.filter(({ key }) => !counted.has(key));
      const whole = { ...options, ...sheetFacts(rows, columns, headings) };
      for (const [place, facts] of columnFacts(rows, open, whole).entries())
        counted.set(open[place]?.key ?? '', facts);
      return { columns: chosen.flatMap(({ key }) => counted.get(key) ?? []) };
    },

    async check(asked) {
      how = asked;
      ({ columns } = asked);
      readWith = null;
      readAll(asked.options);
      return summary();
    },

    async beginBase() {
      base = createBaseIndex();
      return {};
    },

    addBase: (body) => base.add(body),

    async plan({ resolved, choices }) {
      if (how) {
        const { areaCode } = how.options;
        readAll({
          ...how.options,
          areaCode: resolved.areaCode || areaCode,
          answers: resolved.answers,
          faultChoice: choices.faults,
        });
      }
      decisions = makePlan({ rows: checked, base, resolved, choices });
      items = decisions.flatMap((decision) => ('item' in decision ? [decision.item] : []));
      places = new Map(rowFilters.map((filter) => [filter, []]));
      let onlyNo = 0;
      decisions.forEach((decision, at) => {
        places.get('all')?.push(at);
        places.get(decision.kind)?.push(at);
        const one = checked[at];
        if (one && isWarned(one, decision)) places.get('warned')?.push(at);
        if (one && isSkippedNo(one, decision)) onlyNo += 1;
      });
      const count = (filter: RowFilter) => places.get(filter)?.length ?? 0;
      return {
        fresh: count('fresh'),
        completing: count('completing'),
        repeated: count('repeated'),
        wrong: count('wrong'),
        warned: count('warned'),
        onlyNo,
        faults: collectFaults(checked),
        hasCpf: base.known.hasCpf,
        compared: base.known.voters,
      };
    },

    rows: async ({ filter, from, count }) => ({
      rows: (places.get(filter) ?? []).slice(from, from + count).flatMap((at) => {
        const one = checked[at];
        const decision = decisions[at];
        return one && decision ? [rowView(one, decision)] : [];
      }),
    }),

    cells: async ({ row }) => ({ cells: [...(rows.find((one) => one.row === row)?.cells ?? [])] }),

    async fix({ row, cells }) {
      const at = rows.findIndex((one) => one.row === row);
      if (at >= 0 && readWith) {
        const fixed = fixedRow(rows[at], row, cells);
        rows[at] = fixed;
        counted.clear();
        checked[at] = checkRow(row, fixed.cells, columns, ofSheet(readWith, columns), fixed);
        decisions = [];
      }
      return summary();
    },

    items: async ({ from, count }) => ({ items: items.slice(from, from + count) }),

    async rejected({ made, reasons }) {
      const isIn = new Set(made ?? items.map(({ row }) => row));
      const reasonOf = new Map(reasons);
      const left = checked.flatMap(({ row }, at): RejectedRow[] => {
        const decision = decisions[at];
        if (isIn.has(row)) return [];
        const why = reasonOf.get(row) ?? (decision && 'why' in decision ? decision.why : notSent);
        return [{ cells: rows[at]?.cells ?? [], why }];
      });
      return rejectedCsv({ headings: isHeaded ? headings : headings.map(() => ''), columns }, left);
    },
  };
}

/** Key of options, equal for equivalent ones: 'note' is the default for a fault. */
function sayingsOf({ areaCode, today, answers = {}, faultChoice = {} }: RowOptions): string {
  const asides = Object.keys(faultChoice).filter((kind) => faultChoice[kind] === 'aside');
  return JSON.stringify([areaCode, today, answers, asides]);
}

/** A row with corrected cells; losses are kept for unchanged ones. */
function fixedRow(before: SheetRow | undefined, row: number, cells: readonly string[]): SheetRow {
  const broken = [...(before?.broken ?? [])].filter(([at]) => cells[at] === before?.cells[at]);
  return {
    row,
    cells: [...cells],
    ...(broken.length > 0 && { broken: new Map(broken) }),
    ...(before?.notices && { notices: before.notices }),
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

/** An existing voter who wants no messages, from whose row nothing else is imported. */
const isSkippedNo = ({ voter }: CheckedRow, decision: RowDecision) =>
  voter.allows === false && (decision.kind === 'completing' ? decision.item.isOnlyNo : 'knownId' in decision);
