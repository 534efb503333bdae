import type { Database } from '../../db';
import {
  bool,
  day,
  digits,
  id,
  ids,
  listOf,
  moment,
  noted,
  object,
  orNull,
  text,
} from '../../protocol/fields';
import { genres, maritalStatuses, phoneTypes } from './enumerations';
import type { Voter } from './records';
import type { VoterAddress } from './address';

/* A voter in API replies: list row, export row and details. */

export const voterRowFields = {
  id,
  name: text,
  withLocation: bool,
  formattedAddress: text,
  districtAndCity: text,
  telephone: noted(digits, 'o primeiro'),
  email: text,
};

export const voterRow = (voter: Voter) => ({
  id: voter.id,
  name: voter.name,
  withLocation: voter.withLocation,
  formattedAddress: [voter.address, voter.addressNumber, voter.additionalAddress].filter(Boolean).join(', '),
  districtAndCity: voter.city ? `${voter.district} - ${voter.city}/${voter.state}` : '',
  telephone: voter.telephone[0]?.number ?? '',
  email: voter.email,
});

export const addressColumnFields = {
  address: text,
  addressNumber: text,
  additionalAddress: text,
  districtName: text,
  cityName: text,
  stateName: noted(text, 'sigla'),
  zipcode: digits,
};

/** Shared by the exports of voters and services. */
export const addressColumns = (place: VoterAddress) => ({
  address: place.address,
  addressNumber: place.addressNumber,
  additionalAddress: place.additionalAddress,
  districtName: place.district,
  cityName: place.city,
  stateName: place.state,
  zipcode: place.zipcode,
});

const phoneFields = listOf({ typeName: text, number: digits });

export const voterExportFields = {
  individualRegistration: noted(digits, 'CPF inteiro: quem faz o arquivo o mascara'),
  nickName: text,
  genreName: text,
  dateOfBirth: orNull(day),
  telephones: noted(phoneFields, 'todos'),
  group: noted(text, 'os nomes de todos, separados por vírgula'),
  ...addressColumnFields,
  note: text,
  schoolName: text,
  electoralZone: text,
  votingSection: text,
  status: noted(bool, 'ativo'),
  createdAt: moment,
  updatedAt: moment,
};

// The spreads stand last: V8 takes twenty times longer to add these columns to a copy of a row.
export const voterExportRow = (db: Database) => (voter: Voter) => ({
  individualRegistration: voter.individualRegistration,
  nickName: voter.nickName,
  genreName: genres[voter.genre] ?? '',
  dateOfBirth: voter.dateOfBirth,
  telephones: phonesOf(voter),
  group: voter.groupsId.map((groupId) => db.voterGroups.get(groupId)?.name ?? '').join(', '),
  note: voter.note,
  schoolName: voter.school,
  electoralZone: voter.electoralZone,
  votingSection: voter.votingSection,
  status: voter.status,
  createdAt: voter.createdAt,
  updatedAt: voter.updatedAt,
  ...addressColumns(voter),
  ...voterRow(voter),
});

export const voterDetailFields = {
  id,
  name: text,
  individualRegistration: digits,
  nickName: text,
  dateOfBirth: orNull(day),
  genre: id,
  groupsId: ids,
  status: bool,
  healthCard: digits,
  sonsIn: orNull(id),
  maritalStatusId: orNull(id),
  professionId: orNull(id),
  profession: text,
  note: text,
  email: text,
  allowCommunication: bool,
  addressNumber: text,
  additionalAddress: text,
  districtId: orNull(id),
  cityId: orNull(id),
  stateId: orNull(id),
  zipcode: digits,
  district: text,
  city: text,
  state: text,
  withLocation: bool,
  telephone: listOf({ number: digits, type: id, operator: id }),
  relatives: listOf({ kinship: id, kinshipName: text, electorId: id, electorName: text }),
  responsible: listOf({ responsibleId: id, responsibleType: text, name: text }),
  voterRegistration: digits,
  electoralZone: text,
  votingSection: text,
  schoolId: orNull(id),
  school: text,
  voteStatusId: id,
  voterRegistrationStatusId: orNull(id),

  electorId: id,
  mail: text,
  genreName: text,
  maritalStatusName: text,
  professionName: text,
  schoolName: text,
  telephones: phoneFields,
  address: noted(
    object({
      address: text,
      number: text,
      addressAdditional: text,
      districtName: text,
      cityName: text,
      stateName: text,
      zipCode: digits,
    }),
    'o logradouro do formulário é o `address` de dentro',
  ),
  groups: listOf({ id, name: text }),
  createdAt: moment,
  updatedAt: moment,
};

/**
 * Form and panel fields in one object. Only `address` collides: it is the panel's object, and the form's
 * street is `address.address`.
 */
export const voterDetails = (db: Database, voter: Voter) => ({
  id: voter.id,
  name: voter.name,
  individualRegistration: voter.individualRegistration,
  nickName: voter.nickName,
  dateOfBirth: voter.dateOfBirth,
  genre: voter.genre,
  groupsId: voter.groupsId,
  status: voter.status,
  healthCard: voter.healthCard,
  sonsIn: voter.sonsIn,
  maritalStatusId: voter.maritalStatusId,
  professionId: voter.professionId,
  profession: voter.profession,
  note: voter.note,
  email: voter.email,
  allowCommunication: voter.allowCommunication,
  addressNumber: voter.addressNumber,
  additionalAddress: voter.additionalAddress,
  districtId: voter.districtId,
  cityId: voter.cityId,
  stateId: voter.stateId,
  zipcode: voter.zipcode,
  district: voter.district,
  city: voter.city,
  state: voter.state,
  withLocation: voter.withLocation,
  telephone: voter.telephone,
  relatives: voter.relatives,
  responsible: voter.responsible,
  voterRegistration: voter.voterRegistration,
  electoralZone: voter.electoralZone,
  votingSection: voter.votingSection,
  schoolId: voter.schoolId,
  school: voter.school,
  voteStatusId: voter.voteStatusId,
  voterRegistrationStatusId: voter.voterRegistrationStatusId,

  electorId: voter.id,
  mail: voter.email,
  genreName: genres[voter.genre] ?? '',
  maritalStatusName: maritalStatuses[voter.maritalStatusId ?? 0] ?? '',
  professionName: voter.profession,
  schoolName: voter.school,
  telephones: phonesOf(voter),
  address: {
    address: voter.address,
    number: voter.addressNumber,
    addressAdditional: voter.additionalAddress,
    districtName: voter.district,
    cityName: voter.city,
    stateName: voter.state,
    zipCode: voter.zipcode,
  },
  groups: voter.groupsId.map((groupId) => ({ id: groupId, name: db.voterGroups.get(groupId)?.name ?? '' })),
  createdAt: voter.createdAt,
  updatedAt: voter.updatedAt,
});

const phonesOf = (voter: Voter) =>
  voter.telephone.map(({ number, type }) => ({ typeName: phoneTypes[type] ?? '', number }));
