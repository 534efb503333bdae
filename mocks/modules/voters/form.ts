import type { Database } from '../../db';
import {
  genres,
  kinships,
  maritalStatuses,
  phoneOperators,
  phoneTypes,
  registrationStatuses,
  responsibleTypes,
  unknownOperator,
  voteStatuses,
  wonVote,
} from './enumerations';
import { isOneOf, choicesText } from '../../data/enumeration';
import {
  bool,
  day,
  digits,
  filled,
  id,
  ids,
  listOf,
  noted,
  phone,
  text,
  textUpTo,
  type Values,
} from '../../protocol/fields';
import { checkForm, isEmail, type FormCheck } from '../../protocol/forms';
import { badRequest } from '../../protocol/refusal';
import type { Voter } from './records';
import { fold, foldedOf } from '../../data/search';
import { isCpf } from '../../seed/personalNumbers';
import { addressNames, addressOf, hasAddress, noAddress, type VoterAddress } from './address';

const maxPhones = 2;
const minResponsibleName = 3;
const maxResponsibleName = 30;

/** Names that belong to an id are looked up, not read from the form. */
export const voterForm = {
  name: filled(textUpTo(50), 'Informe o nome.'),
  individualRegistration: noted(digits, 'CPF'),
  nickName: textUpTo(20),
  dateOfBirth: day,
  genre: noted(filled(id, 'Escolha o sexo.'), choicesText(genres)),
  groupsId: ids,
  status: noted(bool, 'ativo; true se ausente'),
  healthCard: noted({ ...digits, maxLength: 15 }, 'cartão SUS'),
  sonsIn: noted(id, 'número de filhos'),
  maritalStatusId: noted(id, choicesText(maritalStatuses)),
  professionId: id,
  profession: text,
  note: textUpTo(1000),
  email: textUpTo(50),
  allowCommunication: noted(bool, 'true se ausente'),
  withLocation: noted(bool, 'se o endereço tem coordenadas; não diz se há endereço'),
  address: noted(
    textUpTo(60),
    'há endereço com qualquer dos seus campos; então é obrigatório, a não ser que nada mude',
  ),
  addressNumber: { ...digits, maxLength: 10 },
  additionalAddress: textUpTo(40),
  districtId: noted(id, 'obrigatório com endereço'),
  cityId: noted(id, 'obrigatório com endereço'),
  stateId: id,
  zipcode: noted(digits, 'obrigatório com endereço; 8 dígitos'),
  district: text,
  city: text,
  state: text,
  telephone: noted(
    listOf({
      number: phone,
      type: noted(id, choicesText(phoneTypes)),
      operator: noted(id, choicesText(phoneOperators)),
    }),
    `até ${maxPhones}`,
  ),
  relatives: listOf({
    kinshipName: text,
    electorName: text,
    kinship: noted(id, choicesText(kinships)),
    electorId: id,
  }),
  responsible: listOf({
    responsibleId: noted(id, choicesText(responsibleTypes)),
    responsibleType: text,
    name: noted(textUpTo(maxResponsibleName), `ao menos ${minResponsibleName} letras`),
  }),
  voterRegistration: noted({ ...digits, maxLength: 12 }, 'título de eleitor'),
  electoralZone: digits,
  votingSection: digits,
  schoolId: id,
  school: text,
  voteStatusId: noted(id, `${choicesText(voteStatuses)}; ${wonVote} se ausente`),
  voterRegistrationStatusId: noted(id, choicesText(registrationStatuses)),
};

export type VoterForm = Values<typeof voterForm>;

/**
 * @param voterId the voter being edited, 0 for a new one
 * @throws Refusal (422) with a message per field, or (400) under `duplicated` for a registered person
 */
