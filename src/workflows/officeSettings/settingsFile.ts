import * as v from 'valibot';
import { pieces } from './pieces';

/* An office's settings in a file or URL: only what the pieces declare, each validated when read. */

export const fileLimits = { bytes: 1_500_000, link: 6000 };

const version = 1;

// Only the parts of valibot already in the first pages' code: others would enlarge it.
const file = v.object({
  tribuna: v.picklist(['ajustes']),
  versao: v.number(),
  /** The office's id, as list ids mean nothing in another office. */
  gabinete: v.optional(v.nullable(v.number())),
});

export interface Incoming {
  office: number | null;
  /** By name of the piece. */
  values: Readonly<Record<string, unknown>>;
  /** Names of pieces that are present but unreadable. */
  broken: readonly string[];
}

const nothing = { statuses: [], categories: [] };

export const fileName = 'ajustes.json';

/** The file of the chosen pieces. */
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

/** Converts an older single-purpose file to the current format. */
function fromOlder(content: object): object {
  if ('abertos' in content) return { tribuna: 'ajustes', versao: version, prazos: content };
  if ('modelos' in content) return { tribuna: 'ajustes', versao: version, textos: content.modelos };
  return content;
}

/** Parses a file of any origin; null for any other file. */
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

/** Whether it is from another office than the current one: pieces that use its lists are then useless. */
export const isOfOther = ({ office }: Incoming, own: number | null | undefined) =>
  office !== null && own !== null && office !== own;

/** A text as a URL fragment, and back. */
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
