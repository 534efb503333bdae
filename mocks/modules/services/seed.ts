import type { Progress } from './records';
import type { User } from '../auth/records';
import type { Voter } from '../voters/records';
import { addDays } from '../../time';
import { attachmentFiles, attachmentNames } from './attachments';
import { publicWorks, requests, type Request } from './requests';
import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';

const stepTexts = [
  'Contato feito com a secretaria responsável.',
  'Ofício enviado; aguardando resposta em até 15 dias.',
  'Retorno: informado por telefone sobre o andamento.',
  'Secretaria respondeu que o serviço foi incluído na programação.',
  'Vistoria realizada no local com o morador.',
];
/** Last progress entry, by final status. */
const closingTexts: Readonly<Record<string, string>> = {
  Concluído: 'Serviço executado e confirmado pelo solicitante.',
  'Não atendido': 'A secretaria respondeu que não há previsão; eleitor avisado.',
  Arquivado: 'Sem retorno do eleitor depois de três tentativas; arquivado.',
};

export function seedServices(scope: SeedScope, count: number): void {
  const { db, client, users, today } = scope;
  const random = scope.random('services');
  const wording = scope.random('wording of services');
  const isOwn = ({ clientId }: { clientId: number | null }) => clientId === client.id || clientId === null;
  const statuses = db.serviceStatuses.filter(isOwn);
  const closed = statuses.filter(({ name }) => name in closingTexts);
  const open = statuses.filter(({ name }) => !(name in closingTexts));
  const categories = db.serviceCategories.filter(isOwn);
  const originIds = db.serviceOrigins.filter(isOwn).map(({ id }) => id);
  const officeIds = db.offices.filter(isOwn).map(({ id }) => id);
  const departments = db.departments.filter(isOwn);
  const documentTypeIds = db.documentTypes.all().map(({ id }) => id);
  const voters = db.voters.filter((voter) => voter.clientId === client.id && !voter.isExcluded);
  if (voters.length === 0 || count === 0) return;
  seedAttachments(scope);

  for (let index = 0; index < count; index += 1) {
    const daysAgo = 1 + Math.floor((count - 1 - index) * 2.5);
    const requestDate = addDays(today, -daysAgo);
    const asked = random.pick(requests);
    const voter = random.pick(voters);
    const isClosed = random.chance(daysAgo > 60 ? 0.75 : 0.15);
    // Most closed ones have the first closed status, done.
    const [done] = closed;
    const status = isClosed ? (done && random.chance(0.75) ? done : random.pick(closed)) : random.pick(open);
    const category = categories.find(({ name }) => name === asked.category) ?? random.pick(categories);
    const department = departments.find(({ name }) => name === asked.department);
    const length = random.int(0, Math.min(daysAgo - 1, 45));
    const progress = progressOf(random, requestDate, Math.min(daysAgo - 1, isClosed ? length : 20), users);
    const completionDate = isClosed ? addDays(requestDate, length) : null;
    if (completionDate !== null) {
      const closing = { progressDate: `${completionDate} 18:${random.int(10, 59)}:00` };
      const description = closingTexts[status.name] ?? '';
      progress.push({ ...closing, userResponsibleId: random.pick(users).id, description });
    }
    db.services.insert({
      clientId: client.id,
      description: written(wording, asked, voter),
      statusId: status.id,
      categoryId: category.id,
      originId: random.pick(originIds),
      officeId: random.pick(officeIds),
      departmentId: random.chance(0.85) ? (department?.id ?? null) : null,
      electorId: voter.id,
      requestDate,
      // A promised date, sometimes overdue.
      completionDate:
        completionDate ?? (random.chance(0.4) ? addDays(requestDate, random.int(10, 60)) : null),
      responsibleIds: random.sample(users, random.pick([0, 1, 1, 1, 2, 2, 3])).map(({ id }) => id),
      documents: random.chance(0.4) ? [documentOf(random, documentTypeIds, requestDate)] : [],
      progress,
      files: random
        .sample(asked.papers, random.chance(0.5) ? 2 : random.int(0, 1))
        .map((name, position) => ({ id: position + 1, name, storedName: name })),
      createdAt: `${requestDate} 09:${random.int(10, 59)}:00`,
      updatedAt: progress.at(-1)?.progressDate ?? `${requestDate} 10:30:00`,
    });
  }
  if (client.id === 1) enrichLast(scope, random);
  giveToFirst(scope);
  leaveWithGone(scope);
}

