import type { Voter } from '../voter';
import { kinships, labelOf, responsibleTypes } from '../voterChoices';

/** Somebody around a voter, and what they are to them; '' where that is not known. */
export interface VoterPerson {
  role: string;
  name: string;
  /** Of whoever is a voter as well. */
  id?: number | null;
}

/** Who answers for a voter. */
export const responsibleOf = ({ responsible }: Voter): VoterPerson[] =>
  responsible.map(({ responsibleId, name }) => ({ role: labelOf(responsibleTypes, responsibleId), name }));

/** A voter's family; one whose name did not come is told by the number. */
export const familyOf = ({ relatives }: Voter): VoterPerson[] =>
  relatives.map(({ kinship, electorName, electorId }) => ({
    role: labelOf(kinships, kinship),
    name: electorName || (electorId ? `nº ${electorId}` : ''),
    id: electorId,
  }));
