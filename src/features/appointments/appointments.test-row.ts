import { demoApi } from '@mocks/testServer';
import { formatDate, today } from '@/formats/dates';
import { choiceOf } from '@tests/filters';
import { administrator, noSuchRecord, userOf } from '@tests/office';
import { excel, type TestedModule } from '@tests/testedModule';
import { choose, fieldNamed } from '@tests/typing';
import { facts } from './appointments.facts.test-row';

const hours = (start: string, end: string) => `${start.slice(11, 16)} – ${end.slice(11, 16)}`;

export const row: TestedModule = {
  ...facts,
  endpoints: ['appointments', 'appointment'],
  columns: ['Ref.', 'Assunto', 'Local', 'Participantes', 'Data', 'Horário', 'Ações'],
  hides: ['Local', 'Participantes'],
  // The day on which the test runs, which may start before midnight.
  get startsWith() {
    return { startDate: today() };
  },
  csvReference: /^AG-\d+;/,
  table: () => demoApi.db.appointments,
  write: (id, subject) => {
    const { startDate, endDate } = demoApi.db.appointments.update(id, {
      subject,
      location: 'Gabinete, sala 14',
      participantIds: [userOf(administrator).id],
    });
    const participant = userOf(administrator).name;
    return [
      `AG-${id}`,
      subject,
      'Gabinete, sala 14',
      participant,
      formatDate(startDate),
      hours(startDate, endDate),
    ];
  },
  create: {
    ...facts.create,
    start: 'Começar, Cadastrar compromisso',
  },
  filter: { ...facts.filter, value: 'reunião', chip: 'Assunto: reunião', query: { subject: 'reunião' } },
  filters: () => [
    ['Data inicial', '01/01/2026', { startDate: '2026-01-01' }, 'A partir de: 01/01/2026'],
    ['Data final', '31/12/2027', { endDate: '2027-12-31' }, 'Até: 31/12/2027'],
    ['Referência', 'AG-1', { reference: 'AG-1' }, 'Referência: AG-1'],
    ['Assunto', ' reunião ', { subject: 'reunião' }, 'Assunto: reunião'],
    choiceOf('Participante', userOf(administrator), 'participantId'),
  ],
  quick: { label: 'Buscar por assunto', asks: [['reunião', { subject: 'reunião' }]] },
  period: ['Data inicial', 'Data final'],
  csv: {
    name: /^listagem-compromissos-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Assunto;Data Início;Data Fim;Descrição;Local$/,
  },
  files: {
    'Baixar para imprimir (.html)': {
      name: /^listagem-compromisso-\d\d-\d\d-\d{4}-\d\d-\d\d\.html$/,
      script: 'compromisso.php',
      holds: />Ref\.<.*>Data<.*>Inicia<.*>Termina<.*>Assunto</s,
    },
  },
  rules: {
    create_appointment: { to: 'cadastrar compromissos', header: ['Novo'], menu: ['Copiar'] },
    edit_appointment: { to: 'editar compromissos', menu: ['Editar'] },
    delete_appointment: { to: 'excluir compromissos', menu: ['Excluir'] },
    export_appointment: { to: 'exportar compromissos', header: [excel] },
    print_appointment: {
      to: 'imprimir compromissos',
      header: ['Imprimir resultados', 'Baixar para imprimir (.html)', 'Folha do dia'],
    },
  },
  details: { title: (reference) => `Compromisso ${reference}`, label: 'Assunto' },
  removal: {
    warning: 'Após a confirmação o compromisso será PERMANENTEMENTE excluido.',
    warningOfMany: 'Após a confirmação os compromissos serão PERMANENTEMENTE excluidos.',
    done: (reference) => `O compromisso ${reference} foi removido!`,
    facts: (id) => {
      const { subject, startDate, endDate } = demoApi.db.appointments.get(id) ?? noSuchRecord();
      const at = { Data: formatDate(startDate), Horário: hours(startDate, endDate) };
      return { Referência: `AG-${id}`, Assunto: subject, ...at };
    },
  },
  form: {
    ...facts.form,
    value: 'Visita à creche',
    fill: async (user) => {
      await choose(user, fieldNamed('Horário de início'), '09:00');
      await choose(user, fieldNamed('Horário de término'), '10:30');
    },
    saved: /^O compromisso AG-\d+ foi criado!$/,
    action: 'create',
    refused: {
      subject: 'Assunto',
      date: 'Data',
      hourStart: 'Horário de início',
      hourEnd: 'Horário de término',
      location: 'Local',
      requesterName: 'Nome do solicitante',
      requesterPhone: 'Telefone do solicitante',
      description: 'Descrição',
    },
    limits: { Assunto: 60, Local: 100, 'Nome do solicitante': 50, Descrição: 800 },
    missing: {
      Assunto: 'Preencha este campo.',
      Data: 'Informe a data.',
      'Horário de início': 'Selecione uma opção.',
      'Horário de término': 'Selecione uma opção.',
    },
    wrong: [['Telefone do solicitante', '1198', 'Digite o telefone com DDD.']],
  },
  edited: {
    field: 'subject',
    other: { location: 'Sala 2' },
    unread: ['startDate', 'Data e horário de início'],
  },
};
