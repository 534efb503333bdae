import { formatDate, type LocalDate } from '@/formats/dates';
import { isCns, isVoterTitle } from '@/formats/documentChecks';
import { formatPhone } from '@/formats/phone';
import { plainWords } from '@/lookups/voters/alike/keys';
import { limits } from '@/lookups/voters/voter';
import { labelOfField, type FieldKey } from '../columns/fields';
import { readBirthDate } from './birthDate';
import { isTicked } from './cells';
import { readCity } from './cities';
import {
  lost,
  readCpf,
  readDigits,
  readHealthCard,
  readHouse,
  readVoterTitle,
  readZipcode,
  type ReadDigits,
} from './documents';
import { isTwofoldDay, readsMonthFirst, withDayFirst } from './dateOrder';
import { readEmails } from './emails';
import { shown, type AskedWord } from './findings';
import { fitting, lineOf, say, type RowInHand } from './hand';
import { joinName } from './names';
import { phoneProblems, readPhones, saysWhose } from './phones';
import { memoized } from './memoized';
import { splitStreet } from './street';
import { turnedName } from './surnameFirst';
import {
  isOtherGenre,
  readGenre,
  readMaritalStatus,
  readVoteStatus,
  readYesOrNo,
  unknownGenre,
} from './values';
import { readWholeAddress, type AddressRead } from './wholeAddress';

/* Values of each field of a row, read from its cells. */

const oldest = 120;
const maxPhones = 2;

const genreOfWord = memoized(readGenre);
const maritalStatusOfWord = memoized(readMaritalStatus);
const voteStatusOfWord = memoized(readVoteStatus);
const answerOfWord = memoized(readYesOrNo);
/** By city and state, one per line. */
const cityOf = memoized((lines) => {
  const [city = '', state = ''] = lines.split('\n');
  return readCity(city, state);
});

export function nameOf(hand: RowInHand): string {
  const { one, findings } = hand;
  const treatments = hand.all('treatment');
  const { name, aside } = joinName({
    name: withoutTitle(one('name'), treatments),
    first: one('firstName'),
    middle: one('middleName'),
    last: one('lastName'),
    suffix: one('nameSuffix'),
  });
  if (aside) {
    findings.notes.push(`Tratamento: ${aside}`);
    say(hand, 'name', `“${shown(aside)}” vai para as observações.`);
  }
  if (treatments.length > 0) findings.notes.push(`Tratamento: ${treatments.join(', ')}`);
  return fitting(hand, 'name', limits.name, inOrder(hand, lineOf(name).replace(/ {2,}/g, ' ')));
}

/** A full name without symbols, and without the form of address if it is also in a column of its own. */
function withoutTitle(written: string, treatments: readonly string[]): string {
  // WhatsApp's prefix for a name that is not in the address book.
  const name = written.startsWith('~') ? written.slice(1).trimStart() : written;
  const title = treatments.find((one) => name.startsWith(`${one} `));
  return title ? name.slice(title.length).trimStart() : name;
}

/** The single answer to a question about all rows of a kind. */
const answerOf = ({ options }: RowInHand, about: AskedWord['about']) => options.answers?.[about]?.[''];

/** A name with the surname last; 'SOUZA, Maria' is unambiguous, others are reordered only if most need it. */
function inOrder(hand: RowInHand, name: string): string {
  const turned = name.includes(',') ? turnedName(name) : null;
  if (!turned) return name;
  hand.findings.asked.push({ about: 'surnameFirst', key: '', word: shown(name) });
  const answer = answerOf(hand, 'surnameFirst');
  const isTurned =
    answer === undefined ? turned.isSure || hand.options.areTurned === true : answer === 'turn';
  say(
    hand,
    'name',
    isTurned
      ? `“${shown(name)}” entra como “${turned.name}”.`
      : `“${shown(name)}” parece ter o sobrenome na frente: confira.`,
  );
  return isTurned ? turned.name : name;
}

export function nickNameOf(hand: RowInHand): string {
  const [first = '', ...others] = new Set(hand.all('nickName'));
  if (others.length > 0) {
    hand.findings.notes.push(`Outro apelido: ${others.join(', ')}`);
    say(hand, 'nickName', 'há mais de um; o outro vai para as observações.');
  }
  return fitting(hand, 'nickName', limits.nickName, first);
}

