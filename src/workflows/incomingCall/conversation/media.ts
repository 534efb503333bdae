import { withoutUnseen } from '@/formats/marks';

/** Kinds of media in a conversation. */
export type MediaKind = 'photo' | 'audio' | 'video' | 'document' | 'sticker' | 'contact' | 'unknown';

export interface Media {
  kind: MediaKind;
  /** Name of the file in the export; '' if it was omitted. */
  name: string;
}

const kindsOfEnding: Record<string, MediaKind> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'heic', 'heif'].map((ending) => [ending, 'photo'])),
  ...Object.fromEntries(
    ['opus', 'ogg', 'm4a', 'mp3', 'aac', 'amr', 'wav'].map((ending) => [ending, 'audio']),
  ),
  ...Object.fromEntries(['mp4', 'mov', '3gp', 'webm', 'gif'].map((ending) => [ending, 'video'])),
  webp: 'sticker',
  vcf: 'contact',
};

/** A file's kind by its name. */
export function kindOfFile(name: string): MediaKind {
  const ending = /\.([^.]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'webp') return /^STK|sticker/i.test(name) ? 'sticker' : 'photo';
  return kindsOfEnding[ending] ?? 'document';
}

const kindWords: readonly (readonly [RegExp, MediaKind])[] = [
  [/^(?:imagem|foto|image|photo)/i, 'photo'],
  [/^(?:áudio|audio|mensagem de voz|voice message)/i, 'audio'],
  [/^(?:vídeo|video|gif)/i, 'video'],
  [/^(?:documento|document)/i, 'document'],
  [/^(?:figurinha|sticker)/i, 'sticker'],
  [/^(?:cartão do contato|contato|contact card)/i, 'contact'],
];

const kindOfWord = (word: string): MediaKind =>
  kindWords.find(([words]) => words.test(word))?.[1] ?? 'unknown';

const attachedName = /^<(?:anexado|attached): (.{1,200})>$/i;
const nameAttached = /^(.{1,200}) \((?:arquivo anexado|file attached)\)$/i;
const leftOut =
  /^<?(?:(m[ií]dia|arquivo de m[ií]dia|media|imagem|foto|image|photo|áudio|audio|vídeo|video|gif|documento|document|figurinha|sticker|cartão do contato|contact card)) (?:ocult[ao]|ocultad[ao]|omitid[ao]|omitted)>?$/i;
/** `Conta.pdf • 2 páginas documento omitido`, the iPhone's placeholder. */
const documentLeftOut =
  /^(.{1,200}\.\w{2,5})(?: • .{1,30})? (?:documento|document) (?:ocultado|omitido|omitted)$/i;

/** The medium that a line represents; null for text. */
export function readMedia(line: string): Media | null {
  const text = withoutUnseen(line.slice(0, 300)).trim();
  const name = (attachedName.exec(text) ?? nameAttached.exec(text))?.[1];
  if (name) return { kind: kindOfFile(name), name };
  const word = leftOut.exec(text)?.[1];
  if (word) return { kind: kindOfWord(word), name: '' };
  return documentLeftOut.test(text) ? { kind: 'document', name: '' } : null;
}
