import { isPhone, nationalDigits } from '@/formats/phone';
import { foldText } from '@/formats/text';
import type { Conversation, Message } from './readConversation';
import type { MediaKind } from './media';

const ownWords = /^(?:você|voce|you|eu)$/i;

/** The phone number by which a conversation names a writer who is not a contact: national digits, '' for a name. */
export function phoneOf(speaker: string): string {
  if (/\p{L}/u.test(speaker)) return '';
  const digits = nationalDigits(speaker);
  return isPhone(digits) ? digits : '';
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 2);

/** Whether a writer's name contains one of the office's, or is part of one: `Gabinete Ana Souza`, `Ana Souza`. */
function isOwn(speaker: string, own: readonly string[]): boolean {
  if (ownWords.test(speaker) || /^(?:gabinete|mandato|assessoria)\b/i.test(foldText(speaker))) return true;
  const words = wordsOf(speaker);
  return own.some((name) => {
    const ownNames = wordsOf(name);
    const [fewer, more] = words.length < ownNames.length ? [words, ownNames] : [ownNames, words];
    return fewer.length > 1 && fewer.every((word) => more.includes(word));
  });
}

/** The likely requester: a writer whom nothing identifies as the office. */
export interface Asker {
  speaker: string;
  /** There is no other candidate. */
  isSure: boolean;
}

/**
 * The requester in a conversation: among writers not of the office, one known only by number, or the first one.
 * @param own names of the person, the office and its holder
 */
export function askerOf({ speakers }: Pick<Conversation, 'speakers'>, own: readonly string[]): Asker | null {
  const others = speakers.filter((speaker) => speaker && !isOwn(speaker, own));
  const strangers = others.filter(phoneOf);
  const [first] = strangers.length === 1 ? strangers : others;
  return first === undefined ? null : { speaker: first, isSure: others.length === 1 };
}

const dayOf = ({ at }: Message) => at?.slice(0, 10) ?? '';

/**
 * A writer's messages in order, with the days between them if there are several.
 * @param formatDay formats a `YYYY-MM-DD`
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

/** Number of a writer's media by kind, counting those without a file separately. */
export function mediaOf(messages: readonly Message[], speaker: string) {
  const sent = messages.filter((message) => message.speaker === speaker).flatMap(({ media }) => media);
  const counts = new Map<MediaKind, number>();
  for (const { kind } of sent) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { counts, names: sent.flatMap(({ name }) => name || []) };
}

/** Days without a message after which a new conversation begins. */
const restDays = 3;
const dayLength = 86_400_000;

/** Index of the first message after the last such pause; 0 if there is none. */
export function lastTalk(messages: readonly Message[]): number {
  for (let index = messages.length - 1; index > 0; index -= 1) {
    const [before, after] = [messages[index - 1], messages[index]].map((one) => one && dayOf(one));
    if (before && after && Date.parse(after) - Date.parse(before) > restDays * dayLength) return index;
  }
  return 0;
}
