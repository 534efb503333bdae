import { formatDateTime } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import type { CsvSource } from '@/records/export/csvBuilder';
import { manifestationRow, protocolOf, shownStatus, type ManifestationRow } from './manifestation';

export const csv: CsvSource<ManifestationRow> = {
  row: manifestationRow,
  columns: [
    { header: 'Protocolo', value: protocolOf },
    { header: 'Data de recebimento', value: (row) => formatDateTime(row.createdAt) },
    { header: 'Nome', value: (row) => row.name },
    { header: 'E-mail', value: (row) => row.email },
    { header: 'Telefone', value: (row) => formatPhone(row.telephone) },
    { header: 'Tipo', value: (row) => row.typeName },
    { header: 'Status', value: (row) => shownStatus(row).statusName },
  ],
};
