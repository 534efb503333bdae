import { buildCsv, type CsvColumn } from '@/formats/csv';
import { percentages } from '@/formats/percentages';
import { formatDate } from '@/formats/dates';
import { beforeOf } from '../before';
import { figureRows, type Figure } from '../figures';
import { periodName } from '../period';
import type { Report } from '../report';
import type { Line, Table } from '../tables';

/** A table as a spreadsheet. */
export function tableCsv({ head, counted, lines }: Table): Promise<string> {
  const shares = percentages(lines.map(({ total }) => total));
  const columns: CsvColumn<Line>[] = [
    { header: head, value: ({ label }) => label },
    { header: counted, value: ({ total }) => total },
    ...(lines.some(({ concluded }) => concluded !== undefined)
      ? ([
          { header: 'Concluídos', value: ({ concluded }) => concluded },
          { header: 'Em aberto', value: ({ total, concluded = 0 }) => total - concluded },
        ] satisfies CsvColumn<Line>[])
      : []),
    { header: 'Porcentagem', value: (line) => shares[lines.indexOf(line)] },
  ];
  return buildCsv(columns, lines);
}

/** The figures compared with the earlier period, as a spreadsheet. */
export function figuresCsv(report: Report): Promise<string> {
  const now = periodName(report.settings);
  const { from, to } = beforeOf(report.settings, report.madeAt.slice(0, 10));
  const beforeOfLine = ({ name }: Figure) => report.before?.[name];
  const columns: CsvColumn<Figure>[] = [
    { header: 'Número', value: ({ label }) => label },
    { header: now, value: ({ text }) => text },
    { header: `${formatDate(from)} a ${formatDate(to)}`, value: beforeOfLine },
    { header: 'Comparação', value: ({ compared }) => compared?.words },
  ];
  return buildCsv(columns, figureRows(report).flat());
}
