import { labelOf } from '@/formats/choices';
import type { Voter } from '@/lookups/voters/voter';
import { kinships, responsibleTypes } from '../voterChoices';

/** `role` is '' when unknown. */
export interface VoterPerson {
  role: string;
  name: string;
  /** Present for registered voters. */
  id?: number | null;
}

export const responsibleOf = ({ responsible }: Voter): VoterPerson[] =>
  responsible.map(({ responsibleId, name }) => ({ role: labelOf(responsibleTypes, responsibleId), name }));

/** A relative without a name shows the id. */
export const familyOf = ({ relatives }: Voter): VoterPerson[] =>
  relatives.map(({ kinship, electorName, electorId }) => ({
    role: labelOf(kinships, kinship),
    name: electorName || (electorId ? `nº ${electorId}` : ''),
    id: electorId,
  }));
