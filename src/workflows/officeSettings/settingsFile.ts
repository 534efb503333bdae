import * as v from 'valibot';
import { pieces } from './pieces';

/* Settings of an office in a file or behind an address: only what the pieces say, each checked when it is read. */

export const fileLimits = { bytes: 1_500_000, link: 6000 };

const version = 1;

// Only what the first pages' code has of valibot: more would come with it.
const file = v.object({
  tribuna: v.picklist(['ajustes']),
  versao: v.number(),
  /** The office's own number, as ids of lists mean nothing in another's. */
  gabinete: v.optional(v.nullable(v.number())),
});

export interface Incoming {
  office: number | null;
  /** By the piece's name. */
  values: Readonly<Record<string, unknown>>;
  /** Pieces that are there and cannot be read. */
  broken: readonly string[];
}

const nothing = { statuses: [], categories: [] };

export const fileName = 'ajustes.json';

/** What goes out: the pieces chosen. */
export function fileOf(names: readonly string[], office: number | null): string {
  const values = pieces.flatMap(({ name, ours }): [string, unknown][] => {
    const value = names.includes(name) ? ours() : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return JSON.stringify({
    tribuna: 'ajustes',
    versao: version,
    gabinete: office,
    ...Object.fromEntries(values),
  });
}

/** As of now, where it is one of the single-purpose files of before. */
function fromOlder(content: object): object {
  if ('abertos' in content) return { tribuna: 'ajustes', versao: version, prazos: content };
  if ('modelos' in content) return { tribuna: 'ajustes', versao: version, textos: content.modelos };
  return content;
}

/** Reads a file that anybody may have written; null for another file. */
export function incomingOf(text: string): Incoming | null {
  if (text.length > fileLimits.bytes) return null;
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== 'object' || content === null) return null;
    const values = new Map<string, unknown>(Object.entries(fromOlder(content)));
    const { success, output } = v.safeParse(file, Object.fromEntries(values));
    if (!success || output.versao !== version) return null;
    const there = pieces.filter(({ name }) => values.has(name));
    const isRead = ({ name, entriesOf }: (typeof pieces)[number]) =>
      entriesOf(values.get(name), nothing) !== null;
    return {
      office: output.gabinete ?? null,
      values: Object.fromEntries(there.filter(isRead).map(({ name }) => [name, values.get(name)])),
      broken: there.filter((piece) => !isRead(piece)).map(({ label }) => label),
    };
  } catch {
    return null;
  }
}

/** Whether it is of another office than the one signed in to: what uses its lists serves nothing here. */
export const isOfOther = ({ office }: Incoming, own: number | null | undefined) =>
  office !== null && own !== null && office !== own;

/** A text as it may stand behind '#', and back. */
export function fragmentOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function textOfFragment(fragment: string): string | null {
  if (fragment.length > fileLimits.bytes) return null;
  try {
    const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
