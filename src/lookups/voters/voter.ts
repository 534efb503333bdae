import * as v from 'valibot';
import {
  digits,
  flag,
  optionalDate,
  optionalDateTime,
  optionalId,
  optionalNumber,
  phpId,
  someOf,
  text,
} from '@/api/reply';

/* A voter, as the list, panels, printed sheets and form read it. */

/** A list row; also the update's response. */
export const voterRow = v.object({
  id: phpId,
  name: text,
  formattedAddress: text,
  /** `Cambuí - Campinas/SP`. */
  districtAndCity: text,
  telephone: digits,
  email: text,
  /** Only in responses to a search for whole rows. */
  nickName: v.optional(text),
  note: v.optional(text),
});
export type VoterRow = v.InferOutput<typeof voterRow>;

const addressGroup = v.object({
  address: text,
  number: text,
  addressAdditional: text,
  districtName: text,
  cityName: text,
  stateName: text,
  zipCode: digits,
});

/**
 * Address fields, in the API's form or display shapes: `address` is the form's street, the display group, or
 * null.
 */
const whereabouts = {
  address: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((value) => (typeof value === 'object' ? value : { address: value })),
    addressGroup,
  ),
  addressNumber: text,
  additionalAddress: text,
  zipcode: digits,
  district: text,
  city: text,
  state: text,
};

type Whereabouts = v.InferOutput<v.ObjectSchema<typeof whereabouts, undefined>>;

/** Merges the address fields received; all '' without an address. */
function withAddress<Reply extends Whereabouts>({
  address: group,
  addressNumber,
  additionalAddress,
  zipcode,
  district,
  city,
  state,
  ...rest
}: Reply) {
  const address = {
    street: group.address,
    number: addressNumber || group.number,
    additional: additionalAddress || group.addressAdditional,
    district: district || group.districtName,
    city: city || group.cityName,
    state: state || group.stateName,
    zipcode: zipcode || group.zipCode,
  };
  return { ...rest, address };
}

export type VoterAddress = ReturnType<typeof withAddress>['address'];

/** Any field filled in; coordinates say nothing about it. */
export const hasAddress = (address: VoterAddress) => Object.values(address).some(Boolean);

/** `Rua das Flores, 10, apto. 12`. */
export const streetOf = ({ street, number, additional }: VoterAddress) =>
  [street, number, additional].filter(Boolean).join(', ');

/** `Cambuí - Campinas/SP`. */
export const districtOf = ({ district, city, state }: VoterAddress) =>
  [district, [city, state].filter(Boolean).join('/')].filter(Boolean).join(' - ');

const facts = {
  name: text,
  status: flag(true),
  individualRegistration: digits,
  dateOfBirth: optionalDate,
  groupsId: someOf(phpId),
  ...whereabouts,
  allowCommunication: flag(true),
  voterRegistration: digits,
  healthCard: digits,
  note: text,
};

const responsible = someOf(v.object({ responsibleId: optionalId, name: text }));
const relatives = someOf(v.object({ electorId: optionalId, electorName: text, kinship: optionalId }));

export const voterDetails = v.pipe(
  v.object({
    ...facts,
    electorId: phpId,
    nickName: text,
    genre: optionalId,
    mail: text,
    maritalStatusName: text,
    professionName: text,
    schoolName: text,
    /** Such as `Celular`. */
    telephones: someOf(v.object({ typeName: text, number: digits })),
    electoralZone: text,
    votingSection: text,
    voteStatusId: optionalId,
    voterRegistrationStatusId: optionalId,
    /** Number of children; null when unknown. */
    sonsIn: optionalNumber,
    responsible,
    relatives,
    createdAt: optionalDateTime,
    updatedAt: optionalDateTime,
  }),
  v.transform(withAddress),
  v.transform(
    ({
      electorId: id,
      mail: email,
      status: isActive,
      individualRegistration: cpf,
      groupsId: groupIds,
      voterRegistration: voterTitle,
      allowCommunication: allowsCommunication,
      telephones,
      ...rest
    }) => ({
      ...rest,
      id,
      email,
      isActive,
      cpf,
      groupIds,
      voterTitle,
      allowsCommunication,
      telephones: telephones.filter(({ number }) => number !== ''),
    }),
  ),
);
export type Voter = v.InferOutput<typeof voterDetails>;

/** A voter with every form field. */
export const voterRecord = v.pipe(
  v.object({
    ...facts,
    id: phpId,
    nickName: text,
    genre: optionalId,
    maritalStatusId: optionalId,
    districtId: optionalId,
    cityId: optionalId,
    stateId: optionalId,
    /** Has coordinates; does not imply an address. */
    withLocation: flag(false),
    email: text,
    telephone: someOf(v.object({ number: digits, type: optionalId, operator: optionalId })),
    electoralZone: digits,
    votingSection: digits,
    schoolId: optionalId,
    school: text,
    voteStatusId: optionalId,
    voterRegistrationStatusId: optionalId,
    professionId: optionalId,
    profession: text,
    sonsIn: optionalNumber,
    responsible,
    relatives,
  }),
  v.transform(withAddress),
);
export type VoterRecord = v.InferOutput<typeof voterRecord>;

/** Maximum text lengths in the API. */
export const limits = {
  name: 50,
  nickName: 20,
  email: 50,
  address: 60,
  additionalAddress: 40,
  note: 1000,
  responsibleName: 30,
};

export const referenceOf = ({ id }: { id: number }) => String(id);

/** `12 - Ana Maria`: accessible names of the voter's buttons, where a number alone would be unclear. */
export const titleOf = ({ id, name }: { id: number; name: string }) => `${id} - ${name}`;

export const phoneLabel = (typeName: string) => (typeName ? `Telefone (${typeName})` : 'Telefone');
