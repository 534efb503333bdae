import { formatDateTime } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { oneLine } from '@/formats/text';
import type { CsvSource } from '@/records/export/csvBuilder';
import { callRow, referenceOf, type CallRow } from './call';

export const csv: CsvSource<CallRow> = {
  row: callRow,
  columns: [
    { header: 'Ref.', value: referenceOf },
    { header: 'Assunto', value: (row) => oneLine(row.subject) },
    { header: 'Cadastrado por', value: (row) => row.createdBy },
    { header: 'Data cadastro', value: (row) => formatDateTime(row.createdAt) },
    { header: 'Quem ligou', value: (row) => row.name },
    { header: 'Telefone de quem ligou', value: (row) => formatPhone(row.telephone) },
    { header: 'Status', value: (row) => row.statusName },
  ],
};
