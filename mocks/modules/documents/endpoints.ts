import type { Author, LegislativeDocument } from './records';
import type { Database } from '../../db';
import { list, nothing, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import {
  bool,
  day,
  filled,
  id,
  listOf,
  noted,
  orNull,
  paging,
  required,
  text,
  textUpTo,
  texts,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { optionFields, optionList, own } from '../../protocol/optionList';
import { invalidField, notPossible, ownedBy } from '../../protocol/refusal';
import { byName, findPage, hasWords, is, keep, listOfFound, ofClient, wholeList } from '../../data/search';
import { documentDetailFields, documentDetails, documentRow, documentRowFields } from './rows';
import { templateGroups } from './templates';

const optionScript = script('queries.php', [
  optionList('documentTypeList', {
    says: 'Os tipos de documento.',
    rows: ({ db }) => db.documentTypes.all(),
  }),
  optionList('legislativeProcesseStatusList', {
    says: 'Os status de documento.',
    fields: { ...optionFields, color: text },
    rows: (input) => input.db.legislativeStatuses.filter(own(input)),
  }),
]);

const form = {
  type: filled(id, 'Escolha o tipo.'),
  status: noted(filled(id, 'Escolha o status.'), 'na alteração, também outro'),
  number: filled(id, 'Informe o número.'),
  year: filled(id, 'Informe o ano.'),
  areaInterest: noted(id, 'uma secretaria'),
  region: textUpTo(50),
  proceeding: noted(bool, 'em tramitação'),
  menu: noted(filled(textUpTo(2000), 'Informe o assunto.'), 'o assunto'),
  authors: noted(texts, 'os nomes, na ordem'),
};

const statusForm = { id: required(id), status: filled(id, 'Escolha o novo status.') };

const commentForm = {
  id: required(id),
  date: filled(day, 'Informe a data.'),
  note: filled(text, 'Informe a descrição.'),
};

const documentScript = script('legislative.processe.php', [
  staffCall('GET', 'searchAuthors', {
    says: 'Procura autores.',
    answer: list({ name: text }),
    query: { name: noted(text, 'palavras do nome') },
    run: ({ db, clientId, query }) => {
      const authors = keep(
        db.authors.ordered(byName),
        ofClient(clientId),
        hasWords<Author>('name', query.name),
      );
      return wholeList(authors.map(({ name }) => ({ name })));
    },
  }),

  // With `id` it reads one document; without, it searches.
  staffCall('GET', null, {
    says: 'Procura documentos, do mais novo ao mais antigo.',
    answer: list(documentRowFields),
    query: {
      type: id,
      status: id,
      areaInterest: id,
      year: id,
      number: id,
      menu: noted(text, 'palavras do assunto'),
      region: noted(text, 'palavras da região'),
      ...paging,
    },
    run: ({ db, clientId, query }) => {
      const found = findPage(
        db.documents.ordered(newestFirst),
        [
          ofClient(clientId),
          is<LegislativeDocument, 'typeId'>('typeId', query.type),
          is<LegislativeDocument, 'statusId'>('statusId', query.status),
          is<LegislativeDocument, 'areaInterestId'>('areaInterestId', query.areaInterest),
          is<LegislativeDocument, 'year'>('year', query.year),
          is<LegislativeDocument, 'number'>('number', query.number),
          hasWords<LegislativeDocument>('menu', query.menu),
          hasWords<LegislativeDocument>('region', query.region),
        ],
        query,
      );
      return listOfFound(found, documentRow(db));
    },
  }),

  staffCall('GET', null, {
    says: 'Lê um documento.',
    answer: record(documentDetailFields),
    query: { id: required(id) },
    run: ({ db, clientId, query, fileUrl }) => documentDetails(db, find(db, clientId, query.id), fileUrl),
  }),

  staffCall('POST', null, {
    says: 'Cria um documento.',
    answer: record(documentRowFields),
    rule: 'create_legislative_process',
    body: form,
    run: ({ db, clientId, body, timestamp }) => {
      const created = { clientId, archives: [], comments: [], createdAt: timestamp, updatedAt: timestamp };
      return documentRow(db)(db.documents.insert({ ...readForm(db, clientId, body), ...created }));
    },
  }),

  staffCall('PUT', null, {
    says: 'Altera um documento.',
    answer: record(documentRowFields),
    rule: 'edit_legislative_process',
    body: { id: required(id), ...form },
    run: ({ db, clientId, body, timestamp }) => {
      const { id: documentId } = find(db, clientId, body.id);
      const changes = { ...readForm(db, clientId, body), updatedAt: timestamp };
      return documentRow(db)(db.documents.update(documentId, changes));
    },
  }),

  staffCall('DELETE', null, {
    says: 'Exclui um documento, com o seu texto.',
    answer: nothing,
    rule: 'delete_legislative_process',
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const { id: documentId } = find(db, clientId, query.id);
      db.preparedTexts.removeWhere((prepared) => prepared.documentId === documentId);
      db.documents.remove(documentId);
    },
  }),

  staffCall('POST', 'changeStatus', {
    says: 'Troca o status.',
    answer: record({ id, statusId: id, statusName: text, statusColor: text, menu: text }),
    rule: 'edit_legislative_process',
    body: statusForm,
    run: ({ db, clientId, body, timestamp }) => {
      const { id: documentId } = find(db, clientId, body.id);
      const { status = 0 } = body;
      checkForm(statusForm, body)
        .that(hasStatus(db, clientId, status), 'status', 'Escolha o novo status.')
        .end();
      const changed = db.documents.update(documentId, { statusId: status, updatedAt: timestamp });
      const { statusId, statusName, statusColor, menu } = documentRow(db)(changed);
      return { id: documentId, statusId, statusName, statusColor, menu };
    },
  }),

  staffCall('POST', 'createComment', {
    says: 'Acrescenta um andamento ou a resposta de um órgão.',
    answer: record({ id }),
    rule: 'comment_legislative_process',
    body: commentForm,
    run: ({ db, clientId, body, timestamp }) => {
      const { id: documentId, comments: known } = find(db, clientId, body.id);
      checkForm(commentForm, body).end();
      const { date = '', note = '' } = body;
      const comments = [...known, { date, note }].sort((a, b) =>
        a.date < b.date ? -1 : Number(a.date > b.date),
      );
      db.documents.update(documentId, { comments, updatedAt: timestamp });
      return { id: documentId };
    },
  }),

  staffCall('POST', 'saveDocument', {
    says: 'Anexa um arquivo já enviado a `object.php`.',
    answer: record({ id }),
    rule: 'edit_legislative_process',
    body: { id: required(id), name: required(text), url: required(text) },
    run: ({ db, clientId, body, timestamp, fileUrl }) => {
      const { id: documentId, archives } = find(db, clientId, body.id);
      const stored = db.files.find(
        (file) => file.clientId === clientId && fileUrl(file.storedName) === body.url,
      );
      if (!stored) throw invalidField('url', 'Este arquivo não foi enviado.');
      const file = { name: body.name, storedName: stored.storedName, description: '' };
      db.documents.update(documentId, { archives: [...archives, file], updatedAt: timestamp });
      return { id: documentId };
    },
  }),
]);

const preparedText = noted(required(text), 'HTML');

const preparedScript = script('legislative.processe.prepare.doc.php', [
  staffCall('GET', null, {
    says: 'Lê o texto de um documento.',
    answer: record({
      id: noted(orNull(id), 'o do texto; null se não há'),
      processeId: noted(id, 'o do documento'),
      text: noted(orNull(text), 'HTML'),
      number: id,
      year: id,
      typeName: text,
    }),
    query: { id: noted(required(id), 'o do documento') },
    run: ({ db, clientId, query }) => {
      const { id: processeId, number, year, typeId } = find(db, clientId, query.id);
      const prepared = textOf(db, processeId);
      const typeName = db.documentTypes.get(typeId)?.name ?? '';
      return { id: prepared?.id ?? null, processeId, text: prepared?.text ?? null, number, year, typeName };
    },
  }),

  staffCall('GET', 'getTemplates', {
    says: 'Os modelos de texto, em grupos.',
    answer: list({
      groupName: text,
      listItens: listOf({ description: text, template: noted(text, 'HTML') }),
    }),
    run: () => wholeList(templateGroups),
  }),

  staffCall('POST', null, {
    says: 'Guarda o primeiro texto de um documento.',
    answer: record({ id: noted(id, 'o do texto') }),
    rule: 'edit_legislative_process',
    body: { id: noted(id, 'null'), processeId: required(id), text: preparedText },
    run: ({ db, clientId, body, timestamp }) => {
      const { id: documentId } = find(db, clientId, body.processeId);
      if (body.id) throw invalidField('id', 'Um texto novo ainda não tem referência.');
      if (textOf(db, documentId)) throw notPossible('Este documento já tem um texto.');
      db.documents.update(documentId, { updatedAt: timestamp });
      return { id: db.preparedTexts.insert({ clientId, documentId, text: body.text }).id };
    },
  }),

  staffCall('PUT', null, {
    says: 'Guarda outra versão do texto de um documento.',
    answer: record({ id: noted(id, 'o do texto') }),
    rule: 'edit_legislative_process',
    body: { id: noted(required(id), 'o do texto'), processeId: required(id), text: preparedText },
    run: ({ db, clientId, body, timestamp }) => {
      const prepared = ownedBy(clientId, db.preparedTexts.get(body.id), 'Texto não encontrado.');
      if (prepared.documentId !== body.processeId)
        throw invalidField('processeId', 'O texto é de outro documento.');
      db.documents.update(prepared.documentId, { updatedAt: timestamp });
      return { id: db.preparedTexts.update(prepared.id, { text: body.text }).id };
    },
  }),
]);

export const documentScripts = [optionScript, documentScript, preparedScript];

const newestFirst = (a: LegislativeDocument, b: LegislativeDocument) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt > b.createdAt ? -1 : 1;

const find = (db: Database, clientId: number, documentId: number) =>
  ownedBy(clientId, db.documents.get(documentId), 'Documento não encontrado.');

const textOf = (db: Database, documentId: number) =>
  db.preparedTexts.find((prepared) => prepared.documentId === documentId);

const hasStatus = (db: Database, clientId: number, statusId: number) =>
  db.legislativeStatuses.get(statusId)?.clientId === clientId;

/** @throws Refusal (422) with a message per field */
function readForm(db: Database, clientId: number, body: Values<typeof form>) {
  const { type = 0, status = 0, number = 0, year = 0, areaInterest = 0, authors = [] } = body;
  const department = db.departments.get(areaInterest);
  checkForm(form, body)
    .that(db.documentTypes.get(type) !== undefined, 'type', 'Escolha o tipo.')
    .that(hasStatus(db, clientId, status), 'status', 'Escolha o status.')
    .that(
      areaInterest === 0 || (department !== undefined && [clientId, null].includes(department.clientId)),
      'areaInterest',
      'Esta secretaria não existe.',
    )
    .that(
      authors.every((name) => name.trim() !== ''),
      'authors',
      'Informe o nome de cada autor.',
    )
    .end();
  return {
    typeId: type,
    statusId: status,
    number,
    year,
    areaInterestId: areaInterest || null,
    region: body.region ?? '',
    proceeding: body.proceeding ?? false,
    menu: body.menu ?? '',
    authors,
  };
}
