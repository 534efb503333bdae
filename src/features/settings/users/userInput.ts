import { labelOf } from '@/formats/choices';
import { administrator, basic, profiles, type User, type UserRow } from './user';

/** Form values, named as in the API so that its field errors match. */
export interface UserInput {
  name: string;
  telephone: string;
  jobRoleId: number | null;
  officeId: number | null;
  email: string;
  /** New users only. */
  password: string;
  profileId: number;
  /** Kept while another profile is selected. */
  rules: string[];
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  name: 'Nome',
  telephone: 'Telefone',
  jobRoleId: 'Cargo',
  officeId: 'Escritório',
  email: 'E-mail',
  profileId: 'Perfil',
  rules: 'Permissões',
};

export const limits = { name: 60, email: 60, password: 30 };

export const minPassword = 8;

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

export const inputFrom = (user: User): UserInput => ({
  name: user.name,
  telephone: user.telephone,
  jobRoleId: user.jobRoleId,
  officeId: user.officeId,
  email: user.email,
  password: '',
  profileId: user.profileId,
  rules: user.rules,
});

/** Administrators have every permission, so none is sent. */
export function toWire({ password, ...input }: UserInput) {
  return {
    ...input,
    name: input.name.trim(),
    email: input.email.trim(),
    rules: input.profileId === administrator ? [] : input.rules,
    ...(password && { password }),
  };
}

export const rowChanges = ({ name, email, profileId }: UserInput): Omit<UserRow, 'id' | 'isActive'> => ({
  name: name.trim(),
  email: email.trim(),
  profileId,
  profile: labelOf(profiles, profileId),
});

/** Whether an edit changes someone's sign-in or permissions. */
export function changesAccess(before: User, input: UserInput): boolean {
  const after = toWire(input);
  return (
    after.email !== before.email ||
    after.profileId !== before.profileId ||
    [...after.rules].sort().join() !== [...toWire(inputFrom(before)).rules].sort().join()
  );
}
