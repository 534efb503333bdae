import * as v from 'valibot';
import { digits, someOf, text } from '@/api/reply';
import { formatDate, formatDateTime } from '@/formats/dates';
import { formatZipcode } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { oneLine } from '@/formats/text';
import type { CsvSource } from '@/records/export/csvBuilder';
import { referenceOf, serviceFacts } from '../service';

const exportRow = v.object({
  ...serviceFacts,
  electorTelephones: someOf(digits),
  address: text,
  addressNumber: text,
  additionalAddress: text,
  districtName: text,
  cityName: text,
  stateName: text,
  zipcode: text,
});

type ExportRow = v.InferOutput<typeof exportRow>;

const numbersOf = ({ electorTelephone, electorTelephones }: ExportRow) =>
  electorTelephones.length > 0 ? electorTelephones : [electorTelephone];

export const csv: CsvSource<ExportRow> = {
  row: exportRow,
  columns: [
    { header: 'Ref. atendimento', value: referenceOf },
    { header: 'Descrição', value: (row) => oneLine(row.description) },
    { header: 'Categoria', value: (row) => row.categoryName },
    { header: 'Origem', value: (row) => row.originName },
    { header: 'Status', value: (row) => row.statusName },
    { header: 'Escritório', value: (row) => row.officeName },
    { header: 'Secretária', value: (row) => row.departmentName },
    { header: 'Data de cadastro', value: (row) => formatDateTime(row.createdAt) },
    { header: 'Última atualização', value: (row) => formatDateTime(row.updatedAt) },
    { header: 'Data de solicitação', value: (row) => formatDate(row.requestDate) },
    { header: 'Data de conclusão', value: (row) => formatDate(row.completionDate) },
    { header: 'Ref. eleitor', value: (row) => row.electorId },
    { header: 'Eleitor', value: (row) => row.electorName },
    { header: 'Telefone(s)', value: (row) => numbersOf(row).map(formatPhone).join(', ') },
    { header: 'Endereço', value: (row) => row.address },
    { header: 'Número', value: (row) => row.addressNumber },
    { header: 'Complemento', value: (row) => row.additionalAddress },
    { header: 'Bairro', value: (row) => row.districtName },
    { header: 'Cidade', value: (row) => row.cityName },
    { header: 'Estado', value: (row) => row.stateName },
    { header: 'CEP', value: (row) => formatZipcode(row.zipcode) },
  ],
};
