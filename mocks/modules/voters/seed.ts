import { responsibleTypes } from './enumerations';
import type { Voter } from './records';
import { addDays } from '../../time';
import { addressOf, noAddress, type SeedStreet, type VoterAddress } from './address';
import { demoVoterFields } from './demoVoters';
import { ageOf, bornBefore, kinOf, relative, type Kin } from './families';
import { mailName, nickname, person } from '../../seed/names';
import { occupations } from './occupations';
import { cpf, healthCard, landline, mobile, voterRegistration } from '../../seed/personalNumbers';
import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';

const responsibleTypeIds = [1, 2, 3, 4];
const complements = ['apto. 12', 'apto. 304', 'bloco B, apto. 41', 'casa 2', 'fundos', 'sobrado', 'torre 1'];
const notes = [
  'Conhece a vereadora desde a campanha de 2020.',
  'Prefere contato por WhatsApp, depois das 18h.',
  'Participa do conselho local de saúde.\nPediu retorno sobre o mutirão de exames.',
  'Líder da associação de moradores; mobiliza a vizinhança para as audiências públicas.',
  'Cuida da mãe acamada, precisa de visita domiciliar.',
  'Solicitou transporte adaptado para o filho.',
  'Ajuda como voluntariado nos eventos de adoção de animais.',
  'Mudou-se há pouco; confirmar o endereço na próxima conversa.',
];
/** Two thirds of working voters have one of these. */
const commonOccupations = new Set([
  'Comerciante',
  'Autônomo(a)',
  'Professor(a) de ensino fundamental',
  'Motorista de aplicativo',
  'Diarista',
  'Pedreiro(a)',
  'Enfermeiro(a)',
  'Recepcionista',
  'Vendedor(a) de comércio varejista',
]);
const named = (name: string) => occupations.find((occupation) => occupation.name === name);
const [housework, student, retired] = [named('Do lar'), named('Estudante'), named('Aposentado(a)')];
const common = occupations.filter(({ name }) => commonOccupations.has(name));

/** Recent voters a new one may be related to. */
const nearby = 6;

/** Fields are filled in unevenly, as offices do. */
export function seedVoters(scope: SeedScope, count: number): void {
  const { db, client, today } = scope;
  const random = scope.random('voters');
  const places = listPlaces(scope);
  const groupIds = db.voterGroups.filter((group) => group.clientId === client.id).map(({ id }) => id);
  const demo = client.id === 1 ? demoVoterFields(scope, places.streets) : [];
  const neighbours: Voter[] = [];

  for (let index = 0; index < count; index += 1) {
    const head = neighbours.length > 0 && random.chance(0.22) ? random.pick(neighbours) : null;
    const headAge = head && ageOf(head, today);
    const kin = head && headAge !== null ? kinOf(random, head, headAge) : null;
    const { who, age, maritalStatusId } = kin ?? stranger(random);
    // Not today: the hour might be in the future.
    const createdAt = `${addDays(today, -Math.max(1, random.int(0, 1100)))} ${random.int(10, 17)}:${random.int(10, 59)}:00`;
    const occupation = random.chance(0.8) ? occupationAt(random, age, who.genre) : null;
    const voter = db.voters.insert({
      clientId: client.id,
      isExcluded: random.chance(0.02),
      createdAt,
      updatedAt: random.chance(0.4)
        ? `${addDays(today, -Math.max(1, random.int(0, 30)))} 16:20:00`
        : createdAt,
      status: random.chance(0.94),
      name: who.name,
      nickName: random.chance(0.25) ? nickname(random, who) : '',
      individualRegistration: random.chance(0.7) ? cpf(random) : '',
      dateOfBirth: random.chance(0.88) ? bornBefore(random, today, age) : null,
      genre: random.chance(0.03) ? 3 : who.genre,
      groupsId: random.chance(0.55) ? random.sample(groupIds, random.int(1, 3)) : [],
      healthCard: random.chance(0.35) ? healthCard(random) : '',
      sonsIn: random.chance(0.6) ? (age < 22 ? 0 : random.pick([0, 0, 1, 1, 2, 2, 3, 4])) : null,
      maritalStatusId: maritalStatusId ?? (random.chance(0.75) ? maritalStatusAt(random, age) : null),
      professionId: occupation?.id ?? null,
      profession: occupation?.name ?? '',
      note: random.chance(0.25) ? random.pick(notes) : '',
      email: random.chance(0.5) ? `${mailName(who.name)}${random.int(1, 99)}@correio.example` : '',
      allowCommunication: random.chance(0.92),
      ...address(random, places),
      ...(head && kin?.sharesAddress && addressOf(head)),
      telephone: phones(random),
      relatives: head && kin ? [relative(kin.fromOther, head)] : [],
      responsible: responsibles(scope, random),
      ...electoralData(random, places),
      voteStatusId: random.pick([1, 1, 1, 3, 3, 2]),
      ...demo[index],
    });
    if (head && kin) joinFamily(scope, neighbours, head, voter, kin);
    if (index < demo.length || voter.isExcluded) continue;
    neighbours.push(voter);
    if (neighbours.length > nearby) neighbours.shift();
  }
  if (demo.length > 0 && count > demo.length) giveChild(scope, demo.length);
  if (demo.length > 0 && count >= manyVoters) {
    writeTwice(scope);
    beUnkind(scope);
  }
}