/** The digits of a document, or a fault. */
function document(
  hand: RowInHand,
  key: FieldKey,
  reader: (cell: string) => ReadDigits,
  problem = 'não se lê',
): string {
  const cell = hand.one(key);
  const value = reader(cell);
  const { fault } = hand.findings;
  if (value === lost)
    fault(key, `${key}-digits-lost`, cell, `faltam algarismos, que a planilha perdeu: “${shown(cell)}”.`);
  else if (value !== null) return value;
  else if (/[*•]|\dx|x\d|^x+\W/i.test(cell))
    fault(key, `${key}-masked`, cell, `está mascarado: “${shown(cell)}”.`);
  else fault(key, key, cell, `${problem} “${shown(cell)}”.`);
  return '';
}

/** Wrong check digits only cause a warning: the server decides. */
function checkedDocument(
  hand: RowInHand,
  key: FieldKey,
  reader: (cell: string) => ReadDigits,
  isRight: (digits: string) => boolean,
): string {
  const digits = document(hand, key, reader);
  if (digits !== '' && !isRight(digits))
    say(hand, key, 'os dígitos de conferência não estão certos: confira.');
  return digits;
}

/** An option's value, or the answer for the word, which is noted as asked until answered. */
function choose<T extends number | string | boolean>(
  hand: RowInHand,
  key: FieldKey & AskedWord['about'],
  reader: (cell: string) => T | null,
  none: T,
): T {
  const cell = hand.one(key);
  const known = reader(cell);
  if (known !== null) return known;
  const { asked, notes } = hand.findings;
  const about = { about: key, key: plainWords(cell.slice(0, 200)) || cell.slice(0, 200), word: shown(cell) };
  asked.push(about);
  const answers = hand.options.answers?.[key];
  const answer = answers && Object.hasOwn(answers, about.key) ? answers[about.key] : undefined;
  if (answer !== undefined && answer !== '') return answer as T;
  notes.push(`${labelOfField(key)} na planilha: ${cell}`);
  return none;
}

export function genreOf(hand: RowInHand): number {
  const genre = choose(hand, 'genre', genreOfWord, unknownGenre);
  const word = genre === unknownGenre ? hand.one('genre') : '';
  if (word !== '' && isOtherGenre(word)) hand.findings.notes.push(`${labelOfField('genre')}: ${word}`);
  return genre;
}

export function birthOf(hand: RowInHand): LocalDate | '' {
  const { options, findings, one } = hand;
  const { asked, notes, fault } = findings;
  const { today } = options;
  const cell = dayFirst(hand, one('dateOfBirth'));
  const years = options.answers?.shortYear;
  const read = readBirthDate(cell, today, (year) =>
    years && Object.hasOwn(years, year) ? String(years[year]) : undefined,
  );
  if (read === '') return '';
  if (read === null) {
    fault('dateOfBirth', 'dateOfBirth', cell, `não se lê “${shown(cell)}”.`);
    return '';
  }
  if ('dayMonth' in read) {
    notes.push(`Aniversário: ${read.dayMonth}`);
    say(hand, 'dateOfBirth', `falta o ano em “${shown(cell)}”; o dia e o mês vão para as observações.`);
    return '';
  }
  const year = 'date' in read ? read.shortYear : read.unclearYear;
  if (year !== undefined) asked.push({ about: 'shortYear', key: year, word: year });
  if (!('date' in read)) {
    fault('dateOfBirth', 'date-short-year', cell, `o ano pede quatro algarismos: “${shown(cell)}”.`);
    return '';
  }
  const { date } = read;
  const first = `${Number(today.slice(0, 4)) - oldest}${today.slice(4)}`;
  if (date <= today && date >= first) return date;
  const why = date > today ? 'está no futuro' : `faz mais de ${oldest} anos`;
  fault('dateOfBirth', 'date-far', cell, `${why}: ${formatDate(date)}.`);
  return '';
}

/**
 * A date with the day first. The column's order is asked about once: only a cell in the other order gets its own
 * notice.
 */
function dayFirst(hand: RowInHand, cell: string): string {
  const { dateOrder = 'day', answers } = hand.options;
  if (dateOrder === 'day') return cell;
  const key = dateOrder === 'month' ? dateOrder : '';
  if (isTwofoldDay(cell)) hand.findings.asked.push({ about: 'dateOrder', key, word: shown(cell) });
  const order = answers?.dateOrder?.[key] ?? (dateOrder === 'month' ? 'month' : 'day');
  if (order === 'month') return withDayFirst(cell);
  if (!readsMonthFirst(cell)) return cell;
  const turned = withDayFirst(cell);
  say(hand, 'dateOfBirth', `“${shown(cell)}” tem o mês primeiro: entra como ${turned}.`);
  return turned;
}

