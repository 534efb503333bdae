import { foldText } from '@/formats/text';
import { readCity, stateOf } from './cities';
import { readHouse, readZipcode } from './documents';

/* A full address in one cell, as written on an envelope. */

export interface AddressRead {
  street: string;
  /** Digits; '' without a number. */
  number: string;
  additional: string;
  district: string;
  city: string;
  state: string;
  /** Eight digits. */
  zipcode: string;
}

const longest = 200;

const ofStreet =
  /^(?:rua|r|avenida|av|travessa|trav|tv|alameda|al|praca|pca|estrada|estr|largo|viela|beco|passagem|servidao)\b/;
const ofRest =
  /^(?:ap|apt|apto|apartamento|bl|bloco|casa|cs|fundos|sala|lote|lt|quadra|qd|torre|conjunto|conj|cj|km|andar|loja|sobrado|edificio|ed|condominio|cond)\b/;

const zipcodes = /(?:\bcep ?[:.]? ?)?\b\d\d\.?\d{3}-?\d{3}\b/gi;
const house = /^(?:n[º°o.]{0,2} ?)?(?:\d{1,3}\.\d{3}|\d{1,6}|s\/?n[º°o.]{0,2})$/i;
/** `45 apto 12`, without a comma. */
const houseAndRest = /^(?:n[º°o.]{0,2} ?)?(\d{1,6}) (\D.*)$/i;
/** A number after the street's name; the number of 'Rua 7' is the name. */
const houseBehind = /^(\S+ .*[^\d ]) (\d{1,6})$/;

const hasLetters = (piece: string) => /\p{L}{2}/u.test(piece) && !/\d{3}/.test(piece);

/** Removes the city and its state from the end of the pieces; null if there is no state. */
function takeCity(pieces: string[]): { city: string; state: string } | null {
  const last = pieces.pop() ?? '';
  // A state's name may be a city's too.
  const alone = last.length === 2 ? stateOf(last) : '';
  const { city, state } = alone ? { city: pieces.pop() ?? '', state: alone } : readCity(last, '');
  return state && hasLetters(city) ? { city, state } : null;
}

/** Removes the street and its number from the start of the pieces; null if there are none. */
function takeStreet(pieces: string[]): { street: string; number: string; withoutNumber: string } | null {
  const written = pieces.shift() ?? '';
  const [, name = '', atEnd = ''] = houseBehind.exec(written) ?? [];
  const street = name || written;
  if (!ofStreet.test(foldText(street)) || !street.includes(' ') || !hasLetters(street)) return null;
  if (atEnd) return { street, number: atEnd, withoutNumber: '' };
  const [beside = ''] = pieces;
  if (house.test(beside)) {
    pieces.shift();
    const number = readHouse(beside);
    return { street, number: number ?? '', withoutNumber: number === null ? 'S/N' : '' };
  }
  const [, own = '', behind = ''] = houseAndRest.exec(beside) ?? [];
  if (ofRest.test(foldText(behind))) {
    pieces[0] = behind;
    return { street, number: own, withoutNumber: '' };
  }
  return { street, number: '', withoutNumber: '' };
}

/**
 * The parts of `Rua das Acácias, 45, apto 2 - Cambuí - Campinas/SP - CEP 13024-000`; null unless each word belongs
 * unambiguously to one part, and street, district, city, state and CEP are all present.
 */
export function readWholeAddress(text: string): AddressRead | null {
  if (text.length > longest) return null;
  const [written = '', ...more] = text.match(zipcodes) ?? [];
  const zipcode = readZipcode(written);
  if (!zipcode || typeof zipcode !== 'string' || more.length > 0) return null;
  const pieces = text
    .replace(written, ',')
    .replace(/(?<=\bs)\/(?=n\b)/i, '')
    .split(/[,;()/\n]| - /)
    .map((piece) => piece.replace(/^[\s-]+|(?<![\s.-])[\s.-]+$/g, ''))
    .filter((piece) => piece !== '' && !/^bra[sz]il$/i.test(piece));
  const place = takeCity(pieces);
  const start = place && takeStreet(pieces);
  if (!start) return null;
  const rest = pieces.filter((piece) => ofRest.test(foldText(piece)));
  const [district = '', ...others] = pieces.filter((piece) => !ofRest.test(foldText(piece)));
  if (others.length > 0 || !hasLetters(district)) return null;
  const { street, number, withoutNumber } = start;
  const additional = [withoutNumber, ...rest].filter(Boolean).join(', ');
  return { street, number, additional, district, ...place, zipcode };
}
