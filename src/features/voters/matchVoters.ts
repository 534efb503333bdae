import * as v from 'valibot';
import { callApi } from '@/api/client';
import type { ApiResult } from '@/api/failure';
import { rowsOf, text } from '@/api/reply';
import { isPhone } from '@/formats/phone';
import { eleitor, optionOf, optionRow, type VoterOption } from './votersLookupApi';

/** What may tell who somebody is; '' for what is not known. CPF and telephone are digits. */
export interface Identity {
  cpf: string;
  telephone: string;
  email: string;
}

/** A registered voter, and what of an identity is theirs. */
export interface VoterMatch extends VoterOption {
  by: readonly string[];
}

/** No more people than these share a telephone. */
const mostMatches = 5;

const optionAndEmail = v.pipe(
  v.object({ ...optionRow.entries, email: text }),
  v.transform(({ email, ...row }) => ({ ...optionOf(row), email: email.trim().toLowerCase() })),
);

/**
 * The registered voters with this CPF; where nobody has it, those with this telephone or e-mail, who may be others of
 * the household. The API finds parts of a value as well: what is not whole is not searched for.
 */
export async function matchVoters(
  { cpf, telephone, email }: Identity,
  signal?: AbortSignal,
): Promise<ApiResult<VoterMatch[]>> {
  const search = async (query: object) =>
    callApi({
      ...eleitor.read(
        'search',
        { ...query, isExcluded: false, page: 1, limit: mostMatches },
        rowsOf(optionAndEmail),
      ),
      signal,
    });
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
