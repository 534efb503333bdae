import * as v from 'valibot';
import { choiceId, digits, flag, optionalId, phpId, someOf, text } from '@/api/reply';

/** A row of the list. */
export const userRow = v.pipe(
  v.object({ id: phpId, status: flag(true), name: text, email: text, profile: text, profileId: choiceId }),
  v.transform(({ status, ...rest }) => ({ ...rest, isActive: status })),
);
export type UserRow = v.InferOutput<typeof userRow>;

/** A user as the form reads one; `rules` are the names of permissions. */
export const userDetails = v.object({
  id: phpId,
  name: text,
  email: text,
  officeId: optionalId,
  jobRoleId: optionalId,
  profileId: choiceId,
  telephone: digits,
  rules: someOf(text),
});
export type User = v.InferOutput<typeof userDetails>;

export const administrator = 1;
export const basic = 2;

/** What a person may do at most: everything, or what the permissions say. */
export const profiles = [
  {
    value: administrator,
    label: 'Administrador',
    detail: 'Faz tudo, também nas configurações e na área do cliente.',
  },
  { value: basic, label: 'Básico', detail: 'Vê todas as listas e faz o que as permissões deixarem.' },
];

export const profileName = (id: number) => profiles.find(({ value }) => value === id)?.label ?? '';

/** What people do in an office, by the ids the API knows them by: 1 to 9. */
export const jobRoles = [
  'Vereador(a)',
  'Prefeito(a)',
  'Deputado(a)',
  'Chefe de Gabinete',
  'Chefe de prefeitura',
  'Secretário(a)',
  'Assessor(a)',
  'Profissional de TI',
  'Outros',
].map((label, index) => ({ value: index + 1, label }));
