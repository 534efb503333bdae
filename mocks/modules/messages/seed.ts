import { sms } from './enumerations';
import type { DisplayProfile } from './records';
import { addDays, atHour, hourOf } from '../../time';
import { addressedTo, templateFor } from './messages';
import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';

/** Messages of the first voters: more than the panel shows, a few, one. */
const messagesOfFirst = [12, 0, 0, 3, 1];
const otherMessages = 25;

/** Profiles in every state, both kinds of credits, a history. */
export function seedCommunications(scope: SeedScope): void {
  const { db, client, today } = scope;
  const random = scope.random('communications');
  const profile = profileMaker(scope, random);
  db.displayProfiles.insert(profile('Helena 2024', 'reject', false, 'Perfil de campanha eleitoral.'));
  db.displayProfiles.insert(profile('Vereadora Helena', 'accept', false, 'Diploma de vereadora.'));
  db.displayProfiles.insert(profile('Gabinete Helena Prado', 'accept', true, 'Portal da Câmara Municipal.'));
  db.displayProfiles.insert(profile('Helena Prado Participa', 'pending', false, 'Site do mandato.'));

  const entry = { clientId: client.id, createdAt: `${addDays(today, -90)} 10:00:00` };
  db.creditEntries.insert({ ...entry, typeCommunicationId: 1, amount: 1000, typeUse: 'purchase' });
  db.creditEntries.insert({ ...entry, typeCommunicationId: 1, amount: -260, typeUse: 'campaign' });
  db.creditEntries.insert({ ...entry, typeCommunicationId: sms, amount: 500, typeUse: 'purchase' });
  db.creditEntries.insert({ ...entry, typeCommunicationId: sms, amount: -430, typeUse: 'campaign' });

  const voters = db.voters.filter(
    (voter) => voter.clientId === client.id && voter.allowCommunication && voter.telephone.length > 0,
  );
  const first = messagesOfFirst.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const others = voters.slice(messagesOfFirst.length);
  const anywhere = random.sample(others.slice(0, 400), otherMessages).map(({ id }) => id);
  [...first, ...anywhere].forEach((voterId, index) => sendMessage(scope, random, voterId, index));
}

/** An office without SMS credits left. */
export function seedUsedUpCredits(scope: SeedScope): void {
  const { db, client, today } = scope;
  db.displayProfiles.insert(
    profileMaker(scope, scope.random('communications'))(
      'Dep. Antônio Guimarães',
      'accept',
      true,
      'Portal da ALESP.',
    ),
  );
  const entry = { clientId: client.id, createdAt: `${addDays(today, -60)} 10:00:00` };
  db.creditEntries.insert({ ...entry, typeCommunicationId: sms, amount: 300, typeUse: 'purchase' });
  db.creditEntries.insert({ ...entry, typeCommunicationId: sms, amount: -300, typeUse: 'campaign' });
}

const profileMaker =
  ({ client }: SeedScope, random: Random) =>
  (
    displayName: string,
    status: DisplayProfile['status'],
    enabled: boolean,
    evidence: string,
  ): Omit<DisplayProfile, 'id'> => ({
    clientId: client.id,
    displayName,
    displayEmail: client.mail,
    displayPhoneNumber: client.telephone,
    evidence,
    status,
    enabled,
    token: random.code(24),
  });

function sendMessage(
  { db, client, users, today }: SeedScope,
  random: Random,
  voterId: number,
  index: number,
) {
  const voter = db.voters.get(voterId);
  const [phone] = voter?.telephone ?? [];
  if (!voter || !phone) return;
  const template = random.pick(
    db.templates.filter(({ clientId }) => clientId === null || clientId === client.id),
  );
  const createdAt = atHour(addDays(today, -1 - index * 5), hourOf(random.int(9 * 60, 17 * 60)));
  const { id, typeId, categoryId } = template;
  db.communications.insert({
    clientId: client.id,
    voterId,
    typeId,
    categoryId,
    templateId: id,
    telephone: phone.number,
    message: addressedTo(voter, templateFor(db, client.id, template).template),
    createdById: random.pick(users).id,
    createdAt,
  });
  if (typeId !== sms) return;
  db.creditEntries.insert({
    clientId: client.id,
    typeCommunicationId: sms,
    amount: -1,
    typeUse: 'individual_communication',
    createdAt,
  });
}
