import papaparse from 'papaparse';
import { formatNumber } from '@/formats/money';
import { maxLines, SheetRefusal, type SheetRow } from './bounds';
import { holdsRows, lookOfRows, looseRows } from './looseRows';
import type { Separator } from './separators';
import { silent, type Say } from './say';
import { tidyRow } from './tidy';

const openQuote = 'Há aspas que se abrem e não se fecham nesta linha: foi lida sem elas. Confira as células.';

/**
 * The rows of a text, without blank ones. An unclosed quote is reported on its row only; rows are never merged. Throws
 * SheetRefusal.
 */
export function parseText(text: string, separator: Separator, say: Say = silent): SheetRow[] {
  // Normalizes line breaks: a sheet may be assembled from files of several systems.
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return strictRows(lines, separator, say) ?? mendedRows(lines, separator, say);
}

/** The rows of a text with valid quotes; null for any other. */
function strictRows(lines: string, separator: Separator, say: Say): SheetRow[] | null {
  const rows: SheetRow[] = [];
  const broad: string[][] = [];
  let read = 0;
  let isLoose = false;
  let first = 0;
  papaparse.parse<string[]>(lines, {
    delimiter: separator,
    newline: '\n',
    step({ data, errors, meta }, parser) {
      read += 1;
      isLoose = errors.some(({ type }) => type === 'Quotes');
      if (isLoose || read > maxLines) {
        parser.abort();
        return;
      }
      if (read === 1) first = data.length;
      if (data.some((cell) => cell.includes('\n'))) broad.push(data);
      const row = tidyRow(read, data);
      if (row) rows.push(row);
      say(rows.length, meta.cursor / lines.length);
    },
  });
  if (read > maxLines) throw tooMany();
  if (isLoose) return null;
  if (broad.length === 0) return rows;
  const widths = lookOfRows(lines, separator, first);
  return broad.some((cells) => holdsRows(cells, separator, widths)) ? null : rows;
}

function mendedRows(lines: string, separator: Separator, say: Say): SheetRow[] {
  const rows: SheetRow[] = [];
  let read = 0;
  for (const { cells, isOpen, end } of looseRows(lines, separator)) {
    read += 1;
    if (read > maxLines) throw tooMany();
    const row = tidyRow(read, cells);
    if (row) rows.push(isOpen ? { ...row, notices: [...(row.notices ?? []), openQuote] } : row);
    say(rows.length, end / lines.length);
  }
  return rows;
}

const tooMany = () =>
  new SheetRefusal(`Esta planilha tem mais de ${formatNumber(maxLines)} linhas. Divida-a em partes.`);
