import { labelOf } from '@/formats/choices';
import { formatDate, formatDateTime, localNow } from '@/formats/dates';
import { formatCns, formatCpf, formatVoterTitle, formatZipcode } from '@/formats/documents';
import { borneName, socialName } from '@/formats/personName';
import { formatPhone } from '@/formats/phone';
import { partsSheet, sheetLine, sheetTable, type SheetColumn } from '@/formats/print';
import { familyOf, responsibleOf } from '@/features/voters/list/voterPeople';
import { districtOf, phoneLabel, streetOf, type Voter } from '@/lookups/voters/voter';
import { activeChoices } from '@/features/voters/voterChoices';
import { genres } from '@/lookups/voters/voterTraits';
import type { Copied, Kind } from '@/records/ofVoter/voterPart';
import { ofParts, voterParts } from '../voterParts';
import type { CopyOfData } from './copyOfData';

interface Fact {
  label: string;
  value: string | number | null;
}

/** The recorded data, unmasked: the copy is for the person themselves. */
const factsOf = (voter: Voter): Fact[] =>
  [
    { label: 'Número', value: voter.id },
    { label: 'Nome', value: voter.name },
    { label: 'Nome social', value: socialName(voter) },
    { label: 'Apelido', value: voter.nickName },
    { label: 'Situação', value: labelOf(activeChoices, voter.isActive) },
    { label: 'Gênero', value: labelOf(genres, voter.genre) },
    { label: 'CPF', value: formatCpf(voter.cpf) },
    { label: 'Data de nascimento', value: formatDate(voter.dateOfBirth) },
    { label: 'Estado civil', value: voter.maritalStatusName },
    { label: 'Profissão', value: voter.professionName },
    { label: 'Endereço', value: streetOf(voter.address) },
    { label: 'Bairro e cidade', value: districtOf(voter.address) },
    { label: 'CEP', value: formatZipcode(voter.address.zipcode) },
    ...voter.telephones.map(({ typeName, number }) => ({
      label: phoneLabel(typeName),
      value: formatPhone(number),
    })),
    { label: 'E-mail', value: voter.email },
    { label: 'Aceita comunicação', value: voter.allowsCommunication ? 'Sim' : 'Não' },
    { label: 'Título de eleitor', value: formatVoterTitle(voter.voterTitle) },
    { label: 'Zona eleitoral', value: voter.electoralZone },
    { label: 'Seção', value: voter.votingSection },
    { label: 'Local de votação', value: voter.schoolName },
    { label: 'Cartão SUS', value: formatCns(voter.healthCard) },
    { label: 'Número de filhos', value: voter.sonsIn },
    { label: 'Observações', value: voter.note },
    ...responsibleOf(voter).map(({ role, name }) => ({ label: role || 'Responsável', value: name })),
    ...familyOf(voter).map(({ role, name }) => ({ label: role || 'Família', value: name })),
    { label: 'Data de cadastro', value: formatDateTime(voter.createdAt) },
    { label: 'Última atualização', value: formatDateTime(voter.updatedAt) },
  ].filter(({ value }) => value !== '' && value !== null);

/** A section of the sheet, with its number of rows. */
const part = <Row>(heading: string, rows: readonly Row[], columns: readonly SheetColumn<Row>[]) => ({
  heading: `${heading} · ${rows.length}`,
  content: [rows.length > 0 ? sheetTable(columns, rows) : sheetLine('Nada encontrado.')],
});

const factColumns: SheetColumn<Fact>[] = [
  { header: 'Campo', value: ({ label }) => label },
  { header: 'O que está registrado', value: ({ value }) => value },
];

const rowsOf = <K extends Kind>({ rows }: CopyOfData, kind: K) =>
  (rows.get(kind) ?? []) as readonly Copied<K>[];

const fileName = ({ voter }: CopyOfData, extension: string) => `copia-dos-dados-${voter.id}.${extension}`;

/** The copy as a readable sheet. */
export const copySheet = (copy: CopyOfData) => ({
  name: fileName(copy, 'html'),
  sheet: partsSheet({
    title: `Cópia dos dados de ${borneName(copy.voter, 'social')}`,
    subtitle: 'Lei Geral de Proteção de Dados (Lei 13.709/2018), art. 18',
    parts: [
      { heading: 'Cadastro', content: [sheetTable(factColumns, factsOf(copy.voter))] },
      ...ofParts(({ kind, copy: { heading, columns } }) => [part(heading, rowsOf(copy, kind), columns)]),
      { heading: 'O que não está aqui', content: copy.missing.map(sheetLine) },
    ],
  }),
});

/** The copy as JSON data. */
export const copyJson = (copy: CopyOfData) => ({
  name: fileName(copy, 'json'),
  type: 'application/json;charset=utf-8',
  content: JSON.stringify(
    {
      geradoEm: localNow(),
      cadastro: copy.voter,
      ...Object.fromEntries(voterParts.map(({ kind, copy: { key } }) => [key, copy.rows.get(kind) ?? []])),
      oQueNaoEstaAqui: copy.missing,
    },
    null,
    2,
  ),
});
