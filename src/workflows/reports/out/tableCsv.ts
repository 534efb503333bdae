import { buildCsv, type CsvColumn } from '@/formats/csv';
import { percentages } from '@/formats/percentages';
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
