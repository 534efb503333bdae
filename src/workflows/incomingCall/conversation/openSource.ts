import { openZip, type Zip } from '@/formats/unzip';
import { kindOfFile } from './media';

/* The source of a conversation: a text, or the file that a phone exports, possibly with media. */

/** Why a file cannot be read, in Portuguese. */
export class SourceRefusal extends Error {}

/** A conversation and its files. */
export interface Source {
  text: string;
  /** Opens a file of the conversation by name; null if there is none. */
  open: (name: string) => Promise<File | null>;
}

/** Extensions of exported files. */
export const sourceEndings = ['.txt', '.zip'];

const maxBytes = 300 * 1_048_576;
/** Maximum size of one media file. */
const maxMediaBytes = 30 * 1_048_576;

const broken = () =>
  new SourceRefusal('O arquivo está incompleto ou estragado. Exporte a conversa de novo e tente outra vez.');
const tooLarge = () =>
  new SourceRefusal('O arquivo é grande demais. Exporte a conversa sem mídia e tente outra vez.');
const noText = () => new SourceRefusal('Não há uma conversa do WhatsApp neste arquivo.');

/** A text without files. */
export const textSource = (text: string): Source => ({ text, open: () => Promise.resolve(null) });

/** Reads an exported file. Throws SourceRefusal. */
export async function fileSource(file: File): Promise<Source> {
  if (file.size > maxBytes) throw tooLarge();
  const bytes = await bytesOf(file);
  if (/\.txt$/i.test(file.name)) return textSource(decoded(bytes));
  const zip = openZip(bytes, { maxUnpackedBytes: 2 * maxBytes, maxRatio: 200, broken, tooLarge });
  const texts = zip.names.filter((name) => /\.txt$/i.test(name));
  const chat = texts.find((name) => /(?:^|\/)_chat\.txt$/i.test(name)) ?? texts[0];
  const text = chat && (await unpack(zip, chat, maxBytes));
  if (!text) throw noText();
  return {
    text: decoded(text),
    async open(name) {
      const inside = zip.names.find((one) => one === name || one.endsWith(`/${name}`));
      const media = inside && (await unpack(zip, inside, maxMediaBytes));
      return media ? new File([media], name, { type: typeOf(name) }) : null;
    },
  };
}

async function bytesOf(file: File) {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw broken();
  }
}

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const types: Record<string, string> = { pdf: 'application/pdf', png: 'image/png', heic: 'image/heic' };

function typeOf(name: string) {
  const ending = /[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
  return types[ending] ?? (kindOfFile(name) === 'photo' ? 'image/jpeg' : '');
}

/** The bytes of an entry; null if it does not exist or is larger than `most`. */
async function unpack(zip: Zip, name: string, most: number) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const isThere = await zip.read(name, (piece) => {
    pieces.push(piece);
    size += piece.byteLength;
    return size > most;
  });
  return isThere && size <= most ? joined(pieces, size) : null;
}

function joined(pieces: readonly Uint8Array[], size: number) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
