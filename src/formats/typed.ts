// Typed dates and hours: a text has exactly one meaning or is refused; tidying (`type`) never changes it. Not
// an imask mask, whose digits run on: a retyped month takes digits of the year (with MaskedRange,
// `20/11/2026` becomes `20/02/2` or `20/12/_026`), and excess is dropped silently.
import {
  addDays,
  daysIn,
  formatDate,
  monthNames,
  nowHour,
  readHour,
  readLocalDate,
  today,
  weekdayOf,
  type DayMonth,
  type Hour,
  type LocalDate,
} from './dates';
import { withPlainMarks } from './marks';
import { foldText } from './text';
import { changeOf, partsOf, typeParts, type Shape, type Typed } from './typedParts';

/*
 * Pasted text may have any length: an expression ending in `$` is anchored to the start of its run
 * (`(?<!…)`); otherwise each position in a long run of spaces would be tried.
 */

/** How a kind of text is typed, parsed, formatted and refused. */
export interface TypedKind {
  /** Tidies the text after an input event (phones report no keys). `isForward`: Delete, past a separator. */
  type: (now: Typed, before: string, isForward?: boolean) => Typed;
  /** The API value; null unless unambiguous. */
  read: (text: string) => string | null;
  show: (value: string) => string;
  problem: (text: string) => string;
}

const dateShape: Shape = { sizes: [2, 2, 4], mark: '/', between: /\s*[/.,-]\s*|\s+/g };
const dayMonthShape: Shape = { ...dateShape, sizes: [2, 2] };
const hourShape: Shape = {
  sizes: [2, 2],
  mark: ':',
  // Also drops the rest of `hs` or `horas`, whose `h` became the colon.
  between: /\s*(?:[h:.](?:oras?|rs?|s)?(?![a-z]))\s*|\s+/gi,
};

const isWithin = (part: string, first: number, last: number) => Number(part) >= first && Number(part) <= last;
const two = (part: string | number) => String(part).padStart(2, '0');

/** Others are typos (`0206`, `20266`). */
const years = [1900, 2100] as const;

/** A two-digit year further ahead may also mean the last century (`1/2/80`). */
const yearsAhead = 10;

/** Expands a two-digit year to 20xx, or the last past one; refuses 19 and 20, half-typed years. */
function yearOf(typed: string, date: string, isPast: boolean, now: LocalDate): string | null {
  if (/^\d{4}$/.test(typed)) return isWithin(typed, ...years) ? typed : null;
  if (!/^\d\d$/.test(typed) || typed === '19' || typed === '20') return null;
  if (!isPast) return isFarAhead(typed, now) ? null : `20${typed}`;
  return `20${typed}-${date}` > now ? `19${typed}` : `20${typed}`;
}

const isFarAhead = (typed: string, now = today()) =>
  Number(`20${typed}`) > Number(now.slice(0, 4)) + yearsAhead;

const words = /* @__PURE__ */ new Map([
  ['anteontem', -2],
  ['ontem', -1],
  ['hoje', 0],
  ['amanha', 1],
  ['depois de amanha', 2],
]);

const weekdays = 'domingo,segunda,terca,quarta,quinta,sexta,sabado'.split(',');

/** The weekday (0 is Sunday) named by `sexta`, `sex`, `sexta-feira`, `6ª`, `próxima sexta`, `sexta que vem`. */
function weekdayCalled(said: string) {
  const [, next, word = '', place = '', coming] =
    /^(?:na |no )?(proxim[ao] )?(?:([a-z]{3,7})|([2-6])[ªa])(?:[ -]?feira)?\.?( que vem)?$/.exec(said) ?? [];
  const weekday = place
    ? Number(place) - 1
    : weekdays.findIndex((name) => name === word || (word.length === 3 && name.startsWith(word)));
  return weekday < 0 || (!word && !place) ? null : { weekday, isNext: Boolean(next ?? coming) };
}

/** Days until the next such weekday. Null for today's own, since today may be meant. */
function daysUntil(said: string, now: LocalDate): number | null {
  const called = weekdayCalled(said);
  if (!called) return null;
  const days = (called.weekday - weekdayOf(now) + 7) % 7;
  return days || (called.isNext ? 7 : null);
}

