import * as v from 'valibot';
import { readBody } from '@/api/body';
import { digits, listOf, optionalDate, phpId, someOf, text } from '@/api/reply';
import { nationalDigits } from '@/formats/phone';
import type { PageRead } from '@/records/export/csvBuilder';
import { createPersonIndex } from './personIndex';

/**
 * A row of the search, as returned for long lists: the fields that match duplicates, and those that show whether a
 * field is filled. A field the server omits is unknown, not empty.
 */
const baseRow = v.object({
  id: phpId,
  name: text,
  // With the + of an international number, which without it may be a Brazilian number.
  telephone: text,
  telephones: someOf(v.object({ number: text })),
  individualRegistration: v.optional(digits),
  dateOfBirth: v.optional(optionalDate),
  email: v.optional(text),
  nickName: v.optional(text),
  note: v.optional(text),
  group: v.optional(text),
  zipcode: v.optional(digits),
  address: v.optional(text),
  districtName: v.optional(text),
  electoralZone: v.optional(text),
  votingSection: v.optional(text),
});

const readRows = listOf(baseRow);

const watched = [
  ...(['cpf', 'dateOfBirth', 'email', 'nickName', 'note', 'groups', 'address'] as const),
  ...(['electoralZone', 'votingSection'] as const),
] as const;

export type WatchedField = (typeof watched)[number];

/** A voter of the base, with the list's fields. */
export interface BaseVoter {
  id: number;
  name: string;
  phones: readonly string[];
  /** Two bits per `watched` field: known, filled. */
  bits: number;
}

/** Whether a field has a value; undefined if the list did not include it. */
export function isFilled({ bits }: BaseVoter, field: WatchedField): boolean | undefined {
  const at = 2 * watched.indexOf(field);
  return bits & (1 << at) ? Boolean(bits & (2 << at)) : undefined;
}

const bitsOf = (row: v.InferOutput<typeof baseRow>) => {
  const { zipcode, address, districtName } = row;
  const place = [zipcode, address, districtName];
  const values: Record<WatchedField, unknown> = {
    cpf: row.individualRegistration,
    dateOfBirth: row.dateOfBirth,
    email: row.email,
    nickName: row.nickName,
    note: row.note,
    groups: row.group,
    address: place.every((part) => part === undefined) ? undefined : place.some(Boolean),
    electoralZone: row.electoralZone,
    votingSection: row.votingSection,
  };
  return watched.reduce((bits, field, at) => {
    const value = values[field];
    return value === undefined ? bits : bits | ((value ? 3 : 1) << (2 * at));
  }, 0);
};

/** Index of the existing voters. */
export function createBaseIndex() {
  const persons = createPersonIndex<BaseVoter>();
  const known = { voters: 0, hasCpf: false };
  return {
    known,
    async add(body: Blob): Promise<PageRead> {
      const { rows, total, unread } = readRows(readBody(await body.text()));
      for (const row of rows) {
        const { id, name, telephone, telephones, individualRegistration, dateOfBirth } = row;
        known.voters += 1;
        if (individualRegistration !== undefined) known.hasCpf = true;
        const phones = (telephones.length > 0 ? telephones.map(({ number }) => number) : [telephone])
          .map(nationalDigits)
          .filter(Boolean);
        persons.add(
          {
            ...{ cpf: individualRegistration ?? '', phones, name, dateOfBirth: dateOfBirth ?? '' },
            ...(row.nickName && { nickName: row.nickName }),
            ...(row.email && { email: row.email }),
          },
          { id, name, phones, bits: bitsOf(row) },
        );
      }
      return { rows: rows.length + (unread?.rows ?? 0), total, unread };
    },
    /** The existing voter that is, or may be, a person of the sheet, if any. */
    find: persons.find,
  };
}

export type BaseIndex = ReturnType<typeof createBaseIndex>;
