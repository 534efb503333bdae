import type { Database } from '../../db';
import { byName, pageOf, wholeList } from '../../data/search';
import type { Table } from '../../data/table';
import { list, nothing, record } from '../../protocol/answers';
import { administratorCall } from '../../protocol/administratorCall';
import { script } from '../../protocol/calls';
import {
  filled,
  id,
  noted,
  orNull,
  paging,
  required,
  text,
  textUpTo,
  type Fields,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { notFound, notPossible } from '../../protocol/refusal';
import { palette } from './seed';

/*
 * The office's option lists: seven scripts with the same calls. Usage is counted from the records on each
 * request.
 */

interface Entry {
  id: number;
  /** Null for a system department. */
  clientId: number | null;
  name: string;
  color?: string;
  description?: string;
}

type EntryTable =
  | 'serviceOrigins'
  | 'voterGroups'
  | 'serviceCategories'
  | 'serviceStatuses'
  | 'offices'
  | 'legislativeStatuses'
  | 'departments';

/** Usage by the caller's records only. */
type Usage = (db: Database, entryId: number, clientId: number) => number;

interface OfficeList {
  script: string;
  table: EntryTable;
  /** For docs/api.md: 'uma origem de atendimento', 'as origens de atendimento'. */
  one: string;
  all: string;
  /** Whether calls are identified by action or by method. */
  by: 'action' | 'verb';
  isPaged: boolean;
  /** Fields besides the name. */
  more?: Fields;
  /** Usage counts; only an unused entry can be deleted. */
  usage?: Record<string, Usage>;
  /** Error for deleting an entry in use; absent if entries cannot be deleted. */
  inUse?: string;
  hasSystemEntries?: true;
}

const color = noted(filled(text, 'Escolha a cor.'), 'uma das 13 da paleta, #RRGGBB');

const ofServices =
  (field: 'originId' | 'categoryId' | 'statusId' | 'departmentId'): Usage =>
  (db, entryId, clientId) =>
    db.services.filter((service) => service.clientId === clientId && service[field] === entryId).length;

const ofDocuments =
  (field: 'statusId' | 'areaInterestId'): Usage =>
  (db, entryId, clientId) =>
    db.documents.filter((document) => document.clientId === clientId && document[field] === entryId).length;

const ofVoters: Usage = (db, groupId) =>
  db.voters.filter(({ isExcluded, groupsId }) => !isExcluded && groupsId.includes(groupId)).length;

const removeServices = 'Remova os atendimentos vinculados antes de excluir';

const lists: readonly OfficeList[] = [
  {
    script: 'origem.php',
    table: 'serviceOrigins',
    one: 'uma origem de atendimento',
    all: 'as origens de atendimento',
    by: 'action',
    isPaged: true,
    usage: { serviceUsing: ofServices('originId') },
    inUse: removeServices,
  },
  {
    script: 'grupo.php',
    table: 'voterGroups',
    one: 'um grupo de eleitores',
    all: 'os grupos de eleitores',
    by: 'action',
    isPaged: true,
    usage: { votersUsing: ofVoters },
    inUse: 'Remova os eleitores vinculados antes de excluir',
  },
  {
    script: 'atendimento.categoria.php',
    table: 'serviceCategories',
    one: 'uma categoria de atendimento',
    all: 'as categorias de atendimento',
    by: 'action',
    isPaged: true,
    usage: { serviceUsing: ofServices('categoryId') },
    inUse: removeServices,
  },
  {
    script: 'atendimento.status.php',
    table: 'serviceStatuses',
    one: 'um status de atendimento',
    all: 'os status de atendimento',
    by: 'action',
    isPaged: true,
    more: { color },
    usage: { serviceUsing: ofServices('statusId') },
    inUse: removeServices,
  },
  {
    script: 'escritorio.php',
    table: 'offices',
    one: 'um escritório',
    all: 'os escritórios',
    by: 'action',
    isPaged: false,
    more: { description: textUpTo(500) },
  },
  {
    script: 'legislative.processe.status.php',
    table: 'legislativeStatuses',
    one: 'um status de documento',
    all: 'os status de documento',
    by: 'verb',
    isPaged: true,
    more: { color },
    usage: { inUsing: ofDocuments('statusId') },
    inUse: 'Remova os documentos vinculados antes de excluir',
  },
  {
    script: 'secretaria.php',
    table: 'departments',
    one: 'uma secretaria do gabinete',
    all: 'as secretarias, do gabinete e do sistema',
    by: 'verb',
    isPaged: true,
    usage: { serviceTotal: ofServices('departmentId'), documentTotal: ofDocuments('areaInterestId') },
    inUse: 'Remova os atendimentos e documentos vinculados antes de excluir',
    hasSystemEntries: true,
  },
];

function scriptOf({ more = {}, usage = {}, inUse, ...kind }: OfficeList) {
  const form = { name: filled(textUpTo(50), 'Informe o nome.'), ...more };
  type Form = Values<{ name: typeof form.name }>;
  const written = record({ id, name: text });
  const tableOf = (db: Database) => db[kind.table] as unknown as Table<Entry>;
  const [read, create, update, remove] =
    kind.by === 'action'
      ? (['search', 'create', 'update', 'delete'] as const)
      : ([null, null, null, null] as const);

  const find = (db: Database, clientId: number, entryId: number) => {
    const entry = tableOf(db).get(entryId);
    if (entry?.clientId !== clientId) throw notFound('Este registro não existe.');
    return entry;
  };

  /** @throws Refusal (422) with a message per field */
  const readForm = (db: Database, clientId: number, body: Form & { id?: number }) => {
    const { name = '' } = body;
    const extra = body as Form & Pick<Entry, 'color' | 'description'>;
    const isTaken = tableOf(db).find(
      (entry) => entry.clientId === clientId && entry.id !== body.id && entry.name === name.trim(),
    );
    checkForm(form, body)
      .that(!isTaken, 'name', 'Já existe um registro com este nome.')
      .inAll(
        !('color' in more) || Object.values<string>(palette).includes(extra.color ?? ''),
        'color',
        'Escolha a cor.',
      )
      .end();
    return {
      name,
      ...('color' in more && { color: extra.color ?? '' }),
      ...('description' in more && { description: extra.description ?? '' }),
    };
  };

  const calls = [
    administratorCall('GET', read, {
      says: `Lista ${kind.all}, em ordem alfabética, e quantos registros usam cada entrada.`,
      answer: list({
        id,
        name: text,
        ...('color' in more && { color: text }),
        ...('description' in more && { description: text }),
        ...(kind.hasSystemEntries && { clientId: noted(orNull(id), 'null se do sistema') }),
        ...Object.fromEntries(Object.keys(usage).map((field) => [field, id])),
      }),
      query: kind.isPaged ? paging : {},
      run: ({ db, clientId, query }) => {
        const entries = tableOf(db)
          .ordered(byName)
          .filter(
            (entry) =>
              entry.clientId === clientId || (kind.hasSystemEntries === true && entry.clientId === null),
          );
        const toRow = (entry: Entry) => ({
          id: entry.id,
          name: entry.name,
          ...('color' in more && { color: entry.color }),
          ...('description' in more && { description: entry.description }),
          ...(kind.hasSystemEntries && { clientId: entry.clientId }),
          ...Object.fromEntries(
            Object.entries(usage).map(([field, used]) => [field, used(db, entry.id, clientId)]),
          ),
        });
        return kind.isPaged ? pageOf(entries, query, toRow) : wholeList(entries.map(toRow));
      },
    }),
    administratorCall('POST', create, {
      says: `Cria ${kind.one}.`,
      answer: written,
      body: form,
      run: ({ db, clientId, body }) => {
        const { id: newId, name } = tableOf(db).insert({ clientId, ...readForm(db, clientId, body) });
        return { id: newId, name };
      },
    }),
    administratorCall(kind.by === 'action' ? 'POST' : 'PUT', update, {
      says: `Altera ${kind.one}.`,
      answer: written,
      body: { id: required(id), ...form },
      run: ({ db, clientId, body }) => {
        const { id: entryId } = find(db, clientId, body.id);
        const { name } = tableOf(db).update(entryId, readForm(db, clientId, body));
        return { id: entryId, name };
      },
    }),
  ];

  const removeEntry = (db: Database, clientId: number, entryId: number) => {
    find(db, clientId, entryId);
    const isUsed = Object.values(usage).some((used) => used(db, entryId, clientId) > 0);
    if (isUsed) throw notPossible(`${inUse}.`);
    tableOf(db).remove(entryId);
  };
  const says = `Exclui ${kind.one} que nada usa.`;
  const removal =
    kind.by === 'action'
      ? administratorCall('POST', remove, {
          says,
          answer: nothing,
          body: { id: required(id) },
          run: ({ db, clientId, body }) => removeEntry(db, clientId, body.id),
        })
      : administratorCall('DELETE', remove, {
          says,
          answer: nothing,
          query: { id: required(id) },
          run: ({ db, clientId, query }) => removeEntry(db, clientId, query.id),
        });
  return script(kind.script, inUse ? [...calls, removal] : calls);
}

export const officeListScripts = lists.map(scriptOf);
