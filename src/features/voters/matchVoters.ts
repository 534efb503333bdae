import * as v from 'valibot';
import type { Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import { rowsOf, text } from '@/api/reply';
import { isPhone } from '@/formats/phone';
import { listCall } from './votersFirstCall';
import { optionOf, optionRow, type VoterOption } from './votersLookupApi';

/** Known identifiers; '' when unknown, digits for CPF and telephone. */
export interface Identity {
  cpf: string;
  telephone: string;
  email: string;
}

/** A voter and the identifiers that match. */
export interface VoterMatch extends VoterOption {
  by: readonly string[];
}

const mostMatches = 5;

const optionAndEmail = v.pipe(
  v.object({ ...optionRow.entries, email: text }),
  v.transform(({ email, ...row }) => ({ ...optionOf(row), email: email.trim().toLowerCase() })),
);

/**
 * Voters with this CPF; if none, those with this telephone or e-mail, who may only share the household.
 * Incomplete values are skipped: the API also matches substrings.
 */
export async function matchVoters(
  { cpf, telephone, email }: Identity,
  read: Read,
): Promise<ApiResult<VoterMatch[]>> {
  const search = async (query: object) =>
    read({ ...listCall({ ...query, page: 1, limit: mostMatches }), reply: rowsOf(optionAndEmail) });
  const found = new Map<number, VoterMatch>();
  const add = (by: string, voters: readonly VoterOption[]) =>
    voters.forEach((voter) =>
      found.set(voter.value, { ...voter, by: [...(found.get(voter.value)?.by ?? []), by] }),
    );

  if (/^\d{11}$/.test(cpf)) {
    const { data, error } = await search({ individualRegistration: cpf });
    if (error) return { error };
    add('CPF', data);
    if (found.size > 0) return { data: [...found.values()] };
  }

  const wanted = email.trim().toLowerCase();
  const nobody = { data: [], error: undefined };
  const [ofPhone, ofEmail] = await Promise.all([
    isPhone(telephone) ? search({ telephone }) : nobody,
    wanted ? search({ email: wanted }) : nobody,
  ]);
  const error = ofPhone.error ?? ofEmail.error;
  if (error) return { error };
  add('telefone', ofPhone.data ?? []);
  add(
    'e-mail',
    (ofEmail.data ?? []).filter((voter) => voter.email === wanted),
  );
  return { data: [...found.values()] };
}
