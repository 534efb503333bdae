/*
 * Invisible content: Word comments, tracked deletions, hidden text, field codes. Detected by an element's
 * attributes, before its tag is written.
 */

/**
 * Why an element is not part of the text. A `note` is counted with the element it belongs to; an `end` is a
 * line end, unless it has words.
 */
export type Unseen = 'comment' | 'anchor' | 'note' | 'end' | 'deleted' | 'hidden';

type Attributes = ReadonlyMap<string, string>;

const isHiddenStyle = (style: string) =>
  /(?:^|[;\s])display\s*:\s*none|(?:^|[;\s])visibility\s*:\s*(?:hidden|collapse)/i.test(style);
const isHiddenByWord = (style: string) => /mso-hide\s*:\s*all/i.test(style);

function ofWord(
  name: string,
  classes: readonly string[],
  style: string,
  attributes: Attributes,
): Unseen | null {
  if (/mso-element\s*:\s*comment\b(?!-)/i.test(style)) return 'comment';
  if (/mso-element\s*:\s*comment-list/i.test(style)) return 'note';
  if (classes.includes('msocomanchor')) return 'anchor';
  if (classes.some((one) => /^(?:mso?commentreference|msocomoff|msocomtxt|msocommenttext)$/i.test(one)))
    return 'note';
  if (name === 'o:p' || classes.includes('EOP')) return 'end';
  if (classes.some((one) => /^TrackChange\w*Deletion$/i.test(one))) return 'deleted';
  if (name === 'del' && (attributes.has('datetime') || attributes.has('cite'))) return 'deleted';
  return isHiddenByWord(style) ? 'hidden' : null;
}

/**
 * Why an element is unseen; null for most.
 * @param isPasted whether content that its program shows beside the text counts too; in a stored text it is visible
 * @param hiddenClasses class names that a style sheet hides
 */
export function unseenAs(
  name: string,
  attributes: Attributes,
  isPasted: boolean,
  hiddenClasses: ReadonlySet<string>,
): Unseen | null {
  const style = attributes.get('style') ?? '';
  const isHidden = attributes.has('hidden') || isHiddenStyle(style);
  if (!isPasted) return isHidden ? 'hidden' : null;
  const classes = (attributes.get('class') ?? '').split(/\s+/, 20);
  const word = ofWord(name, classes, style, attributes);
  if (word) return word;
  return isHidden || classes.some((one) => hiddenClasses.has(one)) ? 'hidden' : null;
}

const rule = /([^{}]{1,400})\{([^{}]*)\}/g;

/** Adds the class names that a style sheet hides, from plain selectors as Word writes them. */
export function addHiddenClasses(sheet: string, classes: Set<string>) {
  for (const [, selectors = '', body = ''] of sheet.matchAll(rule)) {
    if (!isHiddenStyle(body) && !isHiddenByWord(body)) continue;
    for (const selector of selectors.split(',')) {
      const name = /^\s*[a-z]*\.([\w-]+)\s*$/i.exec(selector.replace(/^[\s\S]*(?:<!--|\*\/)/, ''))?.[1];
      if (name) classes.add(name);
    }
  }
}

/** Adds list kinds by class from a style sheet, as Apple's programs write them: `ol.ol1 {list-style-type: …}`. */
export function addListKinds(sheet: string, kinds: Map<string, string>) {
  for (const [, selector = '', body = ''] of sheet.matchAll(rule)) {
    const name = /(?:^|[\s}>])[ou]l\.([\w-]+)\s*$/.exec(selector)?.[1];
    const kind = /list-style(?:-type)?\s*:\s*([a-z-]{1,20})/.exec(body)?.[1];
    if (name && kind) kinds.set(name, kind);
  }
}

const fieldPart = /mso-element\s*:\s*field-(begin|separator|end)/i;

/** Tracks Word's fields: the code between begin and separator is hidden, the result after it is visible. */
export function fieldReader(html: string) {
  const lastEnd = Math.max(html.lastIndexOf('field-separator'), html.lastIndexOf('field-end'));
  const open: ('code' | 'result')[] = [];
  return {
    /** @param at position of the element: without an end after it, a field is ignored */
    read(style: string, at: number) {
      const part = fieldPart.exec(style)?.[1]?.toLowerCase();
      if (part === 'begin' && at < lastEnd && open.length < 20) open.push('code');
      else if (part === 'separator' && open.length > 0) open[open.length - 1] = 'result';
      else if (part === 'end') open.pop();
    },
    /** A code ends within its line; otherwise the field was never closed. */
    endLine() {
      if (open.includes('code')) open.length = 0;
    },
    isCode: () => open.includes('code'),
  };
}

/** Whether a style or a `font` changes the look of letters from the sheet's default. */
export function hasOwnLook(name: string, attributes: Attributes): boolean {
  const style = attributes.get('style') ?? '';
  if (name === 'font' && (attributes.has('color') || attributes.has('size'))) return true;
  return style.split(';', 60).some((part) => {
    const [property = '', value = ''] = part.split(':', 2).map((one) => one.trim().toLowerCase());
    if (property === 'color') return !/^(?:black|#0{3,6}|windowtext|inherit|rgb\(0, ?0, ?0\))$/.test(value);
    if (property === 'background' || property === 'background-color')
      return !/^(?:none|transparent|white|#f{3,6}|inherit|initial)$/.test(value);
    if (property === 'font-size') return !/^(?:12(?:\.0)?pt|16px|inherit|medium)$/.test(value);
    return property === 'font-family' && !/times|serif\s*$/.test(value.replace('sans-serif', ''));
  });
}