function monthCalled(word: string): string {
  const index = monthNames.findIndex((name) => foldText(name).startsWith(word));
  return index < 0 ? '' : two(index + 1);
}

/** Day, month and, if given, year; empty for anything but digits and for a leading year with nothing after it. */
function dateParts(text: string): string[] {
  if (/^(?:19|20)\d\d[/.-]$/.test(text)) return [];
  return partsOf(text.replace(/(?<![\s/.,-])[\s/.,-]+$/, ''), dateShape) ?? [];
}

/** Normalises a day in words: folded, single spaces. */
const saidIn = (text: string) => foldText(withPlainMarks(text)).trim().replace(/\s+/g, ' ');

function namedDay(said: string, now: LocalDate): LocalDate | null {
  const days = words.get(said) ?? (/^[+-]\d{1,3}$/.test(said) ? Number(said) : daysUntil(said, now));
  return days === null ? null : addDays(now, days);
}

/**
 * The day of a text, else null: `1/2/2026`, `1.2.26`, `01022026`, `010226`, `2026-02-01`, `1/2` (this year),
 * `1 fev 2026`, `dom, 1 fev 2026 09:00`, `hoje`, `+5`, `sexta` (the next one). With `isPast` the year is required, and
 * two digits mean the last such year.
 */
export function readTypedDate(text: string, { isPast = false, now = today() } = {}): LocalDate | null {
  const said = saidIn(text);
  const named = namedDay(said, now);
  if (named) return named;

  const written = said
    .replace(/^[a-z-]+, /, '')
    .replace(/(?<=\d\d)(?:t| |, | as )\d\d?:\d\d(?::\d\d)?(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)?$/, '')
    .replace(/(?<=\d)[\s/.-]+(?:de )?([a-z]{3,9})\.?[\s/.-]+(?:de )?(?=\d)/, (whole, word: string) => {
      const month = monthCalled(word);
      return month ? `/${month}/` : whole;
    });
  const parts = dateParts(written);
  if (parts.length < 2 || parts.length > 3) return null;
  const isYearFirst = /^\d{4}([/.-])\d\d?\1\d\d?$/.test(written);
  const [day = '', month = '', typedYear = isPast ? '' : now.slice(0, 4)] = isYearFirst
    ? parts.reverse()
    : parts;
  if (!/^\d\d?$/.test(day) || !/^\d\d?$/.test(month)) return null;
  const date = `${two(month)}-${two(day)}`;
  const year = yearOf(typedYear, date, isPast, now);
  return year && readLocalDate(`${year}-${date}`);
}

