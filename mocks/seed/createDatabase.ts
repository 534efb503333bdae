import { emptyDatabase, type Database } from '../db';
import { addDays, dayOf } from '../time';
import { demoAccounts, demoLinks } from './accounts';
import { seedClients } from '../modules/auth/seedClients';
import { seedCommunications, seedUsedUpCredits } from '../modules/messages/seed';
import { createRandom } from './random';
import { seedPlaces } from '../modules/places/seed';
import { seedOccupations } from '../modules/voters/occupations';
import { seedTags } from '../modules/labels/seed';
import { seedInvoices } from '../modules/invoice/seed';
import { seedDocumentTypes, seedFullDocuments } from '../modules/documents/seed';
import { seedOwnTemplates, seedSystemTemplates } from '../modules/messages/seedTemplates';
import { seedStarter } from './starter';
import { modules } from '../modules/registry';
import { seedVoters } from '../modules/voters/seed';
import { seedScope, type SeedScope } from './scope';
import { seedFullSettings, seedSystemDepartments } from '../modules/settings/seed';
import { seedMainTeam, seedSecondTeam, seedTrialTeam } from '../modules/auth/seedUsers';

export interface SeedOptions {
  /** Same seed and day, same database. */
  seed?: number;
  /** Reference date, `YYYY-MM-DD`; default today. */
  today?: string;
  /** Voters of the main office; default from the registry. */
  voters?: number;
}

export function createDatabase(options: SeedOptions = {}): Database {
  const { seed = 20_241, today = dayOf(new Date()), voters } = options;
  const db = emptyDatabase();
  seedOccupations(db);
  seedDocumentTypes(db);
  seedSystemDepartments(db);
  seedTags(db);
  seedPlaces(db, seed);
  seedSystemTemplates(db);
  const { main, trial, second } = seedClients(db, today);
  seedInvoices(db, main, second, today);

  seedFullSettings(db, main.id);
  seedFullDocuments(db, main.id);
  seedOwnTemplates(db, main.id);
  seedMainTeam(db, main.id, createRandom(seed, 'team'));
  seedStarter(db, trial.id);
  seedTrialTeam(db, trial.id);
  seedStarter(db, second.id);
  seedSecondTeam(db, second.id);

  const mainScope = seedScope(db, main, seed, today);
  seedCalendars(mainScope);
  seedRecords(mainScope, 'main', voters);
  seedCommunications(mainScope);
  const secondScope = seedScope(db, second, seed, today);
  seedRecords(secondScope, 'second');
  seedUsedUpCredits(secondScope);
  seedPasswordResets(mainScope);
  return db;
}

function seedRecords(scope: SeedScope, office: 'main' | 'second', voters?: number) {
  for (const { records } of modules) {
    if (!records) continue;
    const asked = records.seed === seedVoters ? voters : undefined;
    records.seed(scope, asked ?? records[office]);
  }
}

/** Working, failing and missing calendars. */
function seedCalendars({ db, client, users }: SeedScope) {
  users.forEach((user, index) => {
    if (index % 3 === 2) return;
    db.calendarIntegrations.insert({
      clientId: client.id,
      userId: user.id,
      calendarId: `${user.email.split('@')[0]}@agenda.example`,
      isValid: index % 4 !== 1,
    });
  });
}

/** One valid until used, one expired. */
function seedPasswordResets({ db, users, today }: SeedScope) {
  const reserved = Object.values(demoAccounts).map(({ email }) => email);
  const user = users.find(({ status, email }) => status && !reserved.includes(email));
  if (!user) throw new Error('No user to reset a password for');
  const shared = { userId: user.id, used: false };
  db.passwordResets.insert({
    ...shared,
    identity: demoLinks.validReset,
    expires: `${addDays(today, 3650)}T12:00:00.000Z`,
  });
  db.passwordResets.insert({
    ...shared,
    identity: demoLinks.expiredReset,
    expires: `${addDays(today, -1)}T12:00:00.000Z`,
  });
}
