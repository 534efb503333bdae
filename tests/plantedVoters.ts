import { person } from '@mocks/seed/names';
import { cpf, mobile } from '@mocks/seed/personalNumbers';
import { createRandom, type Random } from '@mocks/seed/random';

/* Rows of voters in search format, with planted pairs of one person and pairs that only look so. */

export interface BaseRowSent {
  id: number;
  name: string;
  nickName: string;
  genreName: string;
  telephone: string;
  telephones: { typeName: string; number: string }[];
  email: string;
  individualRegistration: string;
  dateOfBirth: string | null;
  address: string;
  addressNumber: string;
  zipcode: string;
  formattedAddress: string;
  districtAndCity: string;
}

const pad = (value: number) => String(value).padStart(2, '0');
const dayOf = (random: Random) =>
  `${random.int(1940, 2007)}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}`;
const streets = Array.from({ length: 900 }, (_, at) => `Rua ${person(createRandom(at, 'street')).name}`);

const livingAt = (random: Random) => {
  const street = random.int(0, streets.length - 1);
  return {
    address: streets[street] ?? '',
    addressNumber: String(random.int(1, 2500)),
    // Several streets have one CEP, as in small towns.
    zipcode: `130${pad(street % 100)}000`,
  };
};

/** A person with unique data, filled in as unevenly as offices do. */
function somebody(random: Random): BaseRowSent {
  const who = person(random);
  const place = random.chance(0.9) ? livingAt(random) : { address: '', addressNumber: '', zipcode: '' };
  const phones = random.chance(0.94) ? [mobile(random)] : [];
  return {
    id: 0,
    name: who.name,
    nickName: '',
    genreName: who.genre === 2 ? 'Feminino' : 'Masculino',
    ...phoned(phones),
    email: random.chance(0.3) ? `${random.code(10)}@correio.example` : '',
    individualRegistration: random.chance(0.6) ? cpf(random) : '',
    dateOfBirth: random.chance(0.85) ? dayOf(random) : null,
    ...place,
    formattedAddress: `${place.address}, ${place.addressNumber}`,
    districtAndCity: 'Cambuí - Campinas/SP',
  };
}

const phoned = (numbers: readonly string[]) => ({
  telephone: numbers[0] ?? '',
  telephones: numbers.map((number) => ({ typeName: 'Celular', number })),
});

const particles = /^(da|das|de|do|dos|e)$/;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const without = { individualRegistration: '', email: '' };

/** A typo in the longest word. */
function mistyped(random: Random, name: string): string {
  const words = name.split(' ');
  const at = words.reduce(
    (best, word, place) => (word.length > (words[best] ?? '').length ? place : best),
    0,
  );
  const word = words[at] ?? '';
  const place = random.int(1, word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, place),
    word.charAt(place),
    word.charAt(place + 1),
    word.slice(place + 2),
  ];
  words[at] = random.pick([
    before + next + letter + after,
    before + next + after,
    `${before}x${next}${after}`,
  ]);
  return words.join(' ');
}

const usualNicknames: Readonly<Record<string, string>> = {
  José: 'Zé',
  Francisco: 'Chico',
  Antônio: 'Toninho',
  Aparecida: 'Cida',
  Roberto: 'Beto',
  Eduardo: 'Edu',
  Beatriz: 'Bia',
  Sebastião: 'Tião',
};

type Twin = (random: Random) => [BaseRowSent, BaseRowSent];

const withBirth = (random: Random): BaseRowSent => ({ ...somebody(random), dateOfBirth: dayOf(random) });
const withPhone = (random: Random): BaseRowSent => ({ ...somebody(random), ...phoned([mobile(random)]) });

function named(random: Random, fits: (words: string[]) => boolean, make = withBirth): BaseRowSent {
  for (;;) {
    const one = make(random);
    if (fits(one.name.split(' ').filter((word) => !particles.test(word)))) return one;
  }
}

