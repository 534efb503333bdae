import type { FoundValues } from './values';

type Body = Record<string, unknown>;

interface WireStep {
  method: 'POST' | 'PUT' | 'DELETE';
  action: string;
  /** Where the id goes. */
  id: 'body' | 'query';
}

/** One record that is made, changed, read back and removed. */
export interface WrittenRecord {
  screen: string;
  script: string;
  /** What a new one is made of; null where the office has not what it needs. */
  body: (mark: string, found: FoundValues) => Body | null;
  create: Omit<WireStep, 'id'>;
  change: WireStep;
  remove: WireStep;
  /** The list that it is found in by its mark. */
  list: { action: string; query: Body };
  /** The field that has the mark, and is changed. */
  marked: string;
  /**
   * Where what is marked never changes: what changes instead, seen in the record's details, and what of these is sent
   * back as it came.
   */
  changes?: { field: string; value: string; kept: string };
  /** Left empty, it has to be refused by its name. */
  required: string;
  /** What a second one with the same has to be refused as. */
  duplicate?: string;
}

const two = (value: number) => String(value).padStart(2, '0');

function today() {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const idIn = (found: FoundValues, key: string) => Number(found.recordOf(key)?.id ?? 0) || null;

const byAction = (action: string): WireStep => ({ method: 'POST', action, id: 'body' });
const change: WireStep = { method: 'PUT', action: '', id: 'body' };
const remove: WireStep = { method: 'DELETE', action: '', id: 'query' };
const create = { method: 'POST', action: '' } as const;
const page = { page: 1, limit: 100 };

/** A list of the settings, whose entries are a name and perhaps a colour. */
const entry = (screen: string, script: string, by: 'action' | 'verb', besides: Body = {}): WrittenRecord => ({
  screen: `Configurações: ${screen}`,
  script,
  body: (mark) => ({ name: mark, ...besides }),
  create: by === 'action' ? byAction('create') : create,
  change: by === 'action' ? byAction('update') : change,
  remove: by === 'action' ? byAction('delete') : remove,
  list: { action: by === 'action' ? 'search' : '', query: { page: 1, limit: 60 } },
  marked: 'name',
  required: 'name',
});

/**
 * One record of every module that lets one be made and removed. Left out: campaigns and messages, which reach people and
 * cannot be taken back; manifestations, which come from outside; users, offices and profiles, which cannot be removed.
 */
export const writtenRecords: readonly WrittenRecord[] = [
  {
    screen: 'Compromissos',
    script: 'compromisso.php',
    body: (mark) => ({
      subject: mark,
      date: today(),
      hourStart: '09:00',
      hourEnd: '10:00',
      participant: [],
      requesterName: '',
      requesterPhone: '',
      location: '',
      description: mark,
      notify: false,
      integrate: false,
    }),
    create: byAction('create'),
    change: byAction('update'),
    remove: byAction('delete'),
    list: { action: 'search', query: { ...page, startDate: today() } },
    marked: 'subject',
    required: 'subject',
  },
  {
    screen: 'Ligações',
    script: 'telefonema.php',
    body: (mark) => ({
      id: 0,
      name: mark,
      telephone: '',
      subject: mark,
      date: today(),
      hour: '09:00',
      userWantedId: 0,
      status: 1,
    }),
    create: byAction('cadastrar'),
    change: byAction('alterar'),
    remove: byAction('deletar'),
    list: { action: 'search', query: page },
    marked: 'subject',
    required: 'subject',
  },
  {
    screen: 'Eleitores',
    script: 'eleitor.php',
    body: (mark) => ({
      name: mark,
      genre: 1,
      status: true,
      allowCommunication: false,
      dateOfBirth: '1980-05-03',
    }),
    create,
    change,
    remove: byAction('deletar'),
    list: { action: 'search', query: { ...page, isExcluded: false } },
    marked: 'name',
    required: 'name',
    duplicate: 'duplicated',
  },
  {
    screen: 'Atendimentos',
    script: 'atendimento.php',
    body: (mark, found) => {
      const ids = {
        electorId: idIn(found, 'eleitor.php search'),
        statusId: idIn(found, 'queries.php treatmentStatusList'),
        categoryId: idIn(found, 'queries.php treatmentCategoryList'),
        originId: idIn(found, 'queries.php treatmentOriginList'),
        officeId: idIn(found, 'queries.php officeList'),
      };
      if (Object.values(ids).includes(null)) return null;
      return {
        ...ids,
        description: mark,
        departmentId: null,
        requestDate: today(),
        completionDate: null,
        responsibles: [],
        documents: [],
      };
    },
    create: byAction('cadastrar'),
    change: byAction('alterar'),
    remove: byAction('deletar'),
    list: { action: 'search', query: page },
    marked: 'description',
    required: 'description',
  },
  {
    screen: 'Tarefas',
    script: 'task.php',
    body: (mark, found) => {
      const participants = [found.userId];
      return { status: 'pending', description: mark, taskDate: today(), participants, notify: false };
    },
    create,
    change,
    remove,
    list: { action: '', query: { ...page, startTaskDate: today(), endTaskDate: today() } },
    marked: 'description',
    required: 'description',
  },
  {
    screen: 'Documentos',
    script: 'legislative.processe.php',
    body: (mark, found) => {
      const type = idIn(found, 'queries.php documentTypeList');
      const status = idIn(found, 'queries.php legislativeProcesseStatusList');
      if (type === null || status === null) return null;
      const year = new Date().getFullYear();
      return {
        type,
        status,
        number: 99_871,
        year,
        areaInterest: null,
        region: '',
        proceeding: false,
        menu: mark,
        authors: [],
      };
    },
    create,
    change,
    remove,
    list: { action: '', query: { ...page, number: 99_871 } },
    marked: 'menu',
    required: 'menu',
  },
  {
    screen: 'Despesas',
    script: 'expense.php',
    body: (mark) => ({
      categoryId: 3,
      statusId: 2,
      value: 1.23,
      isRefund: false,
      name: mark,
      nationalRegister: '',
      telephone: '',
      dateRefund: null,
      dateExpense: today(),
      description: '',
    }),
    create,
    change,
    remove,
    list: { action: '', query: { ...page, startDateExpense: today(), endDateExpense: today() } },
    marked: 'name',
    required: 'dateExpense',
  },
  {
    screen: 'Enquetes',
    script: 'survey.php',
    body: (mark) => ({
      question: mark,
      thanksText: '',
      endDate: today(),
      color: 6,
      options: [{ op: 'Sim' }, { op: 'Não' }],
    }),
    create,
    change,
    remove,
    list: { action: '', query: page },
    marked: 'question',
    changes: { field: 'thanksText', value: 'Obrigado pela resposta.', kept: 'options' },
    required: 'question',
  },
  { ...entry('origens', 'origem.php', 'action'), duplicate: 'name' },
  { ...entry('grupos', 'grupo.php', 'action'), duplicate: 'name' },
  { ...entry('categorias', 'atendimento.categoria.php', 'action'), duplicate: 'name' },
  {
    ...entry('situações de atendimentos', 'atendimento.status.php', 'action', { color: '#039BE5' }),
    duplicate: 'name',
  },
  {
    ...entry('situações de documentos', 'legislative.processe.status.php', 'verb', { color: '#039BE5' }),
    duplicate: 'name',
  },
  { ...entry('secretarias', 'secretaria.php', 'verb'), duplicate: 'name' },
];
