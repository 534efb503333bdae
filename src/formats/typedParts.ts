/** An input's text and caret. */
export interface Typed {
  text: string;
  caret: number;
}

export interface Shape {
  sizes: readonly number[];
  mark: '/' | ':';
  between: RegExp;
}

/** The parts of a text, split at separators or where digits are unambiguous; null for anything but digits. */
export function partsOf(text: string, { sizes, between }: Shape): string[] | null {
  const parts = cutEnd(text.trim().split(between), sizes.length);
  return parts.every((part) => /^\d*$/.test(part)) ? parts : null;
}

/** `cutLast`, without a trailing separator. */
function cutEnd(parts: string[], most: number): string[] {
  const whole = parts.at(-1) === '' ? cutLast(parts.slice(0, -1), most) : [];
  return whole.length === most ? whole : cutLast(parts, most);
}

/** Splits unseparated digits from the fourth on (`2011` → `20`, `11`; `112` is ambiguous), later third. */
function cutLast(parts: string[], most: number): string[] {
  const last = parts.at(-1) ?? '';
  if (parts.length >= most || last.length < (parts.length === 1 ? 4 : 3)) return parts;
  return cutLast([...parts.slice(0, -1), last.slice(0, 2), last.slice(2)], most);
}

/** The edit that turned `before` into `text`: head, removed, inserted, tail. */
export function changeOf({ text, caret }: Typed, before: string, shape: Shape) {
  // At the end while there is room: some phones report the old caret.
  const isBehind = caret === text.length || !isOverfull(text, shape);
  if (isBehind && text.startsWith(before))
    return { head: before, taken: '', put: text.slice(before.length), tail: '' };
  const tail = text.slice(caret);
  if (!before.endsWith(tail)) return { head: '', taken: before, put: text, tail: '' };
  const end = before.length - tail.length;
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === text[start]) start += 1;
  return { head: text.slice(0, start), taken: before.slice(start, end), put: text.slice(start, caret), tail };
}

function isOverfull(text: string, shape: Shape): boolean {
  const parts = partsOf(text, shape) ?? [];
  return parts.length === shape.sizes.length && (parts.at(-1) ?? '').length > (shape.sizes.at(-1) ?? 0);
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

/**
 * Tidies parts while typing: a separator pads its part and survives deletion; a digit in a full part
 * overwrites the next; excess stays visible, to be refused.
 */
export function typeParts(shape: Shape, now: Typed, before: string, isForward = false): Typed {
  const { sizes, mark, between } = shape;
  const marked = (text: string) => text.replace(between, mark);
  const isWords = /[^\d]/.test(marked(now.text).replaceAll(mark, ''));
  if (isWords || /^\s*[+-]/.test(now.text)) return now;

  const change = changeOf(now, before, shape);
  const taken = marked(change.taken);
  let head = marked(change.head);
  let put = marked(change.head ? change.put : change.put.trimStart());
  let tail = marked(change.tail);

  if (put === mark && !taken.includes(mark)) {
    if (tail.startsWith(mark)) tail = tail.slice(1);
    else if (head === '' || head.endsWith(mark)) put = '';
  }
  const lost = count(taken, mark) - count(put, mark);
  if (lost > 0 && tail) {
    const isBefore = taken.startsWith(mark) && (taken !== mark || put !== '' || isForward);
    if (isBefore) head += mark;
    tail = mark.repeat(isBefore ? lost - 1 : lost) + tail;
  }
  if (/^\d+$/.test(put)) {
    const [right = ''] = tail.split(mark);
    const part = (head + put).split(mark);
    const excess = (part.at(-1) ?? '').length + right.length - (sizes[part.length - 1] ?? Infinity);
    if (excess > 0) tail = tail.slice(Math.min(excess, put.length, right.length));
  }

  let parts = `${head}${put}|${tail}`.split(mark);
  if (!tail) {
    const cut = change.put.length > 1 ? cutEnd : cutLast;
    parts = cut((head + put).split(mark), sizes.length);
    parts.push(`${parts.pop()}|`);
  }
  const text = parts
    .map((part, index) =>
      index < Math.min(parts.length, sizes.length) - 1 && /^\d$/.test(part) ? `0${part}` : part,
    )
    .join(mark);
  return /\d/.test(text) ? { text: text.replace('|', ''), caret: text.indexOf('|') } : { text: '', caret: 0 };
}
