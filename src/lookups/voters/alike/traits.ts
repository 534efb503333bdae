import { isTitle } from '@/formats/personName';
import { validCpf } from './identity';
import { lineKey, nameWords, phoneKey, plainWords } from './keys';
import { nameOf, type Name } from './names';

/** A person's data as written; unknown fields are absent. */
export interface Facts {
  name?: string;
  nickName?: string;
  cpf?: string;
  /** `YYYY-MM-DD`. */
  birth?: string | null;
  phones?: readonly string[];
  email?: string;
  /** Street and number; without a number it does not identify a house. */
  address?: string;
  zipcode?: string;
  houseNumber?: string;
  /** The option's label: `Feminino`. */
  genre?: string;
  mother?: string;
}

/** Normalised values for comparing two people; '' or empty when unknown. */
export interface Traits {
  name: Name;
  /** Only if valid. */
  cpf: string;
  birth: string;
  phones: readonly string[];
  /** Phone numbers without the ninth digit. */
  lines: readonly string[];
  email: string;
  /** Street and number, folded. */
  address: string;
  /** CEP and number. */
  zipAndNumber: string;
  zip: string;
  /** `m` or `f`. */
  genre: string;
  mother: Name;
}

const streetWords: readonly (readonly [RegExp, string])[] = [
  [/^(r|rua) /, ''],
  [/^(av|avenida) /, 'av '],
  [/^(tv|travessa) /, 'tv '],
  [/^(al|alameda) /, 'al '],
  [/ (n|no|nº|numero) (?=\d)/g, ' '],
];

function addressKey(written: string): string {
  if (written.trim() === '') return '';
  const key = streetWords.reduce((street, [from, to]) => street.replace(from, to), plainWords(written));
  return /\D\d+/.test(key) ? key : '';
}

/** The words of a name without its titles, if at least two remain. */
function ownWords(name: string): string[] {
  const words = nameWords(name);
  const from = words.findIndex((word) => !isTitle(word));
  return from > 0 && words.length - from > 1 ? words.slice(from) : words;
}

const nobody = nameOf([]);

/** Normalises a person's data for comparison. */
export function traitsOf(facts: Facts): Traits {
  const { name = '', nickName = '', phones: written = [], zipcode = '', genre = '', mother = '' } = facts;
  const zip = /^\d{8}$/.test(zipcode) ? zipcode : '';
  const number = facts.houseNumber?.trim() ?? '';
  const phones = [...new Set(written.map(phoneKey))].filter(Boolean);
  return {
    name: nameOf(ownWords(name), nickName && plainWords(nickName).split(' ')[0]),
    cpf: validCpf(facts.cpf ?? ''),
    birth: facts.birth ?? '',
    phones,
    lines: [...new Set(phones.map(lineKey))],
    email: facts.email?.trim().toLowerCase() ?? '',
    address: addressKey(facts.address ?? ''),
    zipAndNumber: zip && number ? `${zip} ${number}` : '',
    zip,
    genre: /^[mf]/i.test(genre) ? genre.slice(0, 1).toLowerCase() : '',
    mother: mother ? nameOf(ownWords(mother)) : nobody,
  };
}