/** Two records of one person, by what makes them differ. */
export const plantedKinds: Readonly<Record<string, Twin>> = {
  'typing error': (random) => {
    const one = named(random, (words) => words.length >= 2 && words.some((word) => word.length >= 7));
    return [one, { ...one, ...without, name: mistyped(random, one.name), ...phoned([]) }];
  },
  'accents and particles': (random) => {
    const one = named(random, (words) => words.length >= 2);
    const name = plain(one.name)
      .split(' ')
      .filter((word) => !particles.test(word))
      .join(' ')
      .toUpperCase();
    return [one, { ...one, ...without, name, ...phoned([mobile(random)]) }];
  },
  'swapped names': (random) => {
    const one = named(random, (words) => words.length >= 2);
    const words = one.name.split(' ').filter((word) => !particles.test(word));
    return [
      one,
      { ...one, ...without, name: [...words.slice(-1), ...words.slice(0, -1)].join(' '), ...phoned([]) },
    ];
  },
  'second phone': (random) => {
    const one = named(random, (words) => words.length >= 2, withPhone);
    const other = {
      ...somebody(random),
      name: one.name,
      genreName: one.genreName,
      ...without,
      dateOfBirth: null,
    };
    return [
      { ...one, dateOfBirth: null },
      { ...other, ...phoned([mobile(random), one.telephone]) },
    ];
  },
  'married name': (random) => {
    const one = { ...named(random, (words) => words.length >= 3), genreName: 'Feminino' };
    const words = one.name.split(' ');
    const name = random.chance(0.5)
      ? `${one.name} Vasconcelos`
      : [...words.slice(0, -1), 'Vasconcelos'].join(' ');
    return [one, { ...one, ...without, name, ...phoned(random.chance(0.5) ? [one.telephone] : []) }];
  },
  'abbreviated middle name': (random) => {
    const one = named(random, (words) => words.length >= 3);
    const words = one.name.split(' ').filter((word) => !particles.test(word));
    const middle = random.chance(0.5) ? words.slice(1, -1).map((word) => `${word[0]}.`) : [];
    const name = [words[0], ...middle, words.at(-1)].join(' ');
    return [one, { ...one, ...without, name, ...phoned([]) }];
  },
  'missing CPF': (random) => {
    const one = { ...withBirth(random), individualRegistration: cpf(random) };
    return [
      one,
      {
        ...somebody(random),
        name: one.name,
        genreName: one.genreName,
        ...without,
        dateOfBirth: one.dateOfBirth,
      },
    ];
  },
  'birth day and month turned': (random) => {
    const one = {
      ...withBirth(random),
      dateOfBirth: `${random.int(1950, 2000)}-05-${pad(random.int(6, 12))}`,
    };
    const [year, month, day] = one.dateOfBirth.split('-');
    return [one, { ...one, ...without, dateOfBirth: `${year}-${day}-${month}`, ...phoned([mobile(random)]) }];
  },
  'nickname as name': (random) => {
    const given = random.pick(Object.keys(usualNicknames));
    const one = named(random, (words) => words.length >= 2, withPhone);
    const rest = one.name.split(' ').slice(1).join(' ');
    return [
      { ...one, name: `${given} ${rest}` },
      {
        ...somebody(random),
        ...without,
        name: `${usualNicknames[given]} ${rest}`,
        genreName: '',
        dateOfBirth: null,
        ...phoned([one.telephone]),
      },
    ];
  },
  'same CPF': (random) => {
    const one = { ...somebody(random), individualRegistration: cpf(random) };
    const other = { ...somebody(random), name: plain(one.name), genreName: one.genreName, dateOfBirth: null };
    return [one, { ...other, individualRegistration: one.individualRegistration }];
  },
};

/** Two people who resemble one. */
export const deceivingKinds: Readonly<Record<string, Twin>> = {
  'household with one phone': (random) => {
    const one = withPhone(random);
    const family = one.name.split(' ').at(-1) ?? '';
    const given = one.name.split(' ')[0];
    const other = named(random, (words) => words[0] !== given);
    return [
      one,
      {
        ...other,
        name: `${other.name.split(' ')[0]} ${family}`,
        ...phoned([one.telephone]),
        address: one.address,
        addressNumber: one.addressNumber,
        zipcode: one.zipcode,
      },
    ];
  },
  'father and son': (random) => {
    const one = {
      ...named(random, (words) => words.length >= 2),
      genreName: 'Masculino',
      dateOfBirth: `19${random.int(40, 60)}-03-04`,
    };
    return [
      one,
      {
        ...one,
        ...without,
        name: `${one.name.split(' ').slice(0, 3).join(' ')} Júnior`,
        dateOfBirth: dayOf(random),
      },
    ];
  },
  twins: (random) => {
    const one = withBirth(random);
    const family = one.name.split(' ').slice(1).join(' ');
    const given = one.name.split(' ')[0] === 'Helena' ? 'Odete' : 'Helena';
    return [one, { ...one, ...without, name: `${given} ${family}` }];
  },
  'namesakes with their own CPF': (random) => {
    const one = { ...withBirth(random), individualRegistration: cpf(random) };
    return [
      one,
      { ...withBirth(random), name: one.name, genreName: one.genreName, individualRegistration: cpf(random) },
    ];
  },
};

export interface PlantedBase {
  rows: BaseRowSent[];
  /** The planted pairs, by kind. */
  planted: { kind: string; ids: [number, number] }[];
}

/** Generates voters with pairs of each kind in turn, in random order. */
export function plantVoters(seed: number, voters: number, pairs: number): PlantedBase {
  const random = createRandom(seed, 'planted');
  const people: { row: BaseRowSent; pair: number }[] = [];
  const kinds: string[] = [];
  const deceivers = Object.values(deceivingKinds);
  const twins = Object.entries(plantedKinds);
  for (let pair = 0; pair < pairs; pair += 1) {
    const twin = twins[pair % twins.length];
    if (!twin) throw new Error('No kinds of pairs');
    const [kind, make] = twin;
    kinds.push(kind);
    for (const row of make(random)) people.push({ row, pair });
    for (const row of (deceivers[pair % deceivers.length] as Twin)(random)) people.push({ row, pair: -1 });
  }
  while (people.length < voters) people.push({ row: somebody(random), pair: -1 });
  for (let at = people.length - 1; at > 0; at -= 1) {
    const to = random.int(0, at);
    [people[at], people[to]] = [people[to] as (typeof people)[number], people[at] as (typeof people)[number]];
  }
  const found = new Map<number, number[]>();
  const rows = people.map(({ row, pair }, at) => {
    const id = at + 1;
    if (pair >= 0) found.set(pair, [...(found.get(pair) ?? []), id]);
    return { ...row, id };
  });
  return {
    rows,
    planted: [...found].map(([pair, [one = 0, other = 0]]) => ({
      kind: kinds[pair] ?? '',
      ids: [one, other],
    })),
  };
}
