import { bool, day, dayMonth, digits, id, ids, only, text, type Values } from '../protocol/fields';

/** The filters of document 2, section 3.3, without page and limit. */
export const voterFilterFields = {
  reference: text,
  individualRegistration: digits,
  name: text,
  genre: id,
  cityId: id,
  districtsId: ids,
  address: text,
  zipcode: digits,
  status: bool,
  groupsId: ids,
  maritalStatusId: id,
  professionId: id,
  withTelephone: bool,
  withEmail: bool,
  telephone: digits,
  email: text,
  startBirthDate: dayMonth,
  endBirthDate: dayMonth,
  startCreatedDate: day,
  endCreatedDate: day,
  voteStatusId: id,
  /** Type of the responsible; together with a name, of the same responsible. */
  responsibleId: id,
  responsibleName: text,
  schoolId: id,
  isExcluded: only(false),
};

export type VoterFilters = Partial<Values<typeof voterFilterFields>>;
