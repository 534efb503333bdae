import * as v from 'valibot';
import { choiceId, digits, flag, optionalId, phpId, someOf, text } from '@/api/reply';
import { choices, numbered } from '@/formats/choices';

export const userRow = v.pipe(
  v.object({ id: phpId, status: flag(true), name: text, email: text, profile: text, profileId: choiceId }),
  v.transform(({ status, ...rest }) => ({ ...rest, isActive: status })),
);
export type UserRow = v.InferOutput<typeof userRow>;

/** A user as loaded for editing; `rules` are permission names. */
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

export const profiles = choices([
  {
    value: administrator,
    label: 'Administrador',
    detail: 'Faz tudo, também nas configurações e na área do cliente.',
  },
  { value: basic, label: 'Básico', detail: 'Vê todas as listas e faz o que as permissões deixarem.' },
]);

/** Job roles; API ids 1 to 9. */
export const jobRoles = numbered(
  'Vereador(a)',
  'Prefeito(a)',
  'Deputado(a)',
  'Chefe de Gabinete',
  'Chefe de prefeitura',
  'Secretário(a)',
  'Assessor(a)',
  'Profissional de TI',
  'Outros',
);
