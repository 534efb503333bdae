import { labelOf } from '@/formats/choices';
import { formatDate, formatDateTime, localNow } from '@/formats/dates';
import { formatCns, formatCpf, formatVoterTitle, formatZipcode } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { partsSheet, sheetLine, sheetTable, type SheetColumn } from '@/formats/print';
import { familyOf, responsibleOf } from '@/features/voters/list/voterPeople';
import { districtOf, phoneLabel, streetOf, type Voter } from '@/lookups/voters/voter';
import { activeChoices } from '@/features/voters/voterChoices';
import { genres } from '@/lookups/voters/voterTraits';
import type { CopyOfData } from './copyOfData';

interface Fact {
  label: string;
  value: string | number | null;
}

/** What is on record, whole: the copy is the person's own. */
const factsOf = (voter: Voter): Fact[] =>
  [
    { label: 'Número', value: voter.id },
    { label: 'Nome', value: voter.name },
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

/** A part of the sheet, with how many rows it has. */
const part = <Row>(heading: string, rows: readonly Row[], columns: readonly SheetColumn<Row>[]) => ({
  heading: `${heading} · ${rows.length}`,
  content: [rows.length > 0 ? sheetTable(columns, rows) : sheetLine('Nada encontrado.')],
});

const factColumns: SheetColumn<Fact>[] = [
  { header: 'Campo', value: ({ label }) => label },
  { header: 'O que está registrado', value: ({ value }) => value },
];

const progressOf = (service: CopyOfData['services'][number]) =>
  'progress' in service
    ? service.progress
        .map(({ progressDate, description }) => `${formatDate(progressDate)}: ${description}`)
        .join('\n')
    : 'não lidos';

const fileName = ({ voter }: CopyOfData, extension: string) => `copia-dos-dados-${voter.id}.${extension}`;

/** The copy as a sheet to be read. */
export const copySheet = (copy: CopyOfData) => ({
  name: fileName(copy, 'html'),
  sheet: partsSheet({
    title: `Cópia dos dados de ${copy.voter.name}`,
    subtitle: 'Lei Geral de Proteção de Dados (Lei 13.709/2018), art. 18',
    parts: [
      { heading: 'Cadastro', content: [sheetTable(factColumns, factsOf(copy.voter))] },
      part('Atendimentos', copy.services, [
        { header: 'Ref.', isWhole: true, value: ({ reference, id }) => reference || `AT-${id}` },
        { header: 'Data', isWhole: true, value: ({ requestDate }) => formatDate(requestDate) },
        { header: 'Status', value: ({ statusName }) => statusName },
        { header: 'Pedido', value: ({ description }) => description },
        { header: 'Andamentos', value: progressOf },
      ]),
      part('Ligações', copy.calls, [
        { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
        { header: 'Quem', value: ({ name }) => name },
        { header: 'Telefone', isWhole: true, value: ({ telephone }) => formatPhone(telephone) },
        { header: 'Assunto', value: ({ subject }) => subject },
      ]),
      part('Manifestações', copy.manifestations, [
        { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
        { header: 'Protocolo', value: ({ protocol }) => protocol },
        { header: 'Tipo', value: ({ typeName }) => typeName },
        { header: 'Status', value: ({ statusName }) => statusName },
        { header: 'Texto', value: (row) => ('description' in row ? row.description : 'não lido') },
      ]),
      part('Mensagens', copy.messages, [
        { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
        { header: 'Mensagem', value: ({ description }) => description },
      ]),
      part('Compromissos', copy.appointments, [
        { header: 'Data', isWhole: true, value: ({ start }) => formatDateTime(start) },
        { header: 'Assunto', value: ({ subject }) => subject },
        { header: 'Solicitante', value: ({ requester }) => requester.name },
      ]),
      part('Lembretes', copy.reminders, [
        { header: 'Data', isWhole: true, value: ({ taskDate }) => formatDate(taskDate) },
        { header: 'Lembrete', value: ({ description }) => description },
      ]),
      { heading: 'O que não está aqui', content: copy.missing.map(sheetLine) },
    ],
  }),
});

/** The copy as data. */
export const copyJson = (copy: CopyOfData) => ({
  name: fileName(copy, 'json'),
  type: 'application/json;charset=utf-8',
  content: JSON.stringify(
    {
      geradoEm: localNow(),
      cadastro: copy.voter,
      atendimentos: copy.services,
      ligacoes: copy.calls,
      manifestacoes: copy.manifestations,
      mensagens: copy.messages,
      compromissos: copy.appointments,
      lembretes: copy.reminders,
      oQueNaoEstaAqui: copy.missing,
    },
    null,
    2,
  ),
});
