import type { Database } from '../../db';
import { list, nothing, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { day, filled, id, noted, paging, required, text } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { invalidField, ownedBy } from '../../protocol/refusal';
import { findPage, isExport, listOfFound } from '../../data/search';
import { newestServiceFirst, serviceFilterFields, serviceFilters } from './filters';
import { readServiceForm, serviceForm, serviceText } from './form';
import { servicePrintScript } from './print';
import {
  referenceOf,
  serviceDetailFields,
  serviceDetails,
  serviceExportFields,
  serviceExportRow,
  serviceRow,
  serviceRowFields,
} from './rows';

const reference = { reference: text };

const statusForm = {
  treatmentId: required(id),
  statusNewId: noted(filled(id, 'Escolha o novo status.'), 'outro que não o atual'),
  comment: noted(filled(serviceText, 'Informe o motivo.'), 'o motivo'),
  completionDate: noted(day, 'não antes da solicitação; ausente, fica a que havia'),
};

const commentForm = {
  treatmentId: required(id),
  date: filled(day, 'Informe a data.'),
  responsibleId: noted(filled(id, 'Escolha o responsável.'), 'um usuário'),
  comment: filled(serviceText, 'Informe o comentário.'),
};

const serviceScript = script('atendimento.php', [
  staffCall('GET', 'search', {
    says: 'Procura atendimentos, do mais novo ao mais antigo.',
    answer: list(serviceRowFields, serviceExportFields),
    query: { ...serviceFilterFields, ...paging },
    run: ({ db, clientId, query }) => {
      const filters = serviceFilters(db, clientId, query);
      const found = findPage(db.services.ordered(newestServiceFirst), filters, query);
      return isExport(found.total, query)
        ? listOfFound(found, serviceExportRow(db))
        : listOfFound(found, serviceRow(db));
    },
  }),

  staffCall('GET', 'getDetails', {
    says: 'Lê um atendimento.',
    answer: record(serviceDetailFields),
    query: { id: required(id) },
    run: ({ db, clientId, query, fileUrl }) => serviceDetails(db, find(db, clientId, query.id), fileUrl),
  }),

  staffCall('POST', 'cadastrar', {
    says: 'Cadastra um atendimento.',
    answer: record(reference),
    rule: 'create_treatment',
    body: serviceForm,
    run: ({ db, clientId, body, timestamp }) => {
      const record = readServiceForm(db, clientId, body, null);
      const created = { clientId, progress: [], files: [], createdAt: timestamp, updatedAt: timestamp };
      return { reference: referenceOf(db.services.insert({ ...record, ...created })) };
    },
  }),

  staffCall('POST', 'alterar', {
    says: 'Altera um atendimento, menos o status.',
    answer: record(reference),
    rule: 'edit_treatment',
    body: { id: required(id), ...serviceForm },
    run: ({ db, clientId, body, timestamp }) => {
      const service = find(db, clientId, body.id);
      const record = readServiceForm(db, clientId, body, service);
      return { reference: referenceOf(db.services.update(service.id, { ...record, updatedAt: timestamp })) };
    },
  }),

  staffCall('POST', 'changeStatus', {
    says: 'Troca o status, com um motivo que fica entre os andamentos.',
    answer: record({ ...reference, statusId: id, statusName: text, statusColor: text }),
    rule: 'edit_treatment',
    body: statusForm,
    run: ({ db, clientId, user, body, timestamp }) => {
      const service = find(db, clientId, body.treatmentId);
      const { statusNewId = 0, comment = '', completionDate } = body;
      const status = db.serviceStatuses.get(statusNewId);
      checkForm(statusForm, body)
        .that(status?.clientId === clientId, 'statusNewId', 'Escolha o novo status.')
        .that(statusNewId !== service.statusId, 'statusNewId', 'O atendimento já está neste status.')
        .that(
          completionDate === undefined || completionDate >= service.requestDate,
          'completionDate',
          'A conclusão não pode ser antes da solicitação.',
        )
        .end();
      const description = `Status alterado para ${status?.name}: ${comment}`;
      db.services.update(service.id, {
        statusId: statusNewId,
        // Without a date, the current one stays.
        completionDate: completionDate ?? service.completionDate,
        progress: [...service.progress, { progressDate: timestamp, userResponsibleId: user.id, description }],
        updatedAt: timestamp,
      });
      return {
        reference: referenceOf(service),
        statusId: statusNewId,
        statusName: status?.name,
        statusColor: status?.color,
      };
    },
  }),

  staffCall('POST', 'createProgressComment', {
    says: 'Acrescenta um andamento.',
    answer: record(reference),
    rule: 'create_commet_treatment',
    body: commentForm,
    run: ({ db, clientId, body, timestamp }) => {
      const service = find(db, clientId, body.treatmentId);
      const { date = '', responsibleId = 0, comment = '' } = body;
      checkForm(commentForm, body)
        .that(db.users.get(responsibleId)?.clientId === clientId, 'responsibleId', 'Escolha o responsável.')
        .end();
      const entry = {
        progressDate: `${date} ${timestamp.slice(11)}`,
        userResponsibleId: responsibleId,
        description: comment,
      };
      const progress = [...service.progress, entry].sort((a, b) =>
        a.progressDate < b.progressDate ? -1 : Number(a.progressDate > b.progressDate),
      );
      db.services.update(service.id, { progress, updatedAt: timestamp });
      return { reference: referenceOf(service) };
    },
  }),

  staffCall('POST', 'saveDocument', {
    says: 'Anexa um arquivo já enviado a `object.php`.',
    answer: record(reference),
    rule: 'edit_treatment',
    body: { id: required(id), name: required(text), url: required(text) },
    run: ({ db, clientId, body, timestamp, fileUrl }) => {
      const service = find(db, clientId, body.id);
      const stored = db.files.find(
        (file) => file.clientId === clientId && fileUrl(file.storedName) === body.url,
      );
      if (!stored) throw invalidField('url', 'Este arquivo não foi enviado.');
      const lastId = Math.max(0, ...service.files.map((file) => file.id));
      const file = { id: lastId + 1, name: body.name, storedName: stored.storedName };
      db.services.update(service.id, { files: [...service.files, file], updatedAt: timestamp });
      return { reference: referenceOf(service) };
    },
  }),

  staffCall('POST', 'deletar', {
    says: 'Exclui um atendimento.',
    answer: nothing,
    rule: 'delete_treatment',
    body: { id: required(id) },
    run: ({ db, clientId, body }) => db.services.remove(find(db, clientId, body.id).id),
  }),
]);

export const serviceScripts = [serviceScript, servicePrintScript];

const find = (db: Database, clientId: number, serviceId: number) =>
  ownedBy(clientId, db.services.get(serviceId), 'Atendimento não encontrado.');