export function readVoterForm(
  { db, clientId, today }: { db: Database; clientId: number; today: string },
  form: VoterForm,
  voterId = 0,
): Omit<Voter, 'id' | 'clientId' | 'isExcluded' | 'createdAt' | 'updatedAt'> {
  const { email = '', individualRegistration = '', genre, dateOfBirth } = form;
  const profession = db.occupations.get(form.professionId ?? 0);
  const school = db.schools.get(form.schoolId ?? 0);
  const check = checkForm(voterForm, form)
    .that(
      individualRegistration === '' || isCpf(individualRegistration),
      'individualRegistration',
      'Informe um CPF válido.',
    )
    .that(
      dateOfBirth === undefined || (dateOfBirth <= today && dateOfBirth >= '1900-01-01'),
      'dateOfBirth',
      'Confira a data de nascimento.',
    )
    .that(isOneOf(genres, genre), 'genre', 'Escolha o sexo.')
    .that(email === '' || isEmail(email), 'email', 'Informe um e-mail válido.')
    .that(isAbsentOr(maritalStatuses, form.maritalStatusId), 'maritalStatusId', 'Estado civil inválido.')
    .that(!form.professionId || profession !== undefined, 'professionId', 'Profissão inválida.')
    .that(!form.schoolId || school !== undefined, 'schoolId', 'Local de votação inválido.')
    .that(isAbsentOr(voteStatuses, form.voteStatusId), 'voteStatusId', 'Status do voto inválido.')
    .that(
      isAbsentOr(registrationStatuses, form.voterRegistrationStatusId),
      'voterRegistrationStatusId',
      'Situação do título inválida.',
    )
    .that(
      (form.groupsId ?? []).every((groupId) => db.voterGroups.get(groupId)?.clientId === clientId),
      'groupsId',
      'Um dos grupos não existe.',
    );
  const place = readAddress(db, form, check, db.voters.get(voterId) ?? noAddress);
  const telephone = readPhones(form, check);
  const relatives = readRelatives(db, clientId, voterId, form, check);
  const responsible = readResponsibles(form, check);
  check.end();

  const record = {
    status: form.status ?? true,
    name: (form.name ?? '').trim(),
    nickName: form.nickName ?? '',
    individualRegistration,
    dateOfBirth: dateOfBirth ?? null,
    genre: genre ?? 0,
    groupsId: form.groupsId ?? [],
    healthCard: form.healthCard ?? '',
    sonsIn: form.sonsIn ?? null,
    maritalStatusId: form.maritalStatusId ?? null,
    professionId: profession?.id ?? null,
    profession: profession?.name ?? '',
    note: form.note ?? '',
    email,
    allowCommunication: form.allowCommunication ?? true,
    ...place,
    telephone,
    relatives,
    responsible,
    voterRegistration: form.voterRegistration ?? '',
    electoralZone: form.electoralZone ?? '',
    votingSection: form.votingSection ?? '',
    schoolId: school?.id ?? null,
    school: school?.name ?? '',
    voteStatusId: form.voteStatusId ?? wonVote,
    voterRegistrationStatusId: form.voterRegistrationStatusId ?? null,
  };
  refuseDuplicate(db, clientId, voterId, record);
  return record;
}

const isAbsentOr = (list: Readonly<Record<number, string>>, value: number | undefined) =>
  value === undefined || isOneOf(list, value);

