import { labelOf } from '@/formats/choices';
import { formatDate } from '@/formats/dates';
import { formatCpf, formatZipcode } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { genres, maritalStatuses } from '../../voterTraits';
import type { CheckedVoter } from '../check/importRow';
import type { FieldKey } from '../columns/fields';

/** How a row will be, by field. */
export const valuesOf = (voter: CheckedVoter): Record<FieldKey, string> => ({
  name: voter.name,
  nickName: voter.nickName,
  cpf: formatCpf(voter.cpf),
  dateOfBirth: formatDate(voter.dateOfBirth),
  genre: labelOf(genres, voter.genre),
  maritalStatus: labelOf(maritalStatuses, voter.maritalStatusId),
  phone: voter.phones.map(formatPhone).join(', '),
  email: voter.email,
  zipcode: formatZipcode(voter.zipcode),
  street: voter.street,
  number: voter.number,
  additional: voter.additional,
  district: voter.district,
  city: voter.city,
  state: voter.state,
  groups: voter.groups.join(', '),
  voterTitle: voter.voterTitle,
  electoralZone: voter.electoralZone,
  votingSection: voter.votingSection,
  healthCard: voter.healthCard,
  sonsIn: voter.sonsIn,
  allows: voter.allows === '' ? '' : voter.allows ? 'Sim' : 'Não',
  note: voter.note,
});
