import type { LocalDateTime } from '@/formats/dates';
import { withoutUnseen } from '@/formats/marks';
import { readMedia, type Media } from './media';
import { daysOf, readHead, withoutDirection, type ConversationForm, type Head } from './messageHeads';

/** One message, with its line breaks. */
export interface Message {
  /** Null where its date is none. */
  at: LocalDateTime | null;
  /** As the conversation calls who wrote it; '' of lines that stand before the first name. */
  speaker: string;
  text: string;
  media: readonly Media[];
  isForwarded?: boolean;
}

export interface Conversation {
  /** `plain`: no telephone's form was known, and the whole is one text. */
  form: ConversationForm | 'plain';
  messages: readonly Message[];
  /** Who wrote, in the order in which they first did. */
  speakers: readonly string[];
  /** Messages that their writers took back. */
  deleted: number;
  /** Letters before those that are read. */
  unread: number;
}

/** Letters of a text that are read, the last ones: what somebody asks for is at the end of years of talk. */
export const maxLetters = 500_000;

const deletedText =
  /^(?:mensagem apagada|(?:esta|essa) mensagem foi apagada|você apagou (?:esta|essa) mensagem|mensagem apagada pelo admin.{0,40}|this message was deleted|you deleted this message)\.?$/i;
const editedMark =
  /\s?<(?:(?:esta|essa) mensagem foi editada|mensagem editada|editada|this message was edited)>$/i;
const forwardedMark = /^(?:encaminhada(?: muitas vezes)?|forwarded(?: many times)?)\n/i;

/** What a program writes between the messages, which is no name. */
const programName =
  /^.{1,60} (?:criou|mudou|alterou|entrou|saiu|adicionou|removeu|created|changed|joined|left|added|removed)(?: |$)/i;
/** The same where it stands behind a name. */
const programText =
  /^(?:as mensagens e (?:as )?(?:ligações|chamadas) são protegidas|messages and calls are end-to-end|(?:(?:ligação|chamada) de (?:voz|vídeo)(?: perdida)?|missed (?:voice|video) call)\.?$|est[ae] empresa (?:usa|está usando) um serviço seguro|this business uses a secure service|aguardando mensagem\. |waiting for this message\. )/i;

const nameEnd = ': ';
const maxOfName = 80;

interface Opened {
  head: Head;
  speaker: string;
  lines: string[];
}

/** The name before a text: `~ Maria: Bom dia`; null where nobody is named. */
function splitName(rest: string): { speaker: string; text: string } | null {
  const found = rest.indexOf(nameEnd);
  // A name alone on its line: the text was empty, or begins on the next one.
  const end = found < 0 && rest.trimEnd().endsWith(':') ? rest.trimEnd().length - 1 : found;
  if (end <= 0 || end > maxOfName) return null;
  const speaker = withoutUnseen(rest.slice(0, end)).trim().replace(/^~ ?/, '');
  return speaker ? { speaker, text: rest.slice(end + 1).trimStart() } : null;
}

function messageOf({ head, speaker, lines }: Opened, day: string | null): Message {
  const media: Media[] = [];
  const texts: string[] = [];
  for (const line of lines) {
    const medium = readMedia(line);
    if (medium) media.push(medium);
    else texts.push(withoutDirection(line));
  }
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = texts.join('\n').trim().replace(editedMark, '');
  const text = whole.replace(forwardedMark, '');
  return {
    at: day && `${day} ${two(head.hour)}:${two(head.minute)}:00`,
    speaker,
    text: text.trim(),
    media,
    ...(text !== whole && { isForwarded: true }),
  };
}

/** Who wrote messages, in the order in which they first did. */
export const speakersOf = (messages: readonly Message[]): string[] => [
  ...new Set(messages.map(({ speaker }) => speaker)),
];

/** A text that is no telephone's: whole, of nobody. */
const plainText = (text: string, unread: number): Conversation => ({
  form: 'plain',
  messages: [{ at: null, speaker: '', text: withoutDirection(text).trim(), media: [] }],
  speakers: [],
  deleted: 0,
  unread,
});

/** The end of a text that is too long, from the beginning of a line where there is one. */
function lastPart(whole: string) {
  if (whole.length <= maxLetters) return whole;
  const last = whole.slice(-maxLetters);
  return last.slice(last.indexOf('\n') + 1);
}

/**
 * Reads a conversation as it is copied or exported from WhatsApp. Nothing of it is lost: what has no known form is one
 * plain text.
 * @param today `YYYY-MM-DD`, for dates without a year
 */
export function readConversation(whole: string, today: string): Conversation {
  const text = lastPart(whole);
  const unread = whole.length - text.length;
  const before: string[] = [];
  const opened: Opened[] = [];
  /** What follows a line of the program itself belongs to it. */
  let isOfProgram = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const head = readHead(line);
    const named = head && splitName(head.rest);
    if (head && named && !programName.test(named.speaker)) {
      isOfProgram = false;
      opened.push({ head, speaker: named.speaker, lines: [named.text] });
    } else if (head) isOfProgram = true;
    else if (!isOfProgram) (opened.at(-1)?.lines ?? before).push(line);
  }
  const [first] = opened;
  if (!first) return plainText(text, unread);
  const days = daysOf(
    opened.map(({ head }) => head),
    today,
  );
  const read = opened.map((one, index) => messageOf(one, days[index] ?? null));
  const preface = before.join('\n').trim();
  const said = read.filter(({ text, media }) => !deletedText.test(text) && (text || media.length > 0));
  const messages = said.filter(({ text, media }) => media.length > 0 || !programText.test(text));
  return {
    form: first.head.form,
    messages: preface
      ? [{ at: null, speaker: '', text: withoutDirection(preface), media: [] }, ...messages]
      : messages,
    speakers: speakersOf(messages),
    deleted: read.filter(({ text }) => deletedText.test(text)).length,
    unread,
  };
}