/** In an office of this size some people are registered twice. */
const manyVoters = 300;

/**
 * Overwrites three of the main office's records with copies of others, as when two team members write the same person
 * differently.
 */
function writeTwice({ db, client }: SeedScope) {
  const strangers = db.voters.filter(
    (voter) =>
      voter.clientId === client.id && !voter.isExcluded && voter.relatives.length === 0 && voter.id > 100,
  );
  const complete = strangers.filter(
    ({ name, individualRegistration, dateOfBirth, telephone }) =>
      name.split(' ').length > 2 && individualRegistration && dateOfBirth && telephone.length > 0,
  );
  const [first, second, third] = complete;
  const [one, other, last] = strangers.filter((voter) => !complete.includes(voter)).slice(-3);
  if (!first || !second || !third || !one || !other || !last) return;
  // Cleared, since the overwritten person's values would contradict the copy.
  const unsaid = {
    nickName: '',
    individualRegistration: '',
    email: '',
    voterRegistration: '',
    dateOfBirth: null,
  };
  const { genre, telephone, dateOfBirth } = first;
  db.voters.update(one.id, {
    ...unsaid,
    name: first.name.normalize('NFD').replace(/\p{M}/gu, ''),
    genre,
    telephone,
    dateOfBirth,
  });
  db.voters.update(other.id, {
    ...unsaid,
    // A letter is missing.
    name: second.name.slice(0, -2) + second.name.slice(-1),
    genre: second.genre,
    telephone: second.telephone.slice(0, 1),
    ...addressOf(second),
  });
  db.voters.update(last.id, {
    ...unsaid,
    name: third.name,
    genre: third.genre,
    individualRegistration: third.individualRegistration,
    dateOfBirth: third.dateOfBirth,
  });
}

/**
 * Typical irregularities of real data: a third phone number, namesakes, and many records created at the same moment.
 */
function beUnkind(scope: SeedScope) {
  const { db, client } = scope;
  const random = scope.random('unkind');
  const [many, one, namesake, ...others] = db.voters.filter(
    ({ clientId, isExcluded, id, individualRegistration, dateOfBirth, telephone, relatives }) =>
      clientId === client.id &&
      !isExcluded &&
      id > 150 &&
      Boolean(individualRegistration && dateOfBirth) &&
      telephone.length === 1 &&
      relatives.length === 0,
  );
  if (!many || !one || !namesake) return;
  const landlineOf = () => ({ number: landline(random), type: 1, operator: 6 });
  db.voters.update(many.id, { telephone: [...many.telephone, landlineOf(), landlineOf()] });
  db.voters.update(namesake.id, { name: one.name, genre: one.genre });
  const { createdAt, updatedAt } = one;
  for (const { id } of [namesake, ...others.slice(0, 3)]) db.voters.update(id, { createdAt, updatedAt });
}

function stranger(random: Random): Pick<Kin, 'who' | 'age' | 'maritalStatusId'> {
  const age = random.chance(0.7) ? random.int(18, 60) : random.int(16, 88);
  return { who: person(random), age, maritalStatusId: null };
}

