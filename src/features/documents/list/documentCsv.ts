import { formatDateTime } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import type { CsvSource } from '@/records/export/csvBuilder';
import { documentRow, type DocumentRow } from '../document';

export const csv: CsvSource<DocumentRow> = {
  row: documentRow,
  columns: [
    { header: 'Tipo', value: (row) => row.typeName },
    { header: 'Número', value: (row) => row.number },
    { header: 'Ano', value: (row) => row.year },
    { header: 'Em tramitação', value: (row) => (row.proceeding ? 'Sim' : 'Não') },
    { header: 'Status', value: (row) => row.statusName },
    { header: 'Área de interesse', value: (row) => row.areaInterestName },
    { header: 'Região', value: (row) => row.region },
    { header: 'Assunto', value: (row) => oneLine(row.menu) },
    { header: 'Data de cadastro', value: (row) => formatDateTime(row.createdAt) },
    { header: 'Última atualização', value: (row) => formatDateTime(row.updatedAt) },
  ],
};