/** The telephone as stored: an eight-digit mobile number gets its ninth digit only if the answer says so. */
function withNinth(hand: RowInHand, digits: string): string {
  if (!/^\d\d[6-9]\d{7}$/.test(digits)) return digits;
  const whole = `${digits.slice(0, 2)}9${digits.slice(2)}`;
  hand.findings.asked.push({ about: 'ninthDigit', key: '', word: formatPhone(digits) });
  if (answerOf(hand, 'ninthDigit') !== 'complete') {
    say(hand, 'phone', `falta o nono dígito em ${formatPhone(digits)}: ${formatPhone(whole)}?`);
    return digits;
  }
  say(hand, 'phone', `${formatPhone(digits)} entra com o nono dígito: ${formatPhone(whole)}.`);
  return whole;
}

export function phonesOf(hand: RowInHand) {
  const { all, findings, options } = hand;
  const found = new Set<string>();
  for (const cell of all('phone')) {
    const reads = readPhones(cell, options.areaCode);
    if (reads.some((read) => 'digits' in read) && saysWhose(cell))
      findings.notes.push(`${labelOfField('phone')} na planilha: ${lineOf(cell)}`);
    for (const read of reads) {
      if ('digits' in read) {
        found.add(withNinth(hand, read.digits));
        continue;
      }
      const { problem, raw } = read;
      if (problem === 'phone-ddd') findings.asked.push({ about: 'areaCode', key: '', word: shown(raw) });
      findings.fault('phone', problem, raw, `${phoneProblems[problem]} “${shown(raw)}”.`);
    }
  }
  const phones = [...found];
  // A mobile number beyond the limit is moved to the front, as messages are sent to it.
  const mobile = phones.findIndex((digits) => digits.length === 11);
  if (mobile >= maxPhones) phones.unshift(...phones.splice(mobile, 1));
  const others = phones.slice(maxPhones);
  if (others.length > 0) say(hand, 'phone', `há mais de ${maxPhones}; os outros vão para as observações.`);
  return { phones: phones.slice(0, maxPhones), others };
}

export function emailOf(hand: RowInHand): string {
  const { fault, notes } = hand.findings;
  const found = new Set<string>();
  for (const cell of hand.all('email')) {
    const { emails, left } = readEmails(cell);
    for (const email of emails) {
      if (email.length <= limits.email) found.add(email);
      else fault('email', 'email-length', email, `passa de ${limits.email} letras (tem ${email.length}).`);
    }
    if (left === '') continue;
    if (emails.length === 0) fault('email', 'email', left, `não é um endereço de e-mail: “${shown(left)}”.`);
    else {
      notes.push(`${labelOfField('email')} na planilha: ${lineOf(left)}`);
      say(hand, 'email', `o que mais está em “${shown(left)}” vai para as observações.`);
    }
  }
  const [email = '', ...others] = found;
  if (others.length > 0) {
    notes.push(`Outro e-mail: ${others.join(', ')}`);
    say(hand, 'email', 'há mais de um; o outro vai para as observações.');
  }
  return email;
}

/** A place's name; a checkbox value is not one. */
function placeText(hand: RowInHand, key: FieldKey): string {
  const text = lineOf(hand.one(key));
  if (!isTicked(text)) return text;
  hand.findings.fault(key, 'ticked', text, `“${text}” não é um nome.`);
  return '';
}

const placeOf = (key: FieldKey) => (hand: RowInHand) => placeText(hand, key);

const partsOfAddress: readonly FieldKey[] = ['number', 'additional', 'district', 'city', 'state', 'zipcode'];

/** The parts of an address in one cell, if no other cell of the row has one of them. */
function takenApart({ one, all }: RowInHand): AddressRead | null {
  const cells = [...all('street'), ...all('wholeAddress')];
  const [cell] = cells;
  if (cell === undefined || cells.length > 1 || partsOfAddress.some((key) => one(key) !== '')) return null;
  return readWholeAddress(cell);
}

