import type { LocalDateTime } from '@/formats/dates';
import { withoutUnseen } from '@/formats/marks';
import { readMedia, type Media } from './media';
import { daysOf, readHead, withoutDirection, type ConversationForm, type Head } from './messageHeads';

/** One message, with its line breaks. */
export interface Message {
  /** Null if its date is invalid. */
  at: LocalDateTime | null;
  /** The writer's name in the conversation; '' for lines before the first name. */
  speaker: string;
  text: string;
  media: readonly Media[];
  isForwarded?: boolean;
}

export interface Conversation {
  /** `plain`: no known format; the whole is one text. */
  form: ConversationForm | 'plain';
  messages: readonly Message[];
  /** The writers, in the order of their first message. */
  speakers: readonly string[];
  /** Number of messages deleted by their writers. */
  deleted: number;
  /** Number of characters before those that are read. */
  unread: number;
}

/** Maximum characters read, from the end: in years of conversation, the current request is at the end. */
export const maxLetters = 500_000;

const deletedText =
  /^(?:mensagem apagada|(?:esta|essa) mensagem foi apagada|você apagou (?:esta|essa) mensagem|mensagem apagada pelo admin.{0,40}|this message was deleted|you deleted this message)\.?$/i;
const editedMark =
  /\s?<(?:(?:esta|essa) mensagem foi editada|mensagem editada|editada|this message was edited)>$/i;
const forwardedMark = /^(?:encaminhada(?: muitas vezes)?|forwarded(?: many times)?)\n/i;

/** Names used by the program's own messages. */
const programName =
  /^.{1,60} (?:criou|mudou|alterou|entrou|saiu|adicionou|removeu|created|changed|joined|left|added|removed)(?: |$)/i;
/** The program's own messages that appear after a name. */
const programText =
  /^(?:as mensagens e (?:as )?(?:ligações|chamadas) são protegidas|messages and calls are end-to-end|(?:(?:ligação|chamada) de (?:voz|vídeo)(?: perdida)?|missed (?:voice|video) call)\.?$|est[ae] empresa (?:usa|está usando) um serviço seguro|this business uses a secure service|aguardando mensagem\. |waiting for this message\. )/i;

const nameEnd = ': ';
const maxOfName = 80;

interface Opened {
  head: Head;
  speaker: string;
  lines: string[];
}

/** The name before a text: `~ Maria: Bom dia`; null without a name. */
function splitName(rest: string): { speaker: string; text: string } | null {
  const found = rest.indexOf(nameEnd);
  // A name alone on its line: the text is empty or starts on the next line.
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

/** The writers of messages, in the order of their first one. */
export const speakersOf = (messages: readonly Message[]): string[] => [
  ...new Set(messages.map(({ speaker }) => speaker)),
];

/** A text without a known format: one message without a writer. */
const plainText = (text: string, unread: number): Conversation => ({
  form: 'plain',
  messages: [{ at: null, speaker: '', text: withoutDirection(text).trim(), media: [] }],
  speakers: [],
  deleted: 0,
  unread,
});

/** The end of a text that is too long, from a line start if there is one. */
function lastPart(whole: string) {
  if (whole.length <= maxLetters) return whole;
  const last = whole.slice(-maxLetters);
  return last.slice(last.indexOf('\n') + 1);
}

/**
 * Parses a conversation copied or exported from WhatsApp. Text without a known format becomes one plain message.
 * @param today `YYYY-MM-DD`, for dates without a year
 */
export function readConversation(whole: string, today: string): Conversation {
  const text = lastPart(whole);
  const unread = whole.length - text.length;
  const before: string[] = [];
  const opened: Opened[] = [];
  /** Lines after a system message belong to it. */
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
