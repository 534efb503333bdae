import * as v from 'valibot';
import type { Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import { recordOf, rowsOf, text } from '@/api/reply';
import { isPhone, otherWriting } from '@/formats/phone';
import { listCall } from './votersFirstCall';
import { voterDetails } from './voter';
import type { Likeness } from './voterLikeness';
import { eleitor, optionOf, optionRow, type VoterOption } from './votersLookupApi';

/** Known identifiers; '' when unknown, digits for CPF and telephone. */
export interface Identity {
  /** As the person wrote it. */
  name: string;
  cpf: string;
  telephone: string;
  email: string;
}

/** A voter with one of the identifiers, and the likeness to the person asked about. */
export interface VoterMatch extends VoterOption, Likeness {
  /** The identifiers that match: `telefone`. */
  by: readonly string[];
}

export const byCpf = 'CPF';

const maxMatches = 5;
const cpfLength = 11;
const byPhone = 'telefone';

const optionAndEmail = v.pipe(
  v.object({ ...optionRow.entries, email: text }),
  v.transform(({ email, ...row }) => ({ ...optionOf(row), email: email.trim().toLowerCase() })),
);

interface Found extends VoterOption {
  email: string;
  by: readonly string[];
}

/**
 * Voters with this CPF; if none, those with this phone or e-mail, who may only share the household; each with
 * its likeness. If a CPF was given, their records are read, since a different CPF proves another person.
 * Incomplete values are skipped: the API also matches substrings.
 */
export async function matchVoters(asked: Identity, read: Read): Promise<ApiResult<VoterMatch[]>> {
  const { cpf, telephone } = asked;
  const search = async (query: object) =>
    read({ ...listCall({ ...query, page: 1, limit: maxMatches }), reply: rowsOf(optionAndEmail) });
  const found = new Map<number, Found>();
  const hasCpf = cpf.length === cpfLength;
  const add = (by: string, voters: readonly Omit<Found, 'by'>[]) =>
    voters.forEach((voter) =>
      found.set(voter.value, { ...voter, by: [...(found.get(voter.value)?.by ?? []), by] }),
    );

  if (hasCpf) {
    const { data, error } = await search({ individualRegistration: cpf });
    if (error) return { error };
    add(byCpf, data);
    if (found.size > 0) return { data: await judged([...found.values()], asked, read) };
  }

  const wanted = asked.email.trim().toLowerCase();
  const nobody = { data: [], error: undefined };
  const ofNumber = async () => {
    if (!isPhone(telephone)) return nobody;
    const asWritten = await search({ telephone });
    const other = otherWriting(telephone);
    return other && asWritten.data?.length === 0 ? search({ telephone: other }) : asWritten;
  };
  const [ofPhone, ofEmail] = await Promise.all([ofNumber(), wanted ? search({ email: wanted }) : nobody]);
  const error = ofPhone.error ?? ofEmail.error;
  if (error) return { error };
  add(byPhone, ofPhone.data ?? []);
  add(
    'e-mail',
    (ofEmail.data ?? []).filter((voter) => voter.email === wanted),
  );
  return { data: await judged([...found.values()], asked, read, hasCpf) };
}

/** Adds the likeness to each; its code is heavy and loads only if there is a voter to compare. */
async function judged(
  found: readonly Found[],
  { name, cpf, telephone, email }: Identity,
  read: Read,
  readsRecords = false,
): Promise<VoterMatch[]> {
  if (found.length === 0) return [];
  const { likenessOf } = await import('./voterLikeness');
  const asked = { name, cpf, phones: [telephone], email };
  return Promise.all(
    found.map(async ({ email: own, ...voter }) => {
      // If the record cannot be read, the search row decides.
      const { data } = readsRecords
        ? await read(eleitor.find({ id: voter.value }, recordOf(voterDetails)))
        : { data: undefined };
      const { by } = voter;
      const row = {
        phones: [voter.telephone, ...(by.includes(byPhone) ? [telephone] : [])],
        email: own,
        cpf: by.includes(byCpf) ? cpf : '',
      };
      return { ...voter, ...likenessOf(asked, { ...voter, ...row }, data) };
    }),
  );
}
