import * as v from 'valibot';
import { flag, optionalDate, optionalDateTime, phpId, text } from '@/api/reply';
import { formatDate, formatDateTime, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { formatZipcode, maskCpfMiddle } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { oneLine } from '@/formats/text';
import type { CsvSource } from '@/ui/export/csvBuilder';

/** A row of an export: the row of the list with the columns of document 2, section 3.3. */
interface VoterExportRow {
  id: number;
  cpf: string;
  name: string;
  nickName: string;
  genreName: string;
  dateOfBirth: LocalDate | null;
  /** Every number the API gives; each as digits, or as it was sent. */
  telephones: string[];
  group: string;
  address: string;
  addressNumber: string;
  additionalAddress: string;
  districtName: string;
  cityName: string;
  stateName: string;
  zipcode: string;
  note: string;
  email: string;
  schoolName: string;
  electoralZone: string;
  votingSection: string;
  isActive: boolean;
  createdAt: LocalDateTime | null;
  updatedAt: LocalDateTime | null;
}

const exportRow = v.pipe(
  v.object({
    id: phpId,
    individualRegistration: text,
    name: text,
    nickName: text,
    genreName: text,
    dateOfBirth: optionalDate,
    telephone: text,
    telephones: v.nullish(v.array(v.object({ number: text })), []),
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
  }),
  v.transform(({ individualRegistration, telephone, telephones, status, ...rest }): VoterExportRow => ({
    ...rest,
    cpf: individualRegistration,
    telephones: telephones.length > 0 ? telephones.map(({ number }) => number) : [telephone],
    isActive: status,
  })),
);

/** Document 2, section 3.3: 'Export columns'. */
export const voterCsv: CsvSource<VoterExportRow> = {
  row: exportRow,
  columns: [
    { header: 'Ref.', value: (row) => row.id },
    { header: 'CPF', value: (row) => maskCpfMiddle(row.cpf) },
    { header: 'Nome', value: (row) => row.name },
    { header: 'Apelido', value: (row) => row.nickName },
    { header: 'Gênero', value: (row) => row.genreName },
    { header: 'Data de nascimento', value: (row) => formatDate(row.dateOfBirth) },
    { header: 'Telefone', value: (row) => row.telephones.map(formatPhone).filter(Boolean).join(', ') },
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
    { header: 'Status', value: (row) => (row.isActive ? 'Ativo' : 'Inativo') },
    { header: 'Data de cadastro', value: (row) => formatDateTime(row.createdAt) },
    { header: 'Última atualização', value: (row) => formatDateTime(row.updatedAt) },
  ],
};
