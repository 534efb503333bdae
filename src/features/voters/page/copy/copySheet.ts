import { labelOf } from '@/formats/choices';
import { formatDate, formatDateTime, localNow } from '@/formats/dates';
import { formatCns, formatCpf, formatVoterTitle, formatZipcode } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { partsSheet, sheetLine, sheetTable, type SheetColumn, type SheetNode } from '@/formats/print';
import { familyOf, responsibleOf } from '../../list/voterPeople';
import { districtOf, phoneLabel, streetOf, type Voter } from '../../voter';
import { activeChoices } from '../../voterChoices';
import { genres } from '../../voterTraits';
import type { CopyOfData } from './copyOfData';

interface Pair {
  label: string;
  value: string | number | null;
}

/** What is on record, whole: the copy is the person's own. */
const factsOf = (voter: Voter): Pair[] =>
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

const pairColumns: SheetColumn<Pair>[] = [
  { header: 'Campo', value: ({ label }) => label },
  { header: 'O que está registrado', value: ({ value }) => value },
];

const serviceColumns: SheetColumn<CopyOfData['services'][number]>[] = [
  { header: 'Ref.', isWhole: true, value: ({ reference, id }) => reference || `AT-${id}` },
  { header: 'Data', isWhole: true, value: ({ requestDate }) => formatDate(requestDate) },
  { header: 'Status', value: ({ statusName }) => statusName },
  { header: 'Pedido', value: ({ description }) => description },
  {
    header: 'Andamentos',
    value: (service) =>
      'progress' in service
        ? service.progress
            .map(({ progressDate, description }) => `${formatDate(progressDate)}: ${description}`)
            .join('\n')
        : 'não lidos',
  },
];

const callColumns: SheetColumn<CopyOfData['calls'][number]>[] = [
  { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Quem', value: ({ name }) => name },
  { header: 'Telefone', isWhole: true, value: ({ telephone }) => formatPhone(telephone) },
  { header: 'Assunto', value: ({ subject }) => subject },
];

const manifestationColumns: SheetColumn<CopyOfData['manifestations'][number]>[] = [
  { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Protocolo', value: ({ protocol }) => protocol },
  { header: 'Tipo', value: ({ typeName }) => typeName },
  { header: 'Status', value: ({ statusName }) => statusName },
  { header: 'Texto', value: (row) => ('description' in row ? row.description : 'não lido') },
];

const messageColumns: SheetColumn<CopyOfData['messages'][number]>[] = [
  { header: 'Data', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Mensagem', value: ({ description }) => description },
];

const appointmentColumns: SheetColumn<CopyOfData['appointments'][number]>[] = [
  { header: 'Data', isWhole: true, value: ({ start }) => formatDateTime(start) },
  { header: 'Assunto', value: ({ subject }) => subject },
  { header: 'Solicitante', value: ({ requester }) => requester.name },
];

const reminderColumns: SheetColumn<CopyOfData['reminders'][number]>[] = [
  { header: 'Data', isWhole: true, value: ({ taskDate }) => formatDate(taskDate) },
  { header: 'Lembrete', value: ({ description }) => description },
];

const part = <Row>(heading: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) => ({
  heading: `${heading} · ${rows.length}`,
  content: [rows.length > 0 ? sheetTable(columns, rows) : sheetLine('Nada encontrado.')],
});

const lines = (texts: readonly string[]): SheetNode[] => texts.map(sheetLine);

const fileName = ({ voter }: CopyOfData, extension: string) => `copia-dos-dados-${voter.id}.${extension}`;

/** The copy as a sheet to be read. */
export const copySheet = (copy: CopyOfData) => ({
  name: fileName(copy, 'html'),
  sheet: partsSheet({
    title: `Cópia dos dados de ${copy.voter.name}`,
    subtitle: 'Lei Geral de Proteção de Dados (Lei 13.709/2018), art. 18',
    parts: [
      { heading: 'Cadastro', content: [sheetTable(pairColumns, factsOf(copy.voter))] },
      part('Atendimentos', serviceColumns, copy.services),
      part('Ligações', callColumns, copy.calls),
      part('Manifestações', manifestationColumns, copy.manifestations),
      part('Mensagens', messageColumns, copy.messages),
      part('Compromissos', appointmentColumns, copy.appointments),
      part('Lembretes', reminderColumns, copy.reminders),
      { heading: 'O que não está aqui', content: lines(copy.missing) },
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
