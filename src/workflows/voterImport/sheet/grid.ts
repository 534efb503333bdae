import { formatNumber } from '@/formats/money';
import { maxColumns, maxRows, SheetRefusal } from './bounds';

/* What applies to the sheets of all workbook formats. */

/** Last possible row of a sheet. */
export const lastRow = 1_048_576;
/** Maximum rows kept: titles and a total are not counted. */
export const maxRead = maxRows + 100;

export const noSuchPlace = () =>
  new SheetRefusal(
    'Esta planilha tem células em lugares que não existem e não é aberta. Salve-a como .csv e tente outra vez.',
  );

export const tooManyColumns = () =>
  new SheetRefusal(`Esta planilha usa mais de ${maxColumns} colunas. Deixe só as dos eleitores.`);

export const tooManyRows = () =>
  new SheetRefusal(
    `Esta planilha tem mais de ${formatNumber(maxRows)} linhas; de uma vez se importam até ${formatNumber(maxRows)}. Divida-a em partes.`,
  );

/** Loss notice for a number with more digits than a workbook stores. */
export const digitsLost = 'a planilha guarda só 15 algarismos de um número, e os últimos se perderam.';

export const hasLostDigits = (value: string): boolean =>
  /^\d{16,}$/.test(value) || Math.abs(Number(value)) >= 1e15;
