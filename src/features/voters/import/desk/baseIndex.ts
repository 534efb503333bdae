import * as v from 'valibot';
import { readBody } from '@/api/body';
import { digits, listOf, phpId, someOf, text } from '@/api/reply';
import type { PageRead } from '@/records/export/csvBuilder';
import { cpfKey, nameKey, phoneKey } from '../../alike/keys';

/** A row of the search, as it comes where many are asked for; only what a repetition is found by. */
const baseRow = v.object({
  id: phpId,
  name: text,
  telephone: digits,
  telephones: someOf(v.object({ number: digits })),
  individualRegistration: v.optional(digits),
});

const readRows = listOf(baseRow);

/** Keys under which one person is found: the CPF, and each whole telephone with the name. */
export function keysOf({
  cpf,
  phones,
  name,
}: {
  cpf: string;
  phones: readonly string[];
  name: string;
}): string[] {
  const keys: string[] = [];
  const whole = cpfKey(cpf);
  if (whole) keys.push(whole);
  const called = nameKey(name);
  if (called) for (const phone of phones) if (phoneKey(phone)) keys.push(`${phoneKey(phone)} ${called}`);
  return keys;
}

/** The voters that are there already, by what a repetition is found by. */
export function createBaseIndex() {
  const byKey = new Map<string, number>();
  const known = { voters: 0, hasCpf: false };
  return {
    known,
    async add(body: Blob): Promise<PageRead> {
      const { rows, total, unread } = readRows(readBody(await body.text()));
      for (const { id, name, telephone, telephones, individualRegistration } of rows) {
        known.voters += 1;
        if (individualRegistration !== undefined) known.hasCpf = true;
        const phones = telephones.length > 0 ? telephones.map(({ number }) => number) : [telephone];
        for (const key of keysOf({ cpf: individualRegistration ?? '', phones, name }))
          if (!byKey.has(key)) byKey.set(key, id);
      }
      return { rows: rows.length + (unread?.rows ?? 0), total, unread };
    },
    /** The voter that has the first of the keys that anybody has; undefined for none. */
    find: (keys: readonly string[]) => {
      const key = keys.find((one) => byKey.has(one));
      return key === undefined ? undefined : byKey.get(key);
    },
  };
}

export type BaseIndex = ReturnType<typeof createBaseIndex>;