function dateProblem(typed: string, isPast = false): string {
  const text = withPlainMarks(typed);
  if (weekdayCalled(saidIn(text))) return 'Hoje é esse dia da semana: digite “hoje” ou a data.';
  const parts = dateParts(text);
  const [day = '', month = '', year = isPast ? '20' : today().slice(0, 4), ...more] =
    parts.length === 1 ? [] : parts;
  const isWritten = /^\d\d?$/.test(day) && /^\d\d?$/.test(month) && /^(?:\d\d|\d{4})$/.test(year);
  const [isDay, isMonth] = [isWithin(day, 1, 31), isWithin(month, 1, 12)];
  if (!isWritten || more.length > 0 || (!isDay && !isMonth)) return 'Digite a data como DD/MM/AAAA.';
  if (!isMonth) return 'O mês vai de 01 a 12.';
  if (!isDay) return 'O dia vai de 01 a 31.';
  if (parts.length === 2 && isPast) return 'Digite também o ano.';
  if (year === '19' || year === '20') return 'Digite o ano com quatro números.';
  if (year.length === 2 && !isPast && isFarAhead(year))
    return `Digite o ano com quatro números: 19${year} ou 20${year}.`;
  const wholeYear = year.length === 2 ? `20${year}` : year;
  if (!isWithin(wholeYear, ...years)) return `O ano vai de ${years[0]} a ${years[1]}.`;
  const name = monthNames[Number(month) - 1] ?? '';
  const last = daysIn(Number(wholeYear), Number(month));
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} de ${wholeYear} tem ${last} dias.`;
}

/** `DD/MM` (29/02 included) from `1/2`, `01.02`, `0102`, `hoje`, `+5`; else null. */
export function readTypedDayMonth(text: string, now = today()): DayMonth | null {
  const named = namedDay(saidIn(text), now);
  if (named) return `${named.slice(8)}/${named.slice(5, 7)}`;
  const parts = partsOf(withPlainMarks(text), dayMonthShape);
  if (parts?.length !== 2 || !parts.every((part) => /^\d\d?$/.test(part))) return null;
  const [day = '', month = ''] = parts.map(two);
  return readLocalDate(`2000-${month}-${day}`) && `${day}/${month}`;
}

/**
 * The hour of a text, else null: `9`, `9h`, `9:5` (09:05), `9h30`, `0930`, `930`; not `130`, half of 13:0_.
 */
export function readTypedHour(text: string): Hour | null {
  const said = withPlainMarks(text)
    .toLowerCase()
    .trimStart()
    .replace(/(?<![\s:])[\s:]+$/, '');
  if (said === 'agora') return nowHour();
  const exact = readHour(said);
  if (exact) return exact;
  const parts = partsOf(said.replace(/(?<=[h:.\s]\s*\d\d?)\s*m(?:in)?\.?$/, ''), hourShape);
  if (!parts || parts.length > 2) return null;
  let [hour = '', minute = ''] = parts;
  if (parts.length === 1 && hour.length === 3 && Number(hour.slice(0, 2)) > 23)
    [hour, minute] = [hour.slice(0, 1), hour.slice(1)];
  return /^\d\d?$/.test(hour) && /^\d{0,2}$/.test(minute) ? readHour(`${two(hour)}:${two(minute)}`) : null;
}

function hourProblem(text: string): string {
  const [hour = '', minute = '', ...more] = partsOf(text, hourShape) ?? [];
  const isWhole = more.length === 0 && /^\d\d?$/.test(hour) && /^\d{0,2}$/.test(minute);
  return isWhole ? 'As horas vão de 00:00 a 23:59.' : 'Digite a hora como HH:MM.';
}

const shownDate = (value: string) => (readLocalDate(value) === value ? formatDate(value) : value);

/** A year-first date stays as typed until blur; null for other text. */
function typedFromYear(now: Typed, before: string): Typed | null {
  const isTypedOn = now.text.startsWith(before) || /^\d{4}/.test(before);
  if (isTypedOn && /^(?:19|20)\d\d$/.test(now.text)) return now;
  const [, separator] = /^\s*\d{4}([/.-])\d{0,2}(?:\1\d{0,2})?\s*$/.exec(now.text) ?? [];
  return separator === '-' || (separator && isTypedOn) ? now : null;
}

/** A whole value pasted over another replaces it. */
const typing =
  (shape: Shape, read: TypedKind['read']): TypedKind['type'] =>
  (typed, before, isForward) => {
    const text = withPlainMarks(typed.text);
    const now = { text, caret: withPlainMarks(typed.text.slice(0, typed.caret)).length };
    const fromYear = shape === dateShape && typedFromYear(now, before);
    if (fromYear) return fromYear;
    const { taken, put } = changeOf(now, before, shape);
    const isAnother = !taken && put.length > 3 && read(before) && read(now.text) === null && read(put);
    return isAnother
      ? typeParts(shape, { text: put, caret: put.length }, '')
      : typeParts(shape, now, before, isForward);
  };

/** Value: `YYYY-MM-DD`. */
export const dateKind: TypedKind = {
  type: typing(dateShape, readTypedDate),
  read: (text) => readTypedDate(text),
  show: shownDate,
  problem: (text) => dateProblem(text),
};

/** For past days, e.g. birth dates: year 50 is 1950. Value: `YYYY-MM-DD`. */
export const pastDateKind: TypedKind = {
  ...dateKind,
  read: (text) => readTypedDate(text, { isPast: true }),
  problem: (text) => dateProblem(text, true),
};

/** Value: `DD/MM`. */
export const dayMonthKind: TypedKind = {
  type: typing(dayMonthShape, readTypedDayMonth),
  read: (text) => readTypedDayMonth(text),
  show: (value) => value,
  problem: () => 'Digite o dia e o mês como DD/MM.',
};

/** Value: `HH:mm`. */
export const hourKind: TypedKind = {
  type: typing(hourShape, readTypedHour),
  read: readTypedHour,
  show: (value) => value,
  problem: hourProblem,
};
