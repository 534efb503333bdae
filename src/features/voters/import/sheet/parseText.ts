import papaparse from 'papaparse';
import { formatNumber } from '@/formats/money';
import { mostLines, SheetRefusal, type SheetRow } from './bounds';
import type { Separator } from './separators';

/** The rows of a text, blank ones left out. Throws SheetRefusal where quotes do not close. */
export function parseText(text: string, separator: Separator): SheetRow[] {
  const { data, errors, meta } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: separator,
    preview: mostLines,
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes)
    throw new SheetRefusal(
      `Há aspas que não se fecham na linha ${formatNumber((quotes.row ?? 0) + 1)}. Corrija a linha na planilha, ou escolha outro separador.`,
    );
  if (meta.truncated)
    throw new SheetRefusal(
      `Esta planilha tem mais de ${formatNumber(mostLines)} linhas. Divida-a em partes.`,
    );
  return data.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ row: at + 1, cells }] : [],
  );
}
