import type { Voter } from '../records';
import { addDays } from '../time';
import { mailName, person, type Person } from './names';
import { cpf, healthCard, landline, mobile, voterRegistration } from './personalNumbers';
import { occupations } from './occupations';
import type { Random } from './random';
import type { SeedScope } from './scope';

const kinships = [
  { id: 5, name: 'Esposo(a)' },
  { id: 6, name: 'Filho(a)' },
  { id: 7, name: 'Irmão(ã)' },
  { id: 8, name: 'Mãe' },
  { id: 10, name: 'Pai' },
  { id: 11, name: 'Primo(a)' },
  { id: 18, name: 'Tio(a)' },
];
const responsibleTypes = [
  { id: 1, name: 'Cadastro' },
  { id: 2, name: 'Captação' },
  { id: 3, name: 'Indicação' },
  { id: 4, name: 'Responsável' },
];
const complements = ['apto. 12', 'apto. 304', 'bloco B, apto. 41', 'casa 2', 'fundos', 'sobrado', 'torre 1'];
const notes = [
  'Conhece a vereadora desde a campanha de 2020.',
  'Prefere contato por WhatsApp, depois das 18h.',
  'Participa do conselho local de saúde.\nPediu retorno sobre o mutirão de exames.',
  'Líder da associação de moradores; mobiliza a vizinhança para as audiências públicas.',
  'Cuida da mãe acamada, precisa de visita domiciliar.',
  'Solicitou transporte adaptado para o filho.',
  'Voluntária nos eventos de adoção de animais.',
  'Mudou-se há pouco; confirmar o endereço na próxima conversa.',
];
/** Two thirds of the voters keep a common occupation, the rest any of the list. */
const commonOccupations = new Set([
  'Do lar',
  'Estudante',
  'Aposentado(a)',
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

/** The registry of voters of one office, every field of the form filled in as offices do: unevenly. */
export function seedVoters(scope: SeedScope, count: number): void {
  const { db, client, today } = scope;
  const random = scope.random('voters');
  const places = listPlaces(scope);
  const groupIds = db.voterGroups.filter((group) => group.clientId === client.id).map(({ id }) => id);
  const common = occupations.filter(({ name }) => commonOccupations.has(name));

  for (let index = 0; index < count; index += 1) {
    const who = person(random);
    const createdAt = `${addDays(today, -random.int(0, 1100))} ${random.int(10, 17)}:${random.int(10, 59)}:00`;
    const occupation = random.chance(0.66) ? random.pick(common) : random.pick(occupations);
    const hasOccupation = random.chance(0.8);
    db.voters.insert({
      clientId: client.id,
      isExcluded: random.chance(0.02),
      createdAt,
      updatedAt: random.chance(0.4) ? `${addDays(today, -random.int(0, 30))} 16:20:00` : createdAt,
      status: random.chance(0.94),
      name: who.name,
      nickName: random.chance(0.2) ? nickname(who) : '',
      individualRegistration: random.chance(0.7) ? cpf(random) : '',
      dateOfBirth: random.chance(0.88) ? addDays(today, -random.int(16 * 365, 88 * 365)) : null,
      genre: random.chance(0.03) ? 3 : who.genre,
      groupsId: random.chance(0.55) ? random.sample(groupIds, random.int(1, 3)) : [],
      healthCard: random.chance(0.35) ? healthCard(random) : '',
      sonsIn: random.chance(0.6) ? random.int(0, 5) : null,
      maritalStatusId: random.chance(0.75) ? random.int(1, 6) : null,
      professionId: hasOccupation ? occupation.id : null,
      profession: hasOccupation ? occupation.name : '',
      note: random.chance(0.25) ? random.pick(notes) : '',
      email: random.chance(0.5) ? `${mailName(who.name)}${random.int(1, 99)}@correio.example` : '',
      allowCommunication: random.chance(0.92),
      ...address(random, places),
      telephone: phones(random),
      relatives: relatives(scope, random, index),
      responsible: responsibles(scope, random),
      ...electoralData(random, places),
      voteStatusId: random.pick([1, 1, 1, 3, 3, 2]),
    });
  }
}

const nickname = ({ firstName }: Person) =>
  firstName.length > 5 ? `${firstName.slice(0, 3)}inha` : `${firstName}zão`;

interface Places {
  streets: readonly Omit<PlaceFields, 'addressNumber' | 'additionalAddress' | 'withLocation'>[];
  schools: readonly { id: number; name: string }[];
}
type PlaceFields = Pick<
  Voter,
  | 'withLocation'
  | 'address'
  | 'addressNumber'
  | 'additionalAddress'
  | 'zipcode'
  | 'districtId'
  | 'district'
  | 'cityId'
  | 'city'
  | 'stateId'
  | 'state'
>;

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

const noAddress: PlaceFields = {
  withLocation: false,
  address: '',
  addressNumber: '',
  additionalAddress: '',
  zipcode: '',
  districtId: null,
  district: '',
  cityId: null,
  city: '',
  stateId: null,
  state: '',
};

function address(random: Random, { streets }: Places): PlaceFields {
  if (random.chance(0.07)) return noAddress;
  return {
    ...random.pick(streets),
    withLocation: true,
    addressNumber: random.chance(0.96) ? String(random.int(5, 2400)) : '',
    additionalAddress: random.chance(0.25) ? random.pick(complements) : '',
  };
}

function phones(random: Random): Voter['telephone'] {
  if (random.chance(0.06)) return [];
  const first = { number: mobile(random), type: 2, operator: random.pick([1, 3, 4, 2, 6]) };
  if (random.chance(0.7)) return [first];
  return [first, { number: landline(random), type: random.pick([1, 3]), operator: 6 }];
}

function relatives({ db }: SeedScope, random: Random, index: number): Voter['relatives'] {
  if (index < 5 || random.chance(0.85)) return [];
  const relative = db.voters.get(db.voters.size - random.int(1, 4));
  if (!relative) return [];
  const kinship = random.pick(kinships);
  return [
    {
      kinship: kinship.id,
      kinshipName: kinship.name,
      electorId: relative.id,
      electorName: relative.name,
    },
  ];
}

function responsibles({ users }: SeedScope, random: Random): Voter['responsible'] {
  return random.sample(responsibleTypes, random.pick([0, 0, 1, 1, 2])).map(({ id, name }) => ({
    responsibleId: id,
    responsibleType: name,
    name: random.pick(users).name.slice(0, 30).trim(),
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
