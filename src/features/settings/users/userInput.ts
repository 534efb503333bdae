import { administrator, basic, profileName, type User, type UserRow } from './user';

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface UserInput {
  name: string;
  telephone: string;
  jobRoleId: number | null;
  officeId: number | null;
  email: string;
  /** Asked for of a new user alone. */
  password: string;
  profileId: number;
  /** Kept while the profile is another, in case it is chosen back. */
  rules: string[];
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  name: 'Nome',
  telephone: 'Telefone',
  jobRoleId: 'Cargo',
  officeId: 'Escritório',
  email: 'E-mail',
  profileId: 'Perfil',
  rules: 'Permissões',
};

/** Text limits of the form. */
export const limits = { name: 60, email: 60, password: 30 };

/** Shortest password that is taken. */
export const minPassword = 8;

/** A new user starts with the lesser profile, and nothing allowed. */
export const newUser = (): UserInput => ({
  name: '',
  telephone: '',
  jobRoleId: null,
  officeId: null,
  email: '',
  password: '',
  profileId: basic,
  rules: [],
});

/** A user as the form edits one. */
export const inputFrom = ({
  name,
  telephone,
  jobRoleId,
  officeId,
  email,
  profileId,
  rules,
}: User): UserInput => ({
  name,
  telephone,
  jobRoleId,
  officeId,
  email,
  password: '',
  profileId,
  rules,
});

/** What is sent of what was typed; an administrator has every permission anyway. */
export function bodyOf({ password, ...input }: UserInput) {
  return {
    ...input,
    name: input.name.trim(),
    email: input.email.trim(),
    rules: input.profileId === administrator ? [] : input.rules,
    ...(password && { password }),
  };
}

/** What an edit changes in the list's row. */
export const rowChanges = ({ name, email, profileId }: UserInput): Omit<UserRow, 'id' | 'isActive'> => ({
  name: name.trim(),
  email: email.trim(),
  profileId,
  profile: profileName(profileId),
});

/** Whether an edit changes what somebody signs in with, or what they may do then. */
export function changesAccess(before: User, input: UserInput): boolean {
  const after = bodyOf(input);
  return (
    after.email !== before.email ||
    after.profileId !== before.profileId ||
    [...after.rules].sort().join() !== [...bodyOf(inputFrom(before)).rules].sort().join()
  );
}