/** An unchanged address is accepted even if incomplete, as imported ones are. */
function readAddress(
  db: Database,
  form: VoterForm,
  check: FormCheck<VoterForm>,
  before: VoterAddress,
): VoterAddress {
  if (!hasAddress(form)) return noAddress;
  const withLocation = form.withLocation ?? false;
  if (addressNames.every((name) => (form[name] || null) === (before[name] || null)))
    return { ...addressOf(before), withLocation };
  const city = db.cities.get(form.cityId ?? 0);
  const district = db.districts.get(form.districtId ?? 0);
  check
    .required({ address: 'Informe o endereço.', zipcode: 'Informe o CEP.' })
    .that(form.zipcode?.length === 8, 'zipcode', 'O CEP tem 8 dígitos.')
    .that(city !== undefined, 'cityId', 'Escolha a cidade.')
    .that(district !== undefined, 'districtId', 'Escolha o bairro.')
    .that(!city || !district || district.cityId === city.id, 'districtId', 'Este bairro é de outra cidade.')
    .that(
      !city || !form.stateId || form.stateId === city.stateId,
      'cityId',
      'Esta cidade é de outro estado.',
    );
  return {
    withLocation,
    address: (form.address ?? '').trim(),
    addressNumber: form.addressNumber ?? '',
    additionalAddress: form.additionalAddress ?? '',
    zipcode: form.zipcode ?? '',
    districtId: district?.id ?? null,
    district: district?.name ?? '',
    cityId: city?.id ?? null,
    city: city?.name ?? '',
    stateId: city?.stateId ?? null,
    state: db.states.get(city?.stateId ?? 0)?.abbrev ?? '',
  };
}

function readPhones({ telephone: phones = [] }: VoterForm, check: FormCheck<VoterForm>): Voter['telephone'] {
  check.that(phones.length <= maxPhones, 'telephone', 'Só é possível adicionar 2 (dois) telefones');
  return phones.map(({ number = '', type = 0, operator = unknownOperator }) => {
    check
      .that(/^\d{10,11}$/.test(number), 'telephone', 'Informe o telefone com DDD.')
      .that(isOneOf(phoneTypes, type), 'telephone', 'Escolha o tipo do telefone.')
      .that(isOneOf(phoneOperators, operator), 'telephone', 'Escolha a operadora.');
    return { number, type, operator };
  });
}

function readRelatives(
  db: Database,
  clientId: number,
  voterId: number,
  { relatives = [] }: VoterForm,
  check: FormCheck<VoterForm>,
): Voter['relatives'] {
  return relatives.map(({ kinship = 0, electorId = 0 }) => {
    const elector = db.voters.get(electorId);
    check
      .that(elector?.clientId === clientId, 'relatives', 'Escolha o eleitor da família.')
      .that(electorId !== voterId || voterId === 0, 'relatives', 'O eleitor não é parente de si mesmo.')
      .that(isOneOf(kinships, kinship), 'relatives', 'Escolha o parentesco.');
    return { kinship, kinshipName: kinships[kinship] ?? '', electorId, electorName: elector?.name ?? '' };
  });
}

function readResponsibles(
  { responsible = [] }: VoterForm,
  check: FormCheck<VoterForm>,
): Voter['responsible'] {
  return responsible.map(({ responsibleId = 0, name = '' }) => {
    check
      .that(isOneOf(responsibleTypes, responsibleId), 'responsible', 'Escolha o tipo do responsável.')
      .that(
        name.trim().length >= minResponsibleName,
        'responsible',
        'Defina um nome com mais de 2 caracteres',
      )
      .that(
        name.length <= maxResponsibleName,
        'responsible',
        `Use no máximo ${maxResponsibleName} caracteres.`,
      );
    return { responsibleId, responsibleType: responsibleTypes[responsibleId] ?? '', name: name.trim() };
  });
}

/** Same CPF, or same name and date of birth. */
function refuseDuplicate(
  db: Database,
  clientId: number,
  voterId: number,
  {
    individualRegistration,
    name,
    dateOfBirth,
  }: Pick<Voter, 'individualRegistration' | 'name' | 'dateOfBirth'>,
) {
  const foldedName = fold(name);
  const other = db.voters.find(
    (voter) =>
      voter.clientId === clientId &&
      !voter.isExcluded &&
      voter.id !== voterId &&
      ((individualRegistration !== '' && voter.individualRegistration === individualRegistration) ||
        (dateOfBirth !== null &&
          voter.dateOfBirth === dateOfBirth &&
          foldedOf(voter, 'name') === foldedName)),
  );
  if (!other) return;
  const message = `Este eleitor já está cadastrado: ${other.id} - ${other.name}.`;
  throw badRequest(message, [{ fieldName: 'duplicated', message }]);
}
