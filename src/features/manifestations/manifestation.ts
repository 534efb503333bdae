import * as v from 'valibot';
import { choiceIn, digits, groupOf, localDateTime, optionalDateTime, phpId, someOf, text } from '@/api/reply';
import { choiceOf, choices } from '@/formats/choices';
import { compareLocal } from '@/formats/dates';

/* A citizen's message from the public page, as the list, details and CSV read it. */

export const pending = 1;

export const concluded = 3;

/** Values are API ids; any status may follow any other. */
export const manifestationStatuses = choices([
  { value: pending, label: 'Pendente', color: '#F6BF26' },
  { value: 2, label: 'Recusado', color: '#D50000' },
  { value: concluded, label: 'Concluído', color: '#0B8043' },
  { value: 4, label: 'Tentativa de contato', color: '#039BE5' },
]);

const person = groupOf({ email: text, telephone: digits });
const place = groupOf({ city: text, district: text });

const facts = {
  id: phpId,
  name: text,
  /** Some responses put email and telephone beside the name instead. */
  contacts: person,
  email: text,
  telephone: digits,
  typeName: text,
  statusId: choiceIn(manifestationStatuses),
  statusName: text,
  statusColor: text,
  createdAt: optionalDateTime,
};

/** A field in a group, possibly empty, or at the top level. */
const eitherOf = (inGroup: string, beside: string) => inGroup || beside;

const withContacts = <
  Facts extends { contacts: v.InferOutput<typeof person>; email: string; telephone: string },
>({
  contacts,
  ...rest
}: Facts) => ({
  ...rest,
  email: eitherOf(contacts.email, rest.email),
  telephone: eitherOf(contacts.telephone, rest.telephone),
});

export const manifestationRow = v.pipe(
  v.object({ ...facts, protocolNumber: text }),
  v.transform(withContacts),
  v.transform(({ protocolNumber: protocol, ...rest }) => ({ ...rest, protocol })),
);
export type ManifestationRow = v.InferOutput<typeof manifestationRow>;

/** Comments come newest first. */
export const manifestationDetails = v.pipe(
  v.object({
    ...facts,
    protocol: text,
    individualRegistration: digits,
    location: place,
    city: text,
    district: text,
    description: text,
    comments: someOf(v.object({ description: text, createdAt: localDateTime })),
  }),
  v.transform(withContacts),
  v.transform(({ individualRegistration: cpf, location, city, district, comments, ...rest }) => ({
    ...rest,
    cpf,
    city: eitherOf(location.city, city),
    district: eitherOf(location.district, district),
    comments: comments.toSorted((one, other) => compareLocal(other.createdAt, one.createdAt)),
  })),
);
export type Manifestation = v.InferOutput<typeof manifestationDetails>;

/** Data that may identify the voter who sent it. */
export const senderOf = ({ name, cpf, telephone, email }: Manifestation) => ({ name, cpf, telephone, email });

/** Fills in the status name or color omitted by the API. */
export const shownStatus = <Status extends Pick<ManifestationRow, 'statusId' | 'statusName' | 'statusColor'>>(
  record: Status,
): Status => {
  const known = choiceOf(manifestationStatuses, record.statusId);
  return {
    ...record,
    statusName: record.statusName || (known?.label ?? ''),
    statusColor: record.statusColor || (known?.color ?? ''),
  };
};

/** The number the citizen quotes; the id if there is none. */
export const protocolOf = ({ protocol, id }: { protocol: string; id: number }) => protocol || `nº ${id}`;
