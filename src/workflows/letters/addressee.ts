import {
  callName,
  familyName,
  generationOf,
  withoutTitles,
  writtenName,
  type NameChoice,
} from '@/formats/personName';
import { sameText } from '@/formats/text';
import type { Recipient } from './recipient';

/* The addressee of a letter: one person, or those at one address together. */

export interface Addressee {
  /** Id of the first member. */
  id: number;
  members: readonly Recipient[];
  /** Name on the envelope. */
  name: string;
  /** Name after the form of treatment, without titles. */
  inText: string;
  /** 'Ana', 'Ana e Carlos'. */
  called: string;
  treatment: string;
  street: string;
  district: string;
  city: string;
  state: string;
  zipcode: string;
}

/** The parts of a person's name, for a way of naming. */
const readFaces = (one: Recipient, names: NameChoice) => {
  const written = writtenName(one, names);
  const plain = withoutTitles(written) || written;
  const call = callName(plain) || plain;
  const family = familyName(plain);
  const generation = generationOf(plain);
  return { written, plain, call, family, short: [call, family].filter(Boolean).join(' '), generation };
};
type Faces = ReturnType<typeof readFaces>;

// Cache: a list of thousands arrives page by page, and names need not be parsed again for each page.
const known: Readonly<Record<NameChoice, WeakMap<Recipient, Faces>>> = {
  record: new WeakMap(),
  social: new WeakMap(),
  called: new WeakMap(),
};

function facesOf(one: Recipient, names: NameChoice): Faces {
  const faces = known[names].get(one) ?? readFaces(one, names);
  known[names].set(one, faces);
  return faces;
}

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const maxNamed = 3;

/** 'Ana e Carlos Souza', 'Ana Lima e Carlos Souza', 'Família Souza'. */
function together(faces: readonly Faces[]): { name: string; isFamily: boolean } {
  const [first] = faces;
  const isOneFamily =
    first && first.family !== '' && faces.every(({ family }) => sameText(family, first.family));
  if (isOneFamily && faces.length > 2) return { name: `Família ${first.family}`, isFamily: true };
  const areAlike = new Set(faces.map(({ call }) => call)).size < faces.length;
  if (isOneFamily && !areAlike)
    return { name: `${listed.format(faces.map(({ call }) => call))} ${first.family}`, isFamily: false };
  const shorts = faces.map(({ short, plain, generation }) =>
    areAlike ? plain : [short, generation].filter(Boolean).join(' '),
  );
  if (faces.length <= maxNamed) return { name: listed.format(shorts), isFamily: false };
  return { name: `${shorts.slice(0, maxNamed - 1).join(', ')} e demais moradores`, isFamily: false };
}

const ofOne = { female: 'Senhora', male: 'Senhor' };

function treatmentOf(members: readonly Recipient[], isFamily: boolean): string {
  const [first] = members;
  if (members.length === 1) return first?.genre ? ofOne[first.genre] : 'Prezado(a)';
  if (isFamily) return 'Prezada';
  if (members.some(({ genre }) => genre === null)) return 'Prezados(as)';
  return members.every(({ genre }) => genre === 'female') ? 'Senhoras' : 'Senhores';
}

/** The people at an address as one addressee, with the first one's address. */
export function addresseeOf(members: readonly [Recipient, ...Recipient[]], names: NameChoice): Addressee {
  const [first] = members;
  const { id, street, district, city, state } = first;
  const zipcode = members.find((one) => one.zipcode)?.zipcode ?? '';
  const place = { id, members, street, district, city, state, zipcode };
  const faces = members.map((one) => facesOf(one, names));
  const [only] = faces;
  if (members.length === 1 && only)
    return {
      ...place,
      name: only.written,
      inText: only.plain,
      called: only.call,
      treatment: treatmentOf(members, false),
    };
  const { name, isFamily } = together(faces);
  const calls = faces.map(({ call }) => call);
  return {
    ...place,
    name,
    inText: name,
    called: calls.length <= maxNamed && !isFamily ? listed.format(calls) : name,
    treatment: treatmentOf(members, isFamily),
  };
}

/** `13010-001 Campinas/SP`. */
const cityLine = ({ zipcode, city, state }: Pick<Addressee, 'zipcode' | 'city' | 'state'>) =>
  [zipcode, [city, state].filter(Boolean).join('/')].filter(Boolean).join(' ');

type Place = Pick<Addressee, 'name' | 'street' | 'district' | 'zipcode' | 'city' | 'state'>;

/** Address lines in postal format; none is empty. */
export const addressLines = (at: Place): string[] =>
  [at.name, at.street, at.district, cityLine(at)].filter(Boolean);
