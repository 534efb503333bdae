/**
 * Dates and hours as people type them. A text reads as the one thing it can mean or as nothing at all: what is half
 * typed, impossible or could be two days is refused, never turned into another. Whatever is tidied while somebody
 * types (`type`) leaves what the text means as it was.
 *
 * Not a mask of imask: it keeps the digits in one row, so that a month typed over takes the first digits of the year
 * (with MaskedRange blocks, `20/11/2026` becomes `20/02/2` or `20/12/_026`), and what does not fit is dropped unseen.
 */
import {
  addDays,
  daysIn,
  formatDate,
  monthNames,
  nowHour,
  readHour,
  readLocalDate,
  today,
  type DayMonth,
  type Hour,
  type LocalDate,
} from './dates';
import { foldText } from './text';
import { changeOf, partsOf, typeParts, type Shape, type Typed } from './typedParts';

/** How one kind of text is typed, read, shown and refused. */
export interface TypedKind {
  /**
   * Tidies the input after a change, from its new text, the caret and the text before; no key is asked, as phones tell
   * none. `isForward` for what Delete takes away, so that it goes on behind a separator.
   */
  type: (now: Typed, before: string, isForward?: boolean) => Typed;
  /** The value meant, as the API writes it; null for anything that is not surely one. */
  read: (text: string) => string | null;
  /** How a value is shown; a text that is no value, as it is. */
  show: (value: string) => string;
  /** What is wrong with a text that `read` refuses, in Portuguese. */
  problem: (text: string) => string;
}

const dateShape: Shape = { sizes: [2, 2, 4], mark: '/', between: /\s*[/.,-]\s*|\s+/g };
const dayMonthShape: Shape = { ...dateShape, sizes: [2, 2] };
const hourShape: Shape = {
  sizes: [2, 2],
  mark: ':',
  // What is left of `hs` or `horas` once their `h` has become the colon goes the same way.
  between: /\s*(?:[h:.](?:oras?|rs?|s)?(?![a-z]))\s*|\s+/gi,
};

const isWithin = (part: string, first: number, last: number) => Number(part) >= first && Number(part) <= last;
const two = (part: string | number) => String(part).padStart(2, '0');

/** The years that may be typed; others are slips of the keyboard (`0206`, `20266`). */
const years = [1900, 2100] as const;

/**
 * The year meant by four digits, or by two: 20xx, for the past the last one that was not after `now`. Not by 19 and 20
 * alone, which are also the half of a year.
 */
function yearOf(typed: string, date: string, pastOf: LocalDate | null): string | null {
  if (/^\d{4}$/.test(typed)) return isWithin(typed, ...years) ? typed : null;
  if (!/^\d\d$/.test(typed) || typed === '19' || typed === '20') return null;
  return pastOf !== null && `20${typed}-${date}` > pastOf ? `19${typed}` : `20${typed}`;
}

const words = /* @__PURE__ */ new Map([
  ['ontem', -1],
  ['hoje', 0],
  ['amanha', 1],
]);

/** Which month a word of three letters or more stands for, `01` to `12`. */
function monthCalled(word: string): string {
  const index = monthNames.findIndex((name) => foldText(name).startsWith(word));
  return index < 0 ? '' : two(index + 1);
}

/** Day, month and, unless left out, year; empty for anything but digits. */
function dateParts(text: string): string[] {
  return partsOf(text.replace(/[\s/.,-]+$/, ''), dateShape) ?? [];
}

/** The day told by a word or counted from `now`: `hoje`, `amanhã`, `ontem`, `+5`. */
function toldDay(said: string, now: LocalDate): LocalDate | null {
  const days = words.get(said) ?? (/^[+-]\d{1,3}$/.test(said) ? Number(said) : null);
  return days === null ? null : addDays(now, days);
}

/**
 * The day that a text means, else null: `1/2/2026`, `1.2.26`, `01022026`, `010226`, `2026-02-01`, `1/2` of this year, what
 * our own screens show (`1 fev 2026`, `dom, 1 fev 2026 09:00`), and `hoje`, `amanhã`, `ontem`, `+5`.
 * `now` counts the words and tells the year that is left out; with `isPast`, whose year may be any, it must be typed, and
 * two digits of it are of the last that has been.
 */
export function readTypedDate(text: string, { isPast = false, now = today() } = {}): LocalDate | null {
  const said = foldText(text.trim());
  const told = toldDay(said, now);
  if (told) return told;

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
  const year = yearOf(typedYear, date, isPast ? now : null);
  return year && readLocalDate(`${year}-${date}`);
}

