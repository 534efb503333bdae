import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi } from '@mocks/testServer';

/* The people and records of the demo offices, as the tests need them. */

export const { administrator, basic, trial } = demoAccounts;

/** Of the trial office, without the right to create anything. */
export const trialWithoutRights = { email: 'natalia.arruda@mandatobrandao.example' };

/** The user of an account. */
export function userOf({ email }: { email: string }) {
  const user = demoApi.db.users.find((one) => one.email === email);
  if (!user) throw new Error(`There is no ${email}.`);
  return user;
}

/** A user by name. */
export function userNamed(name: string) {
  const user = demoApi.db.users.find((one) => one.name === name);
  if (!user) throw new Error(`The demo has no ${name}.`);
  return user;
}

export const clientOf = (account: { email: string } = administrator) => userOf(account).clientId;

/** Somebody of the administrator's office who is not the administrator. */
export function colleague() {
  const me = userOf(administrator);
  const user = demoApi.db.users.find(
    (one) => one.clientId === me.clientId && one.id !== me.id && one.status && one.name !== me.name,
  );
  if (!user) throw new Error('The administrator has no colleague.');
  return user;
}

/** Gives the basic account these rules and no others. */
export function giveRules(...rules: string[]) {
  demoApi.db.users.update(userOf(basic).id, { rules });
}

/** The first record of a list, or an error that says what the demo lacks. */
export function firstOf<T>(records: readonly T[]): T {
  const [first] = records;
  if (first === undefined) throw new Error('The demo has no such record.');
  return first;
}

/** A record of the main office by its number: a status, a category, a user … */
export const ofOffice = <T extends { clientId: number | null }>(table: {
  filter: (test: (row: T) => boolean) => T[];
}): T => firstOf(table.filter(({ clientId }) => clientId === clientOf()));
