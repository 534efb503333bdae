import * as v from 'valibot';
import { choiceId, digits, groupOf, localDateTime, optionalDateTime, phpId, someOf, text } from '@/api/reply';
import { compareLocal } from '@/formats/dates';

/* What a citizen sent by the public page, as the list, the details and the CSV read it. */

const person = groupOf({ email: text, telephone: digits });
const place = groupOf({ city: text, district: text });

const facts = {
  id: phpId,
  name: text,
  /** How to reach the citizen; some answers have the two beside the name. */
  contacts: person,
  email: text,
  telephone: digits,
  typeName: text,
  statusId: choiceId,
  statusName: text,
  statusColor: text,
  createdAt: optionalDateTime,
};

/** A group of fields that may be given, empty or not, or stand beside the others. */
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

/** A row of the search. */
export const manifestationRow = v.pipe(
  v.object({ ...facts, protocolNumber: text }),
  v.transform(withContacts),
  v.transform(({ protocolNumber: protocol, ...rest }) => ({ ...rest, protocol })),
);
export type ManifestationRow = v.InferOutput<typeof manifestationRow>;

/** The details; the comments newest first. */
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

/** The status of one that waits for the team. */
export const pending = 1;

/** The status of one that was attended to. */
export const concluded = 3;

/** What becomes of a manifestation; the API knows the statuses by these ids. Any may follow any other. */
export const manifestationStatuses = [
  { value: pending, label: 'Pendente', color: '#F6BF26' },
  { value: 2, label: 'Recusado', color: '#D50000' },
  { value: concluded, label: 'Concluído', color: '#0B8043' },
  { value: 4, label: 'Tentativa de contato', color: '#039BE5' },
] as const;

const statusOf = (id: number) => manifestationStatuses.find(({ value }) => value === id);

/** '' for an id that is none of the four. */
export const statusName = (id: number) => statusOf(id)?.label ?? '';

/** A status as a badge shows it, where the API leaves out its name or colour. */
export const shownStatus = <Status extends Pick<ManifestationRow, 'statusId' | 'statusName' | 'statusColor'>>(
  record: Status,
): Status => {
  const known = statusOf(record.statusId);
  return {
    ...record,
    statusName: record.statusName || (known?.label ?? ''),
    statusColor: record.statusColor || (known?.color ?? ''),
  };
};

/** The number the citizen quotes; by the id where the API gives none. */
export const protocolOf = ({ protocol, id }: { protocol: string; id: number }) => protocol || `nº ${id}`;
