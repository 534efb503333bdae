import { labelOf, yesOrNo } from '@/formats/choices';
import { formatDate } from '@/formats/dates';
import { formatCpf, formatZipcode } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { voteStatuses } from '@/features/voters/voterChoices';
import { genres, maritalStatuses } from '@/lookups/voters/voterTraits';
import type { CheckedVoter } from '../check/checkRow';
import type { FieldKey } from '../columns/fields';

/** Preview values of a row, by field. */
export const valuesOf = ({
  maritalStatusId,
  voteStatusId,
  phones,
  ...voter
}: CheckedVoter): Partial<Record<FieldKey, string>> => ({
  ...voter,
  cpf: formatCpf(voter.cpf),
  dateOfBirth: formatDate(voter.dateOfBirth),
  genre: labelOf(genres, voter.genre),
  maritalStatus: labelOf(maritalStatuses, maritalStatusId),
  voteStatus: labelOf(voteStatuses, voteStatusId),
  phone: phones.map(formatPhone).join(', '),
  zipcode: formatZipcode(voter.zipcode),
  groups: voter.groups.join(', '),
  allows: voter.allows === '' ? '' : labelOf(yesOrNo, voter.allows),
});
