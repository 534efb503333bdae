import type { Database } from '../../db';
import { manifestationStatuses, pending, type Manifestation } from './records';
import { list, nothing, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import {
  digits,
  filled,
  id,
  listOf,
  moment,
  noted,
  object,
  paging,
  required,
  text,
  textUpTo,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { ownedBy } from '../../protocol/refusal';
import { findPage, hasDigits, hasWords, is, listOfFound, ofClient } from '../../data/search';

const status = noted(id, '1 Pendente, 2 Recusado, 3 Concluído, 4 Tentativa de contato');
const statusFields = { statusId: status, statusName: text, statusColor: noted(text, '#RRGGBB') };

const sharedFields = {
  id,
  name: text,
  contacts: object({ email: text, telephone: digits }),
  typeName: text,
  ...statusFields,
  createdAt: noted(moment, 'quando chegou'),
};

const statusForm = { id: required(id), statusId: filled(status, 'Escolha o novo status.') };
const commentForm = { id: required(id), comment: filled(textUpTo(200), 'Informe o comentário.') };

const manifestationScript = script('manifestation.php', [
  staffCall('GET', 'getSummary', {
    says: 'Conta as manifestações.',
    answer: record({ total: id, pendent: noted(id, 'as pendentes') }),
    run: ({ db, clientId }) => {
      const all = db.manifestations.filter((row) => row.clientId === clientId);
      return { total: all.length, pendent: all.filter(({ statusId }) => statusId === pending).length };
    },
  }),

  // With `id` it reads one manifestation; without, it searches.
  staffCall('GET', null, {
    says: 'Procura manifestações, da mais nova à mais antiga.',
    answer: list({ ...sharedFields, protocolNumber: text }),
    query: {
      protocolNumber: noted(text, 'parte do número'),
      name: noted(text, 'palavras do nome'),
      email: noted(text, 'parte do e-mail'),
      telephone: noted(digits, 'parte do número'),
      statusId: status,
      ...paging,
    },
    run: ({ db, clientId, query }) => {
      const found = findPage(
        db.manifestations.ordered(newestFirst),
        [
          ofClient(clientId),
          hasWords<Manifestation>('protocol', query.protocolNumber),
          hasWords<Manifestation>('name', query.name),
          hasWords<Manifestation>('email', query.email),
          hasDigits('telephone', query.telephone),
          is<Manifestation, 'statusId'>('statusId', query.statusId),
        ],
        query,
      );
      return listOfFound(found, (row) => ({ ...shared(row), protocolNumber: row.protocol }));
    },
  }),

  staffCall('GET', null, {
    says: 'Lê uma manifestação.',
    answer: record({
      ...sharedFields,
      protocol: text,
      individualRegistration: noted(digits, 'CPF'),
      location: object({ city: text, district: text }),
      description: text,
      comments: noted(listOf({ description: text, createdAt: moment }), 'do mais antigo ao mais novo'),
    }),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => {
      const found = find(db, clientId, query.id);
      const { protocol, individualRegistration, city, district, description, comments } = found;
      return {
        ...shared(found),
        protocol,
        individualRegistration,
        location: { city, district },
        description,
        comments,
      };
    },
  }),

  staffCall('DELETE', null, {
    says: 'Exclui uma manifestação.',
    answer: nothing,
    rule: 'delete_manifestation',
    query: { id: required(id) },
    run: ({ db, clientId, query }) => db.manifestations.remove(find(db, clientId, query.id).id),
  }),

  staffCall('POST', 'changeStatus', {
    says: 'Troca o status por outro.',
    answer: record({ protocol: text, ...statusFields }),
    rule: 'status_manifestation',
    body: statusForm,
    run: ({ db, clientId, body }) => {
      const { id: found, statusId: current } = find(db, clientId, body.id);
      const { statusId = 0 } = body;
      checkForm(statusForm, body)
        .that(statusId in manifestationStatuses, 'statusId', 'Escolha o novo status.')
        .that(statusId !== current, 'statusId', 'A manifestação já está neste status.')
        .end();
      const changed = db.manifestations.update(found, { statusId });
      return { protocol: changed.protocol, ...statusOf(changed) };
    },
  }),

  staffCall('POST', 'createComment', {
    says: 'Acrescenta um comentário.',
    answer: record({ id }),
    rule: 'status_manifestation',
    body: commentForm,
    run: ({ db, clientId, body, timestamp }) => {
      const { id: found, comments } = find(db, clientId, body.id);
      checkForm(commentForm, body).end();
      const comment = { description: body.comment ?? '', createdAt: timestamp };
      db.manifestations.update(found, { comments: [...comments, comment] });
      return { id: found };
    },
  }),
]);

export const manifestationScripts = [manifestationScript];

const newestFirst = (a: Manifestation, b: Manifestation) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt > b.createdAt ? -1 : 1;

const find = (db: Database, clientId: number, manifestationId: number) =>
  ownedBy(clientId, db.manifestations.get(manifestationId), 'Manifestação não encontrada.');

function statusOf({ statusId }: Manifestation) {
  const { name = '', color = '' } = manifestationStatuses[statusId] ?? {};
  return { statusId, statusName: name, statusColor: color };
}

const shared = (row: Manifestation) => ({
  id: row.id,
  name: row.name,
  contacts: { email: row.email, telephone: row.telephone },
  typeName: row.typeName,
  ...statusOf(row),
  createdAt: row.createdAt,
});
