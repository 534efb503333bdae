import { isPhone, nationalDigits } from '@/formats/phone';
import { foldText } from '@/formats/text';
import type { Conversation, Message } from './readConversation';
import type { MediaKind } from './media';

const ownWords = /^(?:você|voce|you|eu)$/i;

/** The telephone that a conversation calls somebody by who is in nobody's contacts: national digits, '' of a name. */
export function phoneOf(speaker: string): string {
  if (/\p{L}/u.test(speaker)) return '';
  const digits = nationalDigits(speaker);
  return isPhone(digits) ? digits : '';
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 2);

/** Whether a name of a conversation is one of the office's, in part or whole: `Gabinete Ana Souza`, `Ana Souza`. */
function isOwn(speaker: string, own: readonly string[]): boolean {
  if (ownWords.test(speaker) || /^(?:gabinete|mandato|assessoria)\b/i.test(foldText(speaker))) return true;
  const words = wordsOf(speaker);
  return own.some((name) => {
    const ownNames = wordsOf(name);
    const [fewer, more] = words.length < ownNames.length ? [words, ownNames] : [ownNames, words];
    return fewer.length > 1 && fewer.every((word) => more.includes(word));
  });
}

/** Who is likely to have asked for something: the one whom nothing says to be of the office. */
export interface Asker {
  speaker: string;
  /** Nobody else could be. */
  isSure: boolean;
}

/**
 * Who asks in a conversation: of those who are not of the office, one whose number alone is known, or who wrote first.
 * @param own names of the person, the office and who holds it
 */
export function askerOf({ speakers }: Pick<Conversation, 'speakers'>, own: readonly string[]): Asker | null {
  const others = speakers.filter((speaker) => speaker && !isOwn(speaker, own));
  const strangers = others.filter(phoneOf);
  const [first] = strangers.length === 1 ? strangers : others;
  return first === undefined ? null : { speaker: first, isSure: others.length === 1 };
}

const dayOf = ({ at }: Message) => at?.slice(0, 10) ?? '';

/**
 * What somebody wrote, message after message; the days stand between where there are several.
 * @param formatDay of `YYYY-MM-DD`
 */
export function textOf(
  messages: readonly Message[],
  speaker: string,
  formatDay: (day: string) => string,
): string {
  const own = messages.filter((message) => message.speaker === speaker && message.text);
  const hasDays = new Set(own.map(dayOf)).size > 1;
  return own
    .flatMap((message, index) => {
      const day = dayOf(message);
      const before = own[index - 1];
      const heading = hasDays && day && (!before || dayOf(before) !== day) ? [`${formatDay(day)}:`] : [];
      return [...heading, message.isForwarded ? `(encaminhada) ${message.text}` : message.text];
    })
    .join('\n');
}

/** How many media of each kind somebody sent, those without a file apart. */
export function mediaOf(messages: readonly Message[], speaker: string) {
  const sent = messages.filter((message) => message.speaker === speaker).flatMap(({ media }) => media);
  const counts = new Map<MediaKind, number>();
  for (const { kind } of sent) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { counts, names: sent.flatMap(({ name }) => name || []) };
}

/** Days without a message after which a conversation begins anew. */
const restDays = 3;
const dayLength = 86_400_000;

/** Where the last talk of a conversation begins: after the last rest of some days; 0 where there is none. */
export function lastTalk(messages: readonly Message[]): number {
  for (let index = messages.length - 1; index > 0; index -= 1) {
    const [before, after] = [messages[index - 1], messages[index]].map((one) => one && dayOf(one));
    if (before && after && Date.parse(after) - Date.parse(before) > restDays * dayLength) return index;
  }
  return 0;
}
