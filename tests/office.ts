import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi } from '@mocks/testServer';

export const { administrator, basic, trial } = demoAccounts;

/** Trial user without create permissions. */
export const trialWithoutRights = { email: 'natalia.arruda@mandatobrandao.example' };

export function userOf({ email }: { email: string }) {
  const user = demoApi.db.users.find((one) => one.email === email);
  if (!user) throw new Error(`There is no ${email}.`);
  return user;
}

export function userNamed(name: string) {
  const user = demoApi.db.users.find((one) => one.name === name);
  if (!user) throw new Error(`The demo has no ${name}.`);
  return user;
}

export const clientOf = (account: { email: string } = administrator) => userOf(account).clientId;

export function colleague() {
  const me = userOf(administrator);
  const user = demoApi.db.users.find(
    (one) => one.clientId === me.clientId && one.id !== me.id && one.status && one.name !== me.name,
  );
  if (!user) throw new Error('The administrator has no colleague.');
  return user;
}

/** Replaces the basic account's rules. */
export function giveRules(...rules: string[]) {
  demoApi.db.users.update(userOf(basic).id, { rules });
}

/** For required records: `table.get(id) ?? noSuchRecord()`. */
export function noSuchRecord(): never {
  throw new Error('The demo has no such record.');
}

export function firstOf<T>(records: readonly T[]): T {
  const [first] = records;
  if (first === undefined) throw new Error('The demo has no such record.');
  return first;
}

/** The first record of the main office: a status, a category, a user… */
export const ofOffice = <T extends { clientId: number | null }>(table: {
  filter: (test: (row: T) => boolean) => T[];
}): T => firstOf(table.filter(({ clientId }) => clientId === clientOf()));

/** Storage key of something kept for the account's office in this browser. */
export const keyOfOffice = (key: string, account: { email: string } = administrator) =>
  `${key}/${clientOf(account)}`;

/** Storage key of something kept for the account's user. */
export const keyOfPerson = (key: string, account: { email: string } = administrator) =>
  `${keyOfOffice(key, account)}.${userOf(account).id}`;
