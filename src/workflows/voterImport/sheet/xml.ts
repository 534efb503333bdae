import { brokenFile } from './bounds';

/*
 * Reads the subset of XML used by workbooks, as a stream: a workbook can be larger than a string may be, and a parser
 * that keeps all of it, like those of the registries, needs ten times its size.
 */

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHearer {
  /** Names are without their prefix. */
  opened: (name: string, attributes: () => Attributes) => void;
  closed?: (name: string) => void;
  text?: (text: string) => void;
}

/** Maximum characters of a tag. */
const maxTag = 1_000_000;
/** Characters of its attributes that are read. */
const maxAttributes = 2_000;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescape = (text: string) =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
        (whole, hex, decimal, name) => {
          if (name) return entities[(name as string).toLowerCase()] ?? whole;
          const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        },
      )
    : text;

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The attributes of a tag, by name without prefix, except `r:id`, which differs from `id`. */
function attributesOf(tag: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of tag
    .slice(0, maxAttributes)
    .matchAll(/([^\s=/"'<>]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g)) {
    const key = name.includes(':') && local(name) === 'id' ? 'r:id' : local(name);
    found[key] = unescape(double ?? single ?? '');
  }
  return found;
}

/** End of a tag; characters in quotes do not end it. */
function tagEnd(text: string, start: number): number {
  const end = text.indexOf('>', start);
  if (end < 0) return -1;
  const tag = text.slice(start, end);
  if (!tag.includes('"') && !tag.includes("'")) return end;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

/** Reads pieces of XML, in order; `end` throws if the XML is incomplete. */
export function readXml({ opened, closed, text }: XmlHearer) {
  let rest = '';
  /** Count of open tags. */
  let depth = 0;

  /** Reads the markup at a `<`; returns the position after it, or -1 if it continues in the next piece. */
  function markup(piece: string, at: number): number {
    const skip = (start: string, end: string, heard?: (inside: string) => void) => {
      if (!piece.startsWith(start, at)) return undefined;
      const stop = piece.indexOf(end, at + start.length);
      if (stop < 0) return -1;
      heard?.(piece.slice(at + start.length, stop));
      return stop + end.length;
    };
    const other = skip('<!--', '-->') ?? skip('<![CDATA[', ']]>', text) ?? skip('<?', '?>');
    if (other !== undefined) return other;
    // No workbook has a DOCTYPE, whose entities can expand without limit.
    if (piece.startsWith('<!', at) && piece.length > at + 9) throw brokenFile();
    const end = tagEnd(piece, at + 1);
    if (end < 0) return -1;
    const tag = piece.slice(at + 1, end);
    if (tag.startsWith('/')) {
      depth -= 1;
      closed?.(local(tag.slice(1).trim()));
      return end + 1;
    }
    const isEmpty = tag.endsWith('/');
    const [name = ''] = /^[^\s/]{1,200}/.exec(tag) ?? [];
    opened(local(name), () => attributesOf(tag.slice(name.length)));
    if (isEmpty) closed?.(local(name));
    else depth += 1;
    return end + 1;
  }

  return {
    add(piece: string) {
      const whole = rest + piece;
      let at = 0;
      for (;;) {
        const start = whole.indexOf('<', at);
        if (start < 0) {
          // A character entity may continue in the next piece.
          const name = whole.lastIndexOf('&');
          const end =
            name >= at && whole.length - name < 12 && !whole.includes(';', name) ? name : whole.length;
          if (text && at < end) text(unescape(whole.slice(at, end)));
          rest = whole.slice(end);
          return;
        }
        if (text && start > at) text(unescape(whole.slice(at, start)));
        const next = markup(whole, start);
        if (next < 0) {
          rest = whole.slice(start);
          if (rest.length > maxTag) throw brokenFile();
          return;
        }
        at = next;
      }
    },
    end() {
      if (depth !== 0 || rest.startsWith('<')) throw brokenFile();
    },
  };
}
