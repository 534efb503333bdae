import * as v from 'valibot';
import { flag, optionalDate, optionalDateTime, phpId, someOf, text } from '@/api/reply';
import { labelOf } from '@/formats/choices';
import { formatDate, formatDateTime } from '@/formats/dates';
import { formatZipcode, maskCpfMiddle } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { oneLine } from '@/formats/text';
import type { CsvSource } from '@/records/export/csvBuilder';
import { activeChoices } from '../voterChoices';

const exportRow = v.object({
  id: phpId,
  individualRegistration: text,
  name: text,
  nickName: text,
  genreName: text,
  dateOfBirth: optionalDate,
  telephone: text,
  telephones: someOf(v.object({ number: text })),
  group: text,
  address: text,
  addressNumber: text,
  additionalAddress: text,
  districtName: text,
  cityName: text,
  stateName: text,
  zipcode: text,
  note: text,
  email: text,
  schoolName: text,
  electoralZone: text,
  votingSection: text,
  status: flag(true),
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
});

type ExportRow = v.InferOutput<typeof exportRow>;

const numbersOf = ({ telephone, telephones }: ExportRow) =>
  telephones.length > 0 ? telephones.map(({ number }) => number) : [telephone];

export const csv: CsvSource<ExportRow> = {
  row: exportRow,
  columns: [
    { header: 'Ref.', value: (row) => row.id },
    { header: 'CPF', value: (row) => maskCpfMiddle(row.individualRegistration) },
    { header: 'Nome', value: (row) => row.name },
    { header: 'Apelido', value: (row) => row.nickName },
    { header: 'Gênero', value: (row) => row.genreName },
    { header: 'Data de nascimento', value: (row) => formatDate(row.dateOfBirth) },
    { header: 'Telefone', value: (row) => numbersOf(row).map(formatPhone).filter(Boolean).join(', ') },
    { header: 'Grupo', value: (row) => row.group },
    { header: 'Endereço', value: (row) => row.address },
    { header: 'Número', value: (row) => row.addressNumber },
    { header: 'Complemento', value: (row) => row.additionalAddress },
    { header: 'Bairro', value: (row) => row.districtName },
    { header: 'Cidade', value: (row) => row.cityName },
    { header: 'Estado', value: (row) => row.stateName },
    { header: 'CEP', value: (row) => formatZipcode(row.zipcode) },
    { header: 'Observações', value: (row) => oneLine(row.note) },
    { header: 'E-mail', value: (row) => row.email },
    { header: 'Local de votação', value: (row) => row.schoolName },
    { header: 'Zona eleitoral', value: (row) => row.electoralZone },
    { header: 'Seção', value: (row) => row.votingSection },
    { header: 'Status', value: (row) => labelOf(activeChoices, row.status) },
    { header: 'Data de cadastro', value: (row) => formatDateTime(row.createdAt) },
    { header: 'Última atualização', value: (row) => formatDateTime(row.updatedAt) },
  ],
};