/** Assigns half of the open ones to the first user, for the home page. */
function giveToFirst({ db, client, users: [first] }: SeedScope) {
  const isNew = (statusId: number) => db.serviceStatuses.get(statusId)?.name === 'Aberto';
  db.services
    .filter(({ clientId, statusId }) => clientId === client.id && isNew(statusId))
    .forEach(({ id, responsibleIds }, place) => {
      if (!first || place % 2 === 1 || responsibleIds.includes(first.id)) return;
      db.services.update(id, { responsibleIds: [first.id, ...responsibleIds] });
    });
}

/** People without access still hold some services that no one else does. */
function leaveWithGone({ db, client }: SeedScope) {
  const gone = db.users.filter(({ clientId, status }) => clientId === client.id && !status);
  const isOpen = (statusId: number) => !((db.serviceStatuses.get(statusId)?.name ?? '') in closingTexts);
  db.services
    .filter(
      ({ clientId, statusId, responsibleIds }) =>
        clientId === client.id && responsibleIds.length === 0 && isOpen(statusId),
    )
    .slice(0, gone.length * 2 - 1)
    .forEach(({ id }, place) => {
      const holder = gone[place % gone.length];
      if (holder) db.services.update(id, { responsibleIds: [holder.id] });
    });
}

function written(random: Random, { texts }: Request, { address }: Voter) {
  const text = random.pick(texts).replace('{rua}', address || 'rua da residência');
  if (random.chance(0.06)) return text.toUpperCase();
  return random.chance(0.1) ? withoutAccents(text) : text;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const documentOf = (random: Random, typeIds: readonly number[], requestDate: string) => ({
  typeId: random.pick(typeIds),
  number: random.int(1, 3200),
  year: Number(requestDate.slice(0, 4)) - (random.chance(0.25) ? 1 : 0),
});

const longDescription = 'Morador relata, com fotos e protocolos, os problemas da rua. '
  .repeat(17)
  .slice(0, 1000);

/** Edge cases: many entries and files, a description at its limit. */
function enrichLast({ db, client, users, today }: SeedScope, random: Random) {
  const [long, full] = db.services.filter((service) => service.clientId === client.id).slice(-2);
  if (!long || !full) return;
  const underWay = db.serviceStatuses.find(
    ({ clientId, name }) => clientId === client.id && name === 'Em andamento',
  );
  const category = db.serviceCategories.find(
    ({ clientId, name }) => clientId === client.id && name === 'Asfalto e buracos',
  );
  const department = db.departments.find(({ name }) => name === publicWorks);
  const publicWorksIds = {
    ...(category && { categoryId: category.id }),
    ...(department && { departmentId: department.id }),
  };
  db.services.update(long.id, { ...publicWorksIds, description: longDescription });
  db.services.update(full.id, {
    ...publicWorksIds,
    description: 'Rampa de acesso e conserto da calçada em frente à casa, para a mãe cadeirante.',
    // The demo voter with every field filled in.
    electorId: db.voters.get(1)?.id ?? full.electorId,
    responsibleIds: users.slice(0, 4).map(({ id }) => id),
    documents: [1, 2, 3].map((typeId) => ({
      typeId,
      number: random.int(1, 3200),
      year: Number(today.slice(0, 4)),
    })),
    progress: Array.from({ length: 25 }, (_, index) => ({
      progressDate: `${addDays(today, index - 26)} 10:${String(index + 10)}:00`,
      userResponsibleId: random.pick(users).id,
      description: random.pick(stepTexts),
    })),
    statusId: underWay?.id ?? full.statusId,
    completionDate: addDays(today, -2),
    files: attachmentNames.map((name, position) => ({ id: position + 1, name, storedName: name })),
    requestDate: addDays(today, -27),
    createdAt: `${addDays(today, -27)} 09:30:00`,
    updatedAt: `${addDays(today, -1)} 17:30:00`,
  });
}

function progressOf(random: Random, from: string, days: number, users: readonly User[]): Progress[] {
  const steps = Array.from({ length: random.int(0, 4) }, () => random.int(0, days)).sort((a, b) => a - b);
  return steps.map((step, index) => ({
    progressDate: `${addDays(from, step)} 1${index}:${random.int(10, 59)}:00`,
    userResponsibleId: random.pick(users).id,
    description: stepTexts[index] ?? '',
  }));
}

/** Stored once for all offices. */
function seedAttachments({ db, client }: SeedScope) {
  for (const [name, base64] of Object.entries(attachmentFiles)) {
    if (db.files.find((file) => file.storedName === name)) continue;
    db.files.insert({ clientId: client.id, name, storedName: name, base64 });
  }
}
