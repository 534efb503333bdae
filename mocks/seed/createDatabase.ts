import { emptyDatabase, type Database } from '../db';
import { addDays, dayOf } from '../time';
import { demoAccounts, demoLinks } from './accounts';
import { seedAppointments } from '../modules/appointments/seed';
import { seedCalls } from '../modules/calls/seed';
import { seedCampaigns } from '../modules/campaigns/seed';
import { seedClients } from '../modules/auth/seedClients';
import { seedManifestations } from '../modules/manifestations/seed';
import { seedCommunications, seedUsedUpCredits } from '../modules/messages/seed';
import { createRandom } from './random';
import { seedPolls } from '../modules/polls/seed';
import { seedPlaces } from '../modules/places/seed';
import { seedOccupations } from '../modules/voters/occupations';
import { seedTags } from '../modules/labels/seed';
import { seedInvoices } from '../modules/invoice/seed';
import { seedDocuments, seedDocumentTypes, seedFullDocuments } from '../modules/documents/seed';
import { seedExpenses } from '../modules/expenses/seed';
import { seedOwnTemplates, seedSystemTemplates } from '../modules/messages/seedTemplates';
import { seedStarter } from './starter';
import { seedScope, type Amounts, type SeedScope } from './scope';
import { seedServices } from '../modules/services/seed';
import { seedFullSettings, seedSystemDepartments } from '../modules/settings/seed';
import { seedTasks } from '../modules/tasks/seed';
import { seedMainTeam, seedSecondTeam, seedTrialTeam } from '../modules/auth/seedUsers';
import { seedVoters } from '../modules/voters/seed';

/** How the database is filled. */
export interface SeedOptions {
  /** The same seed and day give the same database. */
  seed?: number;
  /** The day everything is dated around, `YYYY-MM-DD`; today unless told. */
  today?: string;
  /** Voters of the main office. */
  voters?: number;
}

/** A new database with the demonstration's records. */
export function createDatabase(options: SeedOptions = {}): Database {
  const { seed = 20_241, today = dayOf(new Date()), voters = 400 } = options;
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
  seedRecords(mainScope, {
    voters,
    services: 120,
    appointments: 88,
    calls: 60,
    tasks: 48,
    documents: 60,
    campaigns: 46,
    manifestations: 80,
    expenses: 150,
    polls: 40,
  });
  seedCommunications(mainScope);
  const secondScope = seedScope(db, second, seed, today);
  seedRecords(secondScope, {
    voters: 12,
    services: 6,
    appointments: 8,
    calls: 5,
    tasks: 4,
    documents: 4,
    campaigns: 3,
    manifestations: 3,
    expenses: 6,
    polls: 3,
  });
  seedUsedUpCredits(secondScope);
  seedPasswordResets(mainScope);
  return db;
}

function seedRecords(scope: SeedScope, amounts: Amounts) {
  seedVoters(scope, amounts.voters);
  seedServices(scope, amounts.services);
  seedAppointments(scope, amounts.appointments);
  seedCalls(scope, amounts.calls);
  seedDocuments(scope, amounts.documents);
  seedCampaigns(scope, amounts.campaigns);
  seedManifestations(scope, amounts.manifestations);
  seedExpenses(scope, amounts.expenses);
  // After all that a reminder may be of.
  seedTasks(scope, amounts.tasks);
  seedPolls(scope, amounts.polls);
}

/** Calendars that work, calendars that fail, and users without one. */
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

/** One that works for as long as it is not used, one whose hour passed yesterday. */
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
