import type { Database } from '../../db';
import { choicesText } from '../../data/enumeration';
import { bool, id, ids, noted, wrong, type Field, type Values } from '../../protocol/fields';
import { badRequest } from '../../protocol/refusal';
import { genres, maritalStatuses } from '../voters/enumerations';
import { findAllVoters } from '../voters/findVoters';
import { email, sms } from './enumerations';
import type { NamedValue } from './records';

const mobilePhone = 2;

export const audienceFields = {
  genre: noted(id, choicesText(genres)),
  cityId: id,
  districtsId: noted(ids, 'algum destes'),
  groupsId: noted(ids, 'algum destes'),
  maritalStatusId: noted(id, choicesText(maritalStatuses)),
  professionId: id,
  withEmail: noted(bool, 'true no e-mail'),
  withTelephone: noted(bool, 'true no SMS'),
  telephoneTypeId: noted(id, `${mobilePhone} (celular) no SMS`),
};

type Audience = Partial<Values<typeof audienceFields>>;

/** Any filter's value, as sent on creation. */
export const filterValue: Field<number | boolean | number[]> = {
  expects: 'um número, true, false ou uma lista de números',
  isRequired: false,
  isList: false,
  fromText: () => wrong,
  fromJson: (value) =>
    [id, bool, ids].map((kind) => kind.fromJson(value)).find((read) => read !== wrong) ?? wrong,
};

/** Creation filters in the search's shape. @throws Refusal (400) for unknown or invalid ones */
export function audienceOf(pairs: readonly NamedValue<number | boolean | number[]>[]): Audience {
  for (const { name, value } of pairs) {
    const field = Object.hasOwn(audienceFields, name) && audienceFields[name as keyof typeof audienceFields];
    if (!field || field.fromJson(value) === wrong) throw badRequest(`filters: ${name} não vale assim.`);
  }
  return Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
}

/**
 * Matching voters who have the contact data and accept messages.
 * @throws Refusal (400) when the type's own filters are missing
 */
export function countAudience(db: Database, clientId: number, typeId: number, audience: Audience): number {
  const { telephoneTypeId, ...asked } = audience;
  const isOfType =
    typeId === email
      ? asked.withEmail === true
      : asked.withTelephone === true && telephoneTypeId === mobilePhone;
  if (!isOfType) throw badRequest(`Faltam os filtros do tipo ${typeId}: ver withEmail e withTelephone.`);
  const voters = findAllVoters(db, clientId, asked).filter(
    ({ allowCommunication, telephone }) =>
      allowCommunication && (typeId !== sms || telephone.some(({ type }) => type === mobilePhone)),
  );
  return voters.length;
}
