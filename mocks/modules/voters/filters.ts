import { choicesText } from '../../data/enumeration';
import { bool, day, dayMonth, digits, id, ids, noted, only, text, type Values } from '../../protocol/fields';
import { genres, maritalStatuses, responsibleTypes, voteStatuses } from './enumerations';

/** Without paging. */
export const voterFilterFields = {
  reference: text,
  individualRegistration: noted(digits, 'CPF, ou parte'),
  name: noted(text, 'palavras do nome'),
  genre: noted(id, choicesText(genres)),
  cityId: id,
  districtsId: noted(ids, 'algum destes'),
  address: noted(text, 'palavras do logradouro'),
  zipcode: noted(digits, 'CEP, ou parte'),
  status: noted(bool, 'ativo'),
  groupsId: noted(ids, 'algum destes'),
  maritalStatusId: noted(id, choicesText(maritalStatuses)),
  professionId: id,
  withTelephone: bool,
  withEmail: bool,
  telephone: noted(digits, 'parte do número'),
  email: noted(text, 'parte do e-mail'),
  startBirthDate: dayMonth,
  endBirthDate: noted(dayMonth, 'antes do começo, passa pela virada do ano'),
  startCreatedDate: day,
  endCreatedDate: day,
  voteStatusId: noted(id, choicesText(voteStatuses)),
  responsibleId: noted(id, `${choicesText(responsibleTypes)}; com o nome, do mesmo responsável`),
  responsibleName: text,
  schoolId: id,
  isExcluded: only(false),
};

export type VoterFilters = Partial<Values<typeof voterFilterFields>>;