function occupationAt(random: Random, age: number, genre: number) {
  if (age < 23 && random.chance(0.7)) return student;
  if (age >= 65 && random.chance(0.8)) return retired;
  if (genre === 2 && random.chance(0.15)) return housework;
  return random.chance(0.66) ? random.pick(common) : random.pick(occupations);
}

/** Status ids by plausibility at that age. */
function maritalStatusAt(random: Random, age: number): number {
  if (age < 22) return 4;
  return age < 65 ? random.pick([1, 1, 1, 4, 4, 6, 2, 3]) : random.pick([1, 1, 5, 5, 2, 4]);
}

/** Adds the reverse link; marriage applies to both. */
function joinFamily({ db }: SeedScope, neighbours: Voter[], head: Voter, { id, name }: Voter, kin: Kin) {
  const updated = db.voters.update(head.id, {
    relatives: [...head.relatives, relative(kin.toOther, { id, name })],
    maritalStatusId: kin.maritalStatusId ?? head.maritalStatusId,
  });
  neighbours.splice(neighbours.indexOf(head), 1, updated);
}

/** The first demo voter is the mother of the first one after them. */
function giveChild({ db, today }: SeedScope, demoCount: number) {
  const [mother, other] = [db.voters.get(1), db.voters.get(demoCount + 1)];
  if (!mother || !other) return;
  const child = db.voters.update(other.id, {
    name: 'Rafael Bastos Camargo',
    nickName: 'Rafa',
    genre: 1,
    dateOfBirth: addDays(today, -34 * 365),
    email: 'rafael.camargo@correio.example',
    professionId: common[0]?.id ?? null,
    profession: common[0]?.name ?? '',
    isExcluded: false,
    ...addressOf(mother),
    relatives: [relative(8, mother)],
  });
  db.voters.update(mother.id, { relatives: [relative(6, child)] });
}

interface Places {
  streets: readonly SeedStreet[];
  schools: readonly { id: number; name: string }[];
}

function listPlaces({ db }: SeedScope): Places {
  const streets = db.streets.all().flatMap(({ address, zipcode, districtId }) => {
    const district = db.districts.get(districtId);
    const city = district && db.cities.get(district.cityId);
    const state = city && db.states.get(city.stateId);
    if (!state) return [];
    return {
      address,
      zipcode,
      districtId,
      district: district.name,
      cityId: city.id,
      city: city.name,
      stateId: state.id,
      state: state.abbrev,
    };
  });
  return { streets, schools: db.schools.filter((school) => school.active) };
}

function address(random: Random, { streets }: Places): VoterAddress {
  if (random.chance(0.07)) return noAddress;
  const street = random.pick(streets);
  const addressNumber = random.chance(0.96) ? String(random.int(5, 2400)) : '';
  return {
    ...street,
    // No number, no coordinates.
    withLocation: addressNumber !== '',
    addressNumber,
    additionalAddress: random.chance(0.25) ? random.pick(complements) : '',
  };
}

function phones(random: Random): Voter['telephone'] {
  if (random.chance(0.06)) return [];
  const first = { number: mobile(random), type: 2, operator: random.pick([1, 3, 4, 2, 6]) };
  if (random.chance(0.7)) return [first];
  return [first, { number: landline(random), type: random.pick([1, 3]), operator: 6 }];
}

/** Within the form's limits. */
const fitsResponsible = ({ name }: { name: string }) => name.length > 2 && name.length <= 30;

function responsibles({ users }: SeedScope, random: Random): Voter['responsible'] {
  const people = users.filter(fitsResponsible);
  return random.sample(responsibleTypeIds, random.pick([0, 0, 1, 1, 2])).map((typeId) => ({
    responsibleId: typeId,
    responsibleType: responsibleTypes[typeId] ?? '',
    name: random.pick(people).name,
  }));
}

function electoralData(random: Random, { schools }: Places) {
  if (random.chance(0.4)) {
    return {
      voterRegistration: '',
      electoralZone: '',
      votingSection: '',
      schoolId: null,
      school: '',
      voterRegistrationStatusId: null,
    };
  }
  const school = random.pick(schools);
  return {
    voterRegistration: voterRegistration(random),
    electoralZone: String(random.pick([33, 274, 275, 378, 379, 423])),
    votingSection: String(random.int(1, 480)),
    schoolId: school.id,
    school: school.name,
    voterRegistrationStatusId: random.pick([1, 1, 1, 1, 2, 3]),
  };
}
