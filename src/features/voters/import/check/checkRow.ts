import { formatDate, type LocalDate } from '@/formats/dates';
import { isEmail } from '@/formats/email';
import { formatPhone } from '@/formats/phone';
import { limits } from '../../voter';
import { labelOfField, type ColumnUse, type FieldKey } from '../columns/fields';
import {
  readCpf,
  readDate,
  readDigits,
  readGenre,
  readMaritalStatus,
  readPhones,
  readYesOrNo,
  readZipcode,
  unknownGenre,
} from './values';

const firstBirth = '1900-01-01';
const mostPhones = 2;
const lengths = { voterTitle: 12, healthCard: 15, number: 10, electoralZone: 4, votingSection: 4, sonsIn: 2 };

const shown = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

/** How the cells of all rows are read. */
export interface RowOptions {
  /** Of local numbers; '' for none. */
  areaCode: string;
  today: LocalDate;
}

/**
 * Checks one row of the sheet against what the API takes. Texts come as written, documents and telephones as digits.
 * @param row its number in the sheet, from 1, the heading counted
 */
export function checkRow(
  row: number,
  cells: readonly string[],
  columns: readonly ColumnUse[],
  { areaCode, today }: RowOptions,
) {
  /** The cells of one field, in the order of the columns; blank ones left out. */
  const all = (key: FieldKey) => columns.flatMap((use, at) => (use === key && cells[at] ? [cells[at]] : []));
  const one = (key: FieldKey) => all(key)[0] ?? '';
  /** Why it cannot be imported, by field. */
  const wrong: string[] = [];
  const say = (key: FieldKey, text: string) => void wrong.push(`${labelOfField(key)}: ${text}`);

  /** What a reader makes of a cell; its problem is said once. */
  const read = <T>(key: FieldKey, reader: (cell: string) => T | null, none: T, text = 'não se lê'): T => {
    const cell = one(key);
    const value = reader(cell);
    if (value !== null) return value;
    say(key, cell.includes('*') ? `está mascarado: “${shown(cell)}”.` : `${text} “${shown(cell)}”.`);
    return none;
  };
  const within = (most: number, key: FieldKey, value: string): string => {
    if (value.length > most) say(key, `passa de ${most} letras (tem ${value.length}).`);
    return value;
  };
  const text = (key: FieldKey, most: number) => within(most, key, one(key).replace(/\s*\n\s*/g, ' '));
  const digits = (key: keyof typeof lengths) => read(key, (cell) => readDigits(cell, lengths[key]), '');

  const name = text('name', limits.name);
  if (name === '') say('name', 'falta.');
  const dateOfBirth = read('dateOfBirth', readDate, '');
  if (dateOfBirth > today || (dateOfBirth !== '' && dateOfBirth < firstBirth))
    say('dateOfBirth', `confira: ${formatDate(dateOfBirth)}.`);
  const email = text('email', limits.email);
  if (email !== '' && !isEmail(email)) say('email', `não é um endereço de e-mail: “${shown(email)}”.`);
  const phones = [
    ...new Set(
      all('phone').flatMap((cell) => {
        const found = readPhones(cell, areaCode);
        if (!found) say('phone', `não é um telefone com DDD: “${shown(cell)}”.`);
        return found ?? [];
      }),
    ),
  ];
  const house = one('number');
  const isPlain = /^\d*$/.test(house) && house.length <= lengths.number;
  // The API takes digits only: 'S/N' and '12-A' stand with the rest of the address.
  const additional = [isPlain ? '' : house, one('additional')].filter(Boolean).join(', ');
  within(limits.additionalAddress, 'additional', additional);
  const others = phones.slice(mostPhones).map(formatPhone);
  const note = [
    ...all('note'),
    ...(others.length > 0 ? [`Outros telefones: ${others.join(', ')}.`] : []),
  ].join('\n');
  within(limits.note, 'note', note);
  const beyond = cells.some((cell, at) => cell !== '' && columns[at] === undefined);
  if (beyond) wrong.push('A linha tem mais células do que os títulos: confira o separador e as aspas.');

  const voter = {
    name,
    nickName: text('nickName', limits.nickName),
    cpf: read('cpf', readCpf, '', 'não é um CPF:'),
    dateOfBirth,
    genre: read('genre', readGenre, unknownGenre),
    maritalStatusId: read('maritalStatus', readMaritalStatus, ''),
    phones: phones.slice(0, mostPhones),
    email,
    zipcode: read('zipcode', readZipcode, '', 'não é um CEP:'),
    street: text('street', limits.address),
    number: isPlain ? house : '',
    additional,
    district: one('district'),
    ...cityAndState(one('city'), one('state')),
    groups: all('groups').flatMap((cell) =>
      cell
        .split(/[,;|\n]/)
        .map((group) => group.trim())
        .filter(Boolean),
    ),
    voterTitle: digits('voterTitle'),
    electoralZone: digits('electoralZone'),
    votingSection: digits('votingSection'),
    healthCard: digits('healthCard'),
    sonsIn: digits('sonsIn'),
    /** '' where the sheet does not tell. */
    allows: read('allows', readYesOrNo, ''),
    note,
  };
  return { row, voter, wrong };
}

export type CheckedRow = ReturnType<typeof checkRow>;
export type CheckedVoter = CheckedRow['voter'];

/** Also of `Campinas/SP` and `Campinas - SP`. */
function cityAndState(city: string, state: string) {
  const found = /^(.*?)\s*[/-]\s*([A-Za-z]{2})$/.exec(city);
  if (!found) return { city, state };
  return { city: found[1] ?? '', state: state || (found[2] ?? '') };
}
