import type { Database } from '../../db';
import { isOneOf, choicesText } from '../../data/enumeration';
import { between, hasWords, is, keep, ofClient, pageOf } from '../../data/search';
import { list, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import {
  count,
  day,
  filled,
  hour,
  id,
  listOf,
  moment,
  money,
  noted,
  paging,
  required,
  text,
  textUpTo,
  type Values,
} from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { invalidField, notPossible, ownedBy } from '../../protocol/refusal';
import { atHour, hourOf } from '../../time';
import { bankSlipFee, purchaseTotal, unitPrice } from '../customerArea/communicationCost';
import { audienceFields, audienceOf, countAudience, filterValue } from './audience';
import { campaignStatuses, campaignTypes, email, status } from './enumerations';
import type { Campaign } from './records';
import { bringUpToDate } from './sending';

const type = noted(id, choicesText(campaignTypes));
const statusId = noted(id, choicesText(campaignStatuses));

/** 06:30 to 22:00. */
const slots = Array.from({ length: 32 }, (_, index) => hourOf(6 * 60 + 30 + index * 30));

/** Parts of a message and the error for each missing one. */
const messageParts: Readonly<Record<string, string>> = {
  subject: 'Informe o assunto.',
  greeting: 'Informe a saudação.',
  content: 'Informe o conteúdo.',
  signature: 'Informe a assinatura.',
};
const partsOf = (typeId: number) => (typeId === email ? Object.keys(messageParts) : ['content']);

const form = {
  type: noted(filled(id, 'Escolha o tipo.'), choicesText(campaignTypes)),
  name: filled(textUpTo(100), 'Informe o nome.'),
  dateStart: noted(filled(day, 'Informe a data de envio.'), 'de hoje em diante'),
  hourStart: noted(filled(hour, 'Escolha o horário de envio.'), 'de 30 em 30 minutos, das 06:30 às 22:00'),
  voters: noted(filled(id, 'Escolha quem vai receber.'), 'o total que `searchVoters` achou'),
  message: noted(
    listOf({ name: required(text), value: required(text) }),
    'subject, greeting, content e signature, ou só content no SMS; o erro de uma parte vem sob `message-content`',
  ),
  filters: noted(
    listOf({ name: required(text), value: required(filterValue) }),
    'cada filtro de `searchVoters` que está preenchido',
  ),
};

const facts = {
  name: text,
  typeId: type,
  typeName: text,
  totalVoters: id,
  dateSend: moment,
  statusId,
  statusName: text,
};

const campaignScript = script('campaign.php', [
  staffCall('GET', 'search', {
    says: 'Procura campanhas, da última a sair à primeira.',
    answer: list({ id, ...facts }),
    query: {
      name: noted(text, 'palavras do nome'),
      type,
      dateSend: noted(day, 'o dia do envio'),
      status: statusId,
      ...paging,
    },
    run: ({ db, clientId, timestamp, query }) => {
      bringUpToDate(db, clientId, timestamp);
      const rows = keep(
        db.campaigns.ordered(latestFirst),
        ofClient(clientId),
        hasWords<Campaign>('name', query.name),
        is<Campaign, 'typeId'>('typeId', query.type),
        between('dateSend', query.dateSend, query.dateSend),
        is<Campaign, 'statusId'>('statusId', query.status),
      );
      return pageOf(rows, query, (campaign) => ({ id: campaign.id, ...factsOf(campaign) }));
    },
  }),

  staffCall('GET', 'get', {
    says: 'Lê uma campanha.',
    answer: record({ id, ...facts, contentMessage: listOf({ name: text, value: text }) }),
    query: { id: required(id) },
    run: ({ db, clientId, timestamp, query }) => {
      bringUpToDate(db, clientId, timestamp);
      const campaign = find(db, clientId, query.id);
      return { id: campaign.id, ...factsOf(campaign), contentMessage: campaign.message };
    },
  }),

  staffCall('POST', 'updateStatus', {
    says: 'Cancela uma campanha que ainda aguarda. O que foi pago não é estornado.',
    answer: record({ id }),
    rule: 'cancel_campaign',
    body: { id: required(id), status: noted(required(id), `só ${status.cancelled}`) },
    run: ({ db, clientId, timestamp, body }) => {
      bringUpToDate(db, clientId, timestamp);
      const campaign = find(db, clientId, body.id);
      if (body.status !== status.cancelled)
        throw invalidField('status', 'Uma campanha só pode ser cancelada.');
      if (campaign.statusId !== status.waiting) {
        throw notPossible('Só uma campanha que está aguardando pode ser cancelada.');
      }
      return { id: db.campaigns.update(campaign.id, { statusId: status.cancelled }).id };
    },
  }),

  staffCall('POST', 'createFull', {
    says: 'Cria uma campanha, que sai na data e no horário dela se então houver saldo.',
    answer: record({ id }),
    rule: 'create_campaign',
    body: form,
    run: ({ db, clientId, user, timestamp, body }) => {
      const campaign = readForm(db, clientId, timestamp, body);
      return { id: db.campaigns.insert({ ...campaign, clientId, createdById: user.id }).id };
    },
  }),

  staffCall('GET', 'searchVoters', {
    says: 'Quantos eleitores uma campanha alcança. Quem não aceita comunicação fica de fora.',
    answer: record({ total: id }),
    query: { ...audienceFields, campaignType: noted(required(id), choicesText(campaignTypes)) },
    run: ({ db, clientId, query: { campaignType, ...audience } }) => {
      demandType(campaignType);
      return { total: countAudience(db, clientId, campaignType, audience) };
    },
  }),

  staffCall('GET', 'getCost', {
    says: 'O que custam tantas mensagens, com a emissão do PIX.',
    answer: record({ totalVoters: id, costUnit: money, costTotal: money, costBankSlip: money }),
    query: { totalVoters: required(count), campaignType: noted(required(id), choicesText(campaignTypes)) },
    run: ({ query: { totalVoters, campaignType } }) => {
      demandType(campaignType);
      return {
        totalVoters,
        costUnit: unitPrice(campaignType, totalVoters),
        costTotal: purchaseTotal(campaignType, totalVoters),
        costBankSlip: bankSlipFee,
      };
    },
  }),
]);

export const campaignScripts = [campaignScript];

const latestFirst = (a: Campaign, b: Campaign) =>
  a.dateSend === b.dateSend ? b.id - a.id : a.dateSend > b.dateSend ? -1 : 1;

const find = (db: Database, clientId: number, campaignId: number) =>
  ownedBy(clientId, db.campaigns.get(campaignId), 'Campanha não encontrada.');

const factsOf = (campaign: Campaign) => ({
  name: campaign.name,
  typeId: campaign.typeId,
  typeName: campaignTypes[campaign.typeId],
  totalVoters: campaign.totalVoters,
  dateSend: campaign.dateSend,
  statusId: campaign.statusId,
  statusName: campaignStatuses[campaign.statusId],
});

function demandType(typeId: number) {
  if (!isOneOf(campaignTypes, typeId)) throw invalidField('type', 'Escolha o tipo.');
}

function readForm(
  db: Database,
  clientId: number,
  timestamp: string,
  body: Values<typeof form>,
): Omit<Campaign, 'id' | 'clientId' | 'createdById'> {
  const { type: typeId = 0, dateStart = '', hourStart = '', voters = 0, message = [], filters = [] } = body;
  const isType = isOneOf(campaignTypes, typeId);
  const dateSend = atHour(dateStart, hourStart);
  const told = (part: string) => message.find(({ name }) => name === part)?.value ?? '';
  const check = checkForm(form, body)
    .that(isType, 'type', 'Escolha o tipo.')
    .that(dateStart >= timestamp.slice(0, 10), 'dateStart', 'Escolha uma data de hoje em diante.')
    .that(
      slots.includes(hourStart),
      'hourStart',
      'Escolha um horário de meia em meia hora, das 06:30 às 22:00.',
    )
    .that(dateSend > timestamp, 'hourStart', 'Este horário já passou.')
    .that(voters > 0, 'voters', 'Ninguém recebe esta campanha. Mude os filtros.');
  for (const part of isType ? partsOf(typeId) : []) {
    check.inAll(told(part).trim() !== '', `message-${part}`, messageParts[part] ?? '');
  }
  check.end();
  const known = partsOf(typeId);
  const stray = message.find(({ name }, place) => {
    return !known.includes(name) || message.findIndex((other) => other.name === name) !== place;
  });
  if (stray) throw invalidField('message', `A parte ${stray.name} não é desta mensagem.`);
  const total = countAudience(db, clientId, typeId, audienceOf(filters));
  if (total !== voters)
    throw invalidField('voters', `Agora são ${total} as pessoas que recebem. Confira o custo.`);
  return {
    name: body.name ?? '',
    typeId,
    totalVoters: total,
    dateSend,
    endsAt: null,
    statusId: status.waiting,
    message,
    filters: filters,
  };
}
