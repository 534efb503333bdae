import type { Database } from '../db';
import { genres, maritalStatuses, phoneTypes } from '../enumerations';
import type { Voter } from '../records';
import type { VoterAddress } from './address';

/*
 * A voter as the API sends one. The contract leaves these open: which columns an export carries under which
 * name, and how the details hold both what the form edits and what the panel reads.
 */

/** As the lists show one (contract, section 4). */
export const voterRow = (voter: Voter) => ({
  id: voter.id,
  name: voter.name,
  withLocation: voter.withLocation,
  formattedAddress: [voter.address, voter.addressNumber, voter.additionalAddress].filter(Boolean).join(', '),
  districtAndCity: voter.city ? `${voter.district} - ${voter.city}/${voter.state}` : '',
  telephone: voter.telephone[0]?.number ?? '',
  email: voter.email,
});

/** The voter's address as exports name it, of voters and of service requests alike. */
export const addressColumns = (place: VoterAddress) => ({
  address: place.address,
  addressNumber: place.addressNumber,
  additionalAddress: place.additionalAddress,
  districtName: place.district,
  cityName: place.city,
  stateName: place.state,
  zipcode: place.zipcode,
});

/**
 * The list row with the export columns of document 2, section 3.3. `individualRegistration` has all its digits:
 * whoever writes the file masks them. `telephone` is the first number, as in the list; `telephones` has all.
 * `status` is true for "Ativo". `group` holds the names of all groups, separated by commas.
 */
export const voterExportRow = (db: Database) => (voter: Voter) => ({
  ...voterRow(voter),
  individualRegistration: voter.individualRegistration,
  nickName: voter.nickName,
  genreName: genres[voter.genre] ?? '',
  dateOfBirth: voter.dateOfBirth,
  telephones: phonesOf(voter),
  group: voter.groupsId.map((groupId) => db.voterGroups.get(groupId)?.name ?? '').join(', '),
  ...addressColumns(voter),
  note: voter.note,
  schoolName: voter.school,
  electoralZone: voter.electoralZone,
  votingSection: voter.votingSection,
  status: voter.status,
  createdAt: voter.createdAt,
  updatedAt: voter.updatedAt,
});

/**
 * What the form edits and what the details panel reads, in one object. Only `address` has the same name in
 * both: it is the panel's object, and the form's street is its `address.address`.
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
