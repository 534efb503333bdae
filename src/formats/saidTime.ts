import { today, weekdayOf, type Hour, type LocalDate } from './dates';
import { withPlainMarks } from './marks';
import { foldText } from './text';
import { readTypedDate, readTypedHour } from './typed';

/*
 * Finds a day and hours in a typed line, as in 'reunião amanhã 14h com Maria'. Words are removed from the
 * line only if unambiguous; others stay in order.
 */

export interface SaidTime {
  /** '' if the day is ambiguous or there are several; null if none is given. */
  date: LocalDate | '' | null;
  start: Hour;
  /** Null if none is given. */
  end: Hour | null;
  /** The remaining words. */
  rest: string;
}

/** Longer lines are texts, not commands. */
const maxLetters = 300;

interface Word {
  text: string;
  /** Folded, without surrounding punctuation. */
  word: string;
}

/** A value found in consecutive words. */
interface Said<T> {
  /** Null: given, but ambiguous. */
  value: T | null;
  from: number;
  to: number;
}

const wordsOf = (line: string): Word[] =>
  (withPlainMarks(line).match(/\S+/g) ?? []).map((text) => ({
    text,
    word: foldText(text).replace(/^[("']+|(?<![)"',;:.!?])[)"',;:.!?]+$/g, ''),
  }));

const joined = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

const hourPattern = String.raw`(\d{1,2})(?:(?:h|hs|hrs?|horas?)(\d\d)?(?:m|min)?|:(\d\d)(?:h|hs)?)`;
const oneHour = new RegExp(`^${hourPattern}$`);
const twoHours = new RegExp(`^${hourPattern}-${hourPattern}$`);
const hourWord = /^(?:h|hs|hrs?|horas?)$/;

interface OneHour {
  hour: Hour | null;
  to: number;
}

const hourOf = (hour = '', minute = '', isLater = false) => {
  const asked = isLater && Number(hour) < 12 ? Number(hour) + 12 : Number(hour);
  return readTypedHour(`${asked}:${minute || '00'}`);
};

/** Hours that fit a part of the day. */
const partsOfDay: Readonly<Record<string, (hour: number) => boolean>> = {
  manha: (hour) => hour < 12,
  tarde: (hour) => (hour > 0 && hour < 8) || (hour > 11 && hour < 19),
  noite: (hour) => (hour > 5 && hour < 12) || hour > 17,
};

/** Continuations that change an hour: 'e meia', 'da tarde'. */
function completed(words: readonly Word[], at: number, hour: string, minute: string): OneHour {
  const isHalf =
    !minute && joined(words, at, at + 2) === 'e meia' && !hourWord.test(words[at + 2]?.word ?? '');
  const to = isHalf ? at + 2 : at;
  const minutes = isHalf ? '30' : minute;
  const [, part = ''] = /^d[ae] (manha|tarde|noite|madrugada)$/.exec(joined(words, to, to + 2)) ?? [];
  if (!part) return { hour: hourOf(hour, minutes), to };
  const isSure = partsOfDay[part]?.(Number(hour));
  return { hour: isSure ? hourOf(hour, minutes, part !== 'manha') : null, to: to + 2 };
}

/** The hour that starts at this word; null if none does. */
function hourAt(words: readonly Word[], at: number): OneHour | null {
  const { word = '' } = words[at] ?? {};
  if (word === 'meio-dia') return { hour: '12:00', to: at + 1 };
  if (joined(words, at, at + 2) === 'meio dia') return { hour: '12:00', to: at + 2 };
  const [found, hour = '', minute, other] = oneHour.exec(word) ?? [];
  if (found) return completed(words, at + 1, hour, minute ?? other ?? '');
  if (/^\d\d?$/.test(word) && hourWord.test(words[at + 1]?.word ?? ''))
    return completed(words, at + 2, word, '');
  return null;
}

/** 'às 14', if no unit follows. */
function bareHourAt(words: readonly Word[], at: number): OneHour | null {
  const { text = '' } = words[at] ?? {};
  const { word = '', text: written = '' } = words[at + 1] ?? {};
  if (!/^às$/i.test(text) || !/^\d\d?$/.test(word)) return null;
  const next = words[at + 2]?.word;
  const isEnd = next === undefined || /[,;.]$/.test(written);
  if (!isEnd && !/^(?:com|no|na|em|d[ae]|e|hoje|amanha)$/.test(next)) return null;
  return completed(words, at + 2, word, '');
}

/** Words before an hour that is not a start: until, after, within, or a duration. */
const notWhen =
  /^(?:ate|antes|apos|depois|durante|por|em|ha|cada|menos|mais|dentro|entre|partir|volta|de|do|da|dos|a|umas?|cerca)$/;
const beforeHour = /^(?:as|das|aos?|pelas|-)$/;
const between = /^(?:as|ate|a|-)$/;

function hoursAt(words: readonly Word[], at: number): Said<{ start: Hour; end: Hour | null }> | null {
  const [found, hour, minute, colon, hour2, minute2, colon2] = twoHours.exec(words[at]?.word ?? '') ?? [];
  const starts = found
    ? { hour: hourOf(hour, minute ?? colon), to: at + 1 }
    : (hourAt(words, at) ?? bareHourAt(words, at));
  if (!starts) return null;
  let { to } = starts;
  let end: Hour | null | undefined = found ? hourOf(hour2, minute2 ?? colon2) : undefined;
  if (!found) {
    let next = to;
    while (next < to + 2 && between.test(words[next]?.word ?? '')) next += 1;
    const second = next > to ? (hourAt(words, next) ?? bareHourAt(words, next - 1)) : null;
    if (second) {
      end = second.hour;
      to = second.to;
    }
  }
  // Includes the words that introduce it.
  let from = at;
  const isRange = end !== undefined;
  const before = words[from - 1]?.word ?? '';
  if (isRange ? /^(?:d[ae]s?|as|entre)$/.test(before) : beforeHour.test(before)) from -= 1;
  const isWhen = isRange
    ? !/^(?:ate|antes|apos|depois)$/.test(words[from - 1]?.word ?? '')
    : !notWhen.test(words[from - 1]?.word ?? '');
  const isSure = isWhen && starts.hour !== null && (!isRange || (end && end > starts.hour));
  return { value: isSure && starts.hour ? { start: starts.hour, end: end ?? null } : null, from, to };
}

const months = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const inWords = new RegExp(`^(?:dia )?(\\d{1,2})[ºo°]? (?:de )?(${months})(?: (?:de )?(\\d{4}))?$`);
const inDigits = /^\d{1,2}\/\d{1,2}(?:\/(?:\d\d|\d{4}))?$/;
const weekday = 'segunda|terca|quarta|quinta|sexta|sabado|domingo';
const sureWeekday = new RegExp(
  `^(?:(?:na |no |nesta |neste )?(?:(?:proxim[ao] )(?:${weekday})(?:-feira)?|(?:${weekday})(?:-feira)? que vem|(?:${weekday})-feira|[2-6][ªa]-feira)|(?:na|no) (?:${weekday}))$`,
);
const bareWeekday = new RegExp(`^(?:${weekday})$`);
/** Given, but ambiguous or past. */
const unsureDay =
  /^(?:dia \d{1,2}|daqui a \S+ (?:dias?|semanas?|mes|meses)|(?:semana|mes|ano) que vem|proxim[ao] (?:semana|mes|ano)|fim de semana|ontem|anteontem)$/;

/** The day of a phrase; '' if a day is given but ambiguous; null if none is. */
function dayOf(phrase: string, now: LocalDate): LocalDate | '' | null {
  if (/^(?:hoje|amanha|depois de amanha)$/.test(phrase)) return readTypedDate(phrase, { now });
  if (inDigits.test(phrase)) return notPast(readTypedDate(phrase, { now }), phrase.length > 5, now);
  const [found, day = '', month = '', year] = inWords.exec(phrase) ?? [];
  if (found)
    return notPast(
      readTypedDate(`${day} ${month} ${year ?? now.slice(0, 4)}`, { now }),
      year !== undefined,
      now,
    );
  if (sureWeekday.test(phrase))
    return readTypedDate(phrase.replace(/^(?:nesta|neste) /, 'na '), { now }) ?? '';
  return unsureDay.test(phrase) ? '' : null;
}

/** A past day without a year may mean next year. */
const notPast = (day: LocalDate | null, hasYear: boolean, now: LocalDate) =>
  day !== null && (hasYear || day >= now) ? day : '';

const maxWordsOfDay = 6;

function dayAt(words: readonly Word[], at: number, now: LocalDate): Said<LocalDate> | null {
  for (let size = maxWordsOfDay; size > 0; size -= 1) {
    if (at + size > words.length) continue;
    const day = dayOf(joined(words, at, at + size), now);
    if (day !== null) return { value: day || null, from: at, to: at + size };
  }
  // Otherwise it may be an ordinal or a name: 'segunda reunião', 'rua Sexta'.
  if (!bareWeekday.test(words[at]?.word ?? '')) return null;
  const next = words[at + 1]?.word ?? '';
  const isNamed = /^(?:rua|av|avenida|travessa|alameda|praca|vila|jardim)$/.test(words[at - 1]?.word ?? '');
  const isAlone = !isNamed && (next === '' || /^(?:as|das)$/.test(next) || hourAt(words, at + 1) !== null);
  const day = isAlone ? readTypedDate(words[at]?.word ?? '', { now }) : null;
  return { value: day, from: at, to: at + 1 };
}

/** All matches, one after the other. */
function allSaid<T>(words: readonly Word[], at: (from: number) => Said<T> | null): Said<T>[] {
  const found: Said<T>[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const one = at(from);
    if (!one) continue;
    found.push(one);
    from = one.to - 1;
  }
  return found;
}

/** Words that introduce a day: 'para amanhã', 'no dia 28/11'. */
const beforeDay = /^(?:d[eo]|para|pra|em|no|na|dia)$/;

/**
 * The only day given, with the words that introduce it; a weekday directly before its own date counts as the same day.
 */
function onlyDay(words: readonly Word[], [first, second, ...more]: readonly Said<LocalDate>[]) {
  if (!first || more.length > 0) return null;
  let { value } = first;
  let { from } = first;
  const { to } = second ?? first;
  if (second) {
    const [called = ''] = new RegExp(`^(?:${weekday})`).exec(words[from]?.word ?? '') ?? [];
    const isSame = second.value !== null && called === weekday.split('|')[(weekdayOf(second.value) + 6) % 7];
    value = first.to === second.from && isSame ? second.value : null;
  }
  while (beforeDay.test(words[from - 1]?.word ?? '')) from -= 1;
  return value === null ? null : { value, from, to };
}

/** Null unless the line has exactly one start hour, or one span of hours. */
export function readSaidTime(line: string, now: LocalDate = today()): SaidTime | null {
  if (line.length > maxLetters) return null;
  const words = wordsOf(line);
  const [hours, ...moreHours] = allSaid(words, (from) => hoursAt(words, from));
  if (!hours?.value || moreHours.length > 0) return null;
  const days = allSaid(words, (from) => dayAt(words, from, now));
  const day = onlyDay(words, days);
  const taken = day ? [hours, day] : [hours];
  const rest = words
    .filter((_, index) => !taken.some(({ from, to }) => index >= from && index < to))
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[,;.\s-]+|(?<![,;\s-])[,;\s-]+$/g, '');
  const { start, end } = hours.value;
  return { date: day?.value ?? (days.length > 0 ? '' : null), start, end, rest };
}
