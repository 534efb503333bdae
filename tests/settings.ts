import { demoApi } from '@mocks/testServer';
import { administrator, clientOf } from './office';

/* The settings lists, for the tests and journeys over all of them. Add new list pages here. */

export interface TestedList {
  page: string;
  title: string;
  one: string;
  add: string;
  newTitle: string;
  script: string;
  /** How calls are identified, and the list's query. */
  by: 'action' | 'verb';
  query: Record<string, string>;
  /** Option list built from it. */
  options: string;
  /** Fields besides the name: a color, or a text by its label. */
  color?: true;
  text?: { label: string; field: string; limit: number };
  /** Start of notices, and the ending of their participles. */
  the: string;
  ending: 'a' | 'o';
  /** Usage note, and why an entry in use cannot be deleted; absent if none can. */
  usage?: { note: RegExp; reason: string };
}

const paged = { page: '1', limit: '60' };
const ofServices = {
  note: /Usando em [1-9]\d* atendimento\(s\)$/,
  reason: 'Remova os atendimentos vinculados antes de excluir',
};

export const settingsLists: readonly TestedList[] = [
  {
    page: 'service-origin',
    title: 'Origens de atendimento',
    one: 'origem',
    add: 'Adicionar origem',
    newTitle: 'Nova origem',
    script: 'origem.php',
    by: 'action',
    query: paged,
    options: 'treatmentOriginList',
    the: 'A origem',
    ending: 'a',
    usage: ofServices,
  },
  {
    page: 'voter-group',
    title: 'Grupos de eleitores',
    one: 'grupo',
    add: 'Adicionar grupo',
    newTitle: 'Novo grupo',
    script: 'grupo.php',
    by: 'action',
    query: paged,
    options: 'electorGroupList',
    the: 'O grupo',
    ending: 'o',
    usage: {
      note: /Usando em [1-9]\d* eleitores$/,
      reason: 'Remova os eleitores vinculados antes de excluir',
    },
  },
  {
    page: 'service-category',
    title: 'Categorias de atendimento',
    one: 'categoria',
    add: 'Adicionar categoria',
    newTitle: 'Nova categoria',
    script: 'atendimento.categoria.php',
    by: 'action',
    query: paged,
    options: 'treatmentCategoryList',
    the: 'A categoria',
    ending: 'a',
    usage: ofServices,
  },
  {
    page: 'service-status',
    title: 'Status de atendimento',
    one: 'status',
    add: 'Adicionar status',
    newTitle: 'Novo status',
    script: 'atendimento.status.php',
    by: 'action',
    query: paged,
    options: 'treatmentStatusList',
    color: true,
    the: 'O status',
    ending: 'o',
    usage: ofServices,
  },
  {
    page: 'office',
    title: 'Escritórios de atendimento',
    one: 'escritório',
    add: 'Adicionar escritório',
    newTitle: 'Novo escritório',
    script: 'escritorio.php',
    by: 'action',
    query: {},
    options: 'officeList',
    text: { label: 'Descrição', field: 'description', limit: 500 },
    the: 'O escritório',
    ending: 'o',
  },
  {
    page: 'legislative-processe-status',
    title: 'Status de documentos legislativos',
    one: 'status',
    add: 'Adicionar status',
    newTitle: 'Novo status',
    script: 'legislative.processe.status.php',
    by: 'verb',
    query: paged,
    options: 'legislativeProcesseStatusList',
    color: true,
    the: 'O status',
    ending: 'o',
    usage: {
      note: /Usando em [1-9]\d* documentos?$/,
      reason: 'Remova os documentos vinculados antes de excluir',
    },
  },
  {
    page: 'department',
    title: 'Secretarias',
    one: 'secretaria',
    add: 'Adicionar secretaria',
    newTitle: 'Nova secretaria',
    script: 'secretaria.php',
    by: 'verb',
    query: { page: '1', limit: '50' },
    options: 'departmentList',
    the: 'A secretária',
    ending: 'a',
    usage: {
      note: /Usando em [1-9]\d* atendimento\(s\)/,
      reason: 'Remova os atendimentos e documentos vinculados antes de excluir',
    },
  },
];

export const callsOf = (script: string) =>
  demoApi.requests
    .filter((request) => request.script === script)
    .map(({ method, action, query, body }) => ({ method, action, sent: body ?? query }));

/** Adds origins up to this number. */
export function addOrigins(count: number) {
  for (let number = 1; number <= count; number += 1)
    demoApi.db.serviceOrigins.insert({ clientId: clientOf(administrator), name: `Origem nova ${number}` });
}