export function addressOf(hand: RowInHand) {
  const { one, all, findings } = hand;
  const parts = takenApart(hand);
  if (parts) {
    const cell = shown(one('street') || one('wholeAddress'));
    say(hand, 'street', `“${cell}” entra repartido em rua, número, bairro, cidade e CEP.`);
    return {
      ...parts,
      street: fitting(hand, 'street', limits.address, parts.street),
      additional: fitting(hand, 'additional', limits.additionalAddress, parts.additional),
    };
  }
  const house = one('number');
  const written = placeText(hand, 'street');
  const { street, number, rest } =
    house === '' ? splitStreet(written) : { street: written, number: '', rest: '' };
  if (number !== '') say(hand, 'street', `o número ${number} foi tirado do fim de “${shown(written)}”.`);
  const plain = number || readHouse(house);
  // The API accepts digits only: 'S/N' and '12-A' go to the rest of the address.
  const additional = [plain === null ? house : '', rest, ...new Set(all('additional'))]
    .filter(Boolean)
    .join(', ');
  const { city, state, isTwofold } = cityOf(`${placeText(hand, 'city')}\n${lineOf(one('state'))}`);
  if (isTwofold)
    say(hand, 'city', `a UF em “${shown(one('city'))}” não é “${shown(one('state'))}”: confira.`);
  const others = new Set([
    ...all('otherAddress').map(lineOf),
    ...(written === '' ? all('wholeAddress').map(lineOf) : []),
  ]);
  if (others.size > 0) {
    findings.notes.push(
      `${written === '' ? 'Endereço' : 'Outro endereço'} na planilha: ${[...others].join(', ')}`,
    );
    say(hand, 'street', 'um endereço vai para as observações.');
  }
  return {
    zipcode: zipcodeOf(hand),
    street: fitting(hand, 'street', limits.address, street),
    number: plain ?? '',
    additional: fitting(hand, 'additional', limits.additionalAddress, additional),
    district: placeText(hand, 'district'),
    city,
    state,
  };
}

/** Without the groups that programs add to every contact. */
export const groupsOf = ({ all }: RowInHand) => [
  ...new Set(
    all('groups').flatMap((cell) =>
      cell
        .split(/:::|[,;|\n]/)
        .map((group) => group.trim())
        .filter(
          (group) =>
            group !== '' && !/^\* |^(?:\* ?)?(?:my ?contacts|starred)$/i.test(group) && !isTicked(group),
        ),
    ),
  ),
];

export const cpfOf = (hand: RowInHand) => document(hand, 'cpf', readCpf, 'não é um CPF:');
const zipcodeOf = (hand: RowInHand) => document(hand, 'zipcode', readZipcode, 'não é um CEP:');
/** The numbers of a row that are kept as digits, with their readers. */
const numbers = {
  voterTitle: (hand: RowInHand) => checkedDocument(hand, 'voterTitle', readVoterTitle, isVoterTitle),
  electoralZone: (hand: RowInHand) => document(hand, 'electoralZone', (cell) => readDigits(cell, 4)),
  votingSection: (hand: RowInHand) => document(hand, 'votingSection', (cell) => readDigits(cell, 4)),
  healthCard: (hand: RowInHand) => checkedDocument(hand, 'healthCard', readHealthCard, isCns),
  sonsIn: (hand: RowInHand) =>
    document(hand, 'sonsIn', (cell) => readDigits(/^nenhum/i.test(cell) ? '0' : cell, 2)),
};

const readNumbers = Object.entries(numbers);

/** The numbers of a row, by field. */
export const numbersOf = (hand: RowInHand) =>
  Object.fromEntries(readNumbers.map(([field, read]) => [field, read(hand)])) as Record<
    keyof typeof numbers,
    string
  >;

/** An id; '' if not in the sheet. */
export const maritalStatusOf = (hand: RowInHand) => choose(hand, 'maritalStatus', maritalStatusOfWord, '');
/** An id; '' if not in the sheet. */
export const voteStatusOf = (hand: RowInHand) => choose(hand, 'voteStatus', voteStatusOfWord, '');
/** '' if not in the sheet. */
export const allowsOf = (hand: RowInHand) => choose(hand, 'allows', answerOfWord, '');

/** The fields whose cells may be invalid, or contain an unknown word, with their readers. */
export const fieldReaders: Partial<Record<FieldKey, (hand: RowInHand) => unknown>> = {
  ...{ cpf: cpfOf, dateOfBirth: birthOf, genre: genreOf, maritalStatus: maritalStatusOf, phone: phonesOf },
  ...{ email: emailOf, zipcode: zipcodeOf, ...numbers, voteStatus: voteStatusOf, allows: allowsOf },
  ...{ street: placeOf('street'), district: placeOf('district'), city: placeOf('city') },
};