/** What is wrong with a date that readTypedDate refuses. */
function dateProblem(text: string, isPast = false): string {
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
  const wholeYear = year.length === 2 ? `20${year}` : year;
  if (!isWithin(wholeYear, ...years)) return `O ano vai de ${years[0]} a ${years[1]}.`;
  const name = monthNames[Number(month) - 1] ?? '';
  const last = daysIn(Number(wholeYear), Number(month));
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} de ${wholeYear} tem ${last} dias.`;
}

/** The day of the year that a text means, `DD/MM` (29/02 is one), else null: `1/2`, `01.02`, `0102`, `hoje`, `+5`. */
export function readTypedDayMonth(text: string, now = today()): DayMonth | null {
  const told = toldDay(foldText(text.trim()), now);
  if (told) return `${told.slice(8)}/${told.slice(5, 7)}`;
  const parts = partsOf(text, dayMonthShape);
  if (parts?.length !== 2 || !parts.every((part) => /^\d\d?$/.test(part))) return null;
  const [day = '', month = ''] = parts.map(two);
  // A leap year, so that 29/02 counts.
  return readLocalDate(`2000-${month}-${day}`) && `${day}/${month}`;
}

/**
 * The hour that a text means, else null: `9`, `9h`, `9:5` (09:05), `9h30`, `9:30`, `0930`, `930` (but not `130`, half of
 * 13:0_ as well), `agora`.
 */
export function readTypedHour(text: string): Hour | null {
  const said = text.toLowerCase().replace(/^\s+|[\s:]+$/g, '');
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

/** What is wrong with an hour that readTypedHour refuses. */
function hourProblem(text: string): string {
  const [hour = '', minute = '', ...more] = partsOf(text, hourShape) ?? [];
  const isWhole = more.length === 0 && /^\d\d?$/.test(hour) && /^\d{0,2}$/.test(minute);
  return isWhole ? 'As horas vão de 00:00 a 23:59.' : 'Digite a hora como HH:MM.';
}

const shownDate = (value: string) => (readLocalDate(value) === value ? formatDate(value) : value);

/** A date typed from the year on, which stays as it is typed until the field is left; null for any other text. */
function typedFromYear(now: Typed, before: string): Typed | null {
  const [, century, year = ''] = /^(19|20)\/(\d\d)-$/.exec(now.text) ?? [];
  if (century && now.text.startsWith(before) && Number(year) > 12)
    return { text: `${century}${year}-`, caret: 5 };
  return /^\s*\d{4}-\d{0,2}(?:-\d{0,2})?\s*$/.test(now.text) ? now : null;
}

/** Types parts; a whole value pasted into a field that holds one is meant instead of it. */
const typing =
  (shape: Shape, read: TypedKind['read']): TypedKind['type'] =>
  (now, before, isForward) => {
    const fromYear = shape === dateShape && typedFromYear(now, before);
    if (fromYear) return fromYear;
    const { taken, put } = changeOf(now, before, shape);
    const isAnother = !taken && put.length > 3 && read(before) && read(now.text) === null && read(put);
    return isAnother
      ? typeParts(shape, { text: put, caret: put.length }, '')
      : typeParts(shape, now, before, isForward);
  };

/** A day. Value: `YYYY-MM-DD`. */
export const dateKind: TypedKind = {
  type: typing(dateShape, readTypedDate),
  read: (text) => readTypedDate(text),
  show: shownDate,
  problem: (text) => dateProblem(text),
};

/** A day that has been, such as a birth date: the year 50 is 1950. Value: `YYYY-MM-DD`. */
export const pastDateKind: TypedKind = {
  ...dateKind,
  read: (text) => readTypedDate(text, { isPast: true }),
  problem: (text) => dateProblem(text, true),
};

/** A day of the year, for birthdays. Value: `DD/MM`. */
export const dayMonthKind: TypedKind = {
  type: typing(dayMonthShape, readTypedDayMonth),
  read: (text) => readTypedDayMonth(text),
  show: (value) => value,
  problem: () => 'Digite o dia e o mês como DD/MM.',
};

/** An hour of the day. Value: `HH:mm`. */
export const hourKind: TypedKind = {
  type: typing(hourShape, readTypedHour),
  read: readTypedHour,
  show: (value) => value,
  problem: hourProblem,
};
