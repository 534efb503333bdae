/** Texts of digits in parts, such as dates and hours, while somebody types them; `typed` says what they mean. */

/** What stands in an input, and where the caret is. */
export interface Typed {
  text: string;
  caret: number;
}

/** The parts of a text of digits, such as day, month and year. */
export interface Shape {
  /** How many digits fit into each part. */
  sizes: readonly number[];
  /** What stands between two parts when they are shown. */
  mark: '/' | ':';
  /** What may be typed between them. */
  between: RegExp;
}

/** The parts of a text: as separated, or cut where so many digits in a row leave no doubt. Null for anything but digits. */
export function partsOf(text: string, { sizes, between }: Shape): string[] | null {
  const parts = cutEnd(text.trim().split(between), sizes.length);
  return parts.every((part) => /^\d*$/.test(part)) ? parts : null;
}

/** As cutLast, and without a separator behind the last part. */
function cutEnd(parts: string[], most: number): string[] {
  const whole = parts.at(-1) === '' ? cutLast(parts.slice(0, -1), most) : [];
  return whole.length === most ? whole : cutLast(parts, most);
}

/**
 * Cuts digits typed in a row: from the fourth on (`2011` → `20`, `11`; but `112` may be 1/12 or 11/2), or from the third
 * behind a separator (`1/122026`).
 */
function cutLast(parts: string[], most: number): string[] {
  const last = parts.at(-1) ?? '';
  if (parts.length >= most || last.length < (parts.length === 1 ? 4 : 3)) return parts;
  return cutLast([...parts.slice(0, -1), last.slice(0, 2), last.slice(2)], most);
}

/** The change that made `text` out of `before`: what stands before it, was taken away, was put in, stands after it. */
export function changeOf({ text, caret }: Typed, before: string, shape: Shape) {
  // At the end while there is room, wherever the caret is said to be: some phones tell where it was.
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
 * Tidies parts while they are typed. A separator ends a part and gives it its zero; a separator that is typed over or
 * deleted between two parts stays, so that they keep apart; a digit typed inside a full part takes the next one's place.
 * What does not fit stays in sight, to be refused.
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
    // Blanks often come behind a pasted text.
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
