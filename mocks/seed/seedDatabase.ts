import type { Database } from '../db';
import { addDays } from '../time';
import { demoAccounts, demoLinks } from './accounts';
import { seedAppointments } from './appointments';
import { seedCalls } from './calls';
import { seedClients } from './clients';
import { seedCommunications, seedUsedUpCredits } from './communications';
import { createRandom } from './random';
import { seedReference } from './reference';
import { seedScope, type Amounts, type SeedScope } from './scope';
import { seedServices } from './services';
import { seedFullSettings, seedStarterSettings } from './settings';
import { seedTasks } from './tasks';
import { seedMainTeam, seedSecondTeam, seedTrialTeam } from './users';
import { seedVoters } from './voters';

/** Fills an empty database. The same seed and day give the same records. */
export function seedDatabase(
  db: Database,
  { seed, today, voters }: { seed: number; today: string; voters: number },
): void {
  seedReference(db, seed);
  const { main, trial, second } = seedClients(db, today);

  seedFullSettings(db, main.id);
  seedMainTeam(db, main.id, createRandom(seed, 'team'));
  seedStarterSettings(db, trial.id);
  seedTrialTeam(db, trial.id);
  seedStarterSettings(db, second.id);
  seedSecondTeam(db, second.id);

  const mainScope = seedScope(db, main, seed, today);
  seedCalendars(mainScope);
  seedRecords(mainScope, { voters, services: 120, appointments: 88, calls: 60, tasks: 36 });
  seedCommunications(mainScope);
  const secondScope = seedScope(db, second, seed, today);
  seedRecords(secondScope, { voters: 12, services: 6, appointments: 8, calls: 5, tasks: 4 });
  seedUsedUpCredits(secondScope);
  seedPasswordResets(mainScope);
}

function seedRecords(scope: SeedScope, amounts: Amounts) {
  seedVoters(scope, amounts.voters);
  seedServices(scope, amounts.services);
  seedAppointments(scope, amounts.appointments);
  seedCalls(scope, amounts.calls);
  seedTasks(scope, amounts.tasks);
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
