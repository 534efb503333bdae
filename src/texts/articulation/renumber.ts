import { rankOf, rewritten, type Kind, type Label } from './signs';
import { fromLetters, toLetters } from './numbers';
import { isNorm, sameLabel, type Device, type Norm } from './norm';

/* Renumbers a norm. Numbers with a letter suffix ('9º-A') stay after the number before them. */

export interface LineChange {
  line: number;
  start: number;
  end: number;
  from: string;
  to: string;
}

export interface Renumbering {
  changes: LineChange[];
  labels: ReadonlyMap<Device, Label>;
}

/** Letter suffixes: A to Z, then AA. */
const nextSuffix = (suffix: string) => toLetters((fromLetters(suffix.toLowerCase()) ?? 0) + 1).toUpperCase();

/** Counts siblings of one kind. */
function counter() {
  let last: Label = { number: 0, suffix: '' };
  return (own: Label): Label => {
    const number = last.number ?? 0;
    // A suffix before any number has no number to follow.
    last =
      own.suffix && number > 0
        ? { number, suffix: nextSuffix(last.suffix) }
        : { number: number + 1, suffix: '' };
    return last;
  };
}

/** Articles are numbered through the whole norm, everything else within its parent. */
export function renumber(norm: Norm): Renumbering {
  const { lines } = norm;
  const devices = isNorm(norm) ? norm.devices : [];
  const counters = new Map<Device | null, Map<Kind, ReturnType<typeof counter>>>();
  const siblings = new Map<Device | null, Map<Kind, number>>();
  const placeOf = ({ kind, parent }: Device) => (kind === 'article' ? null : parent);
  for (const device of devices) {
    const counts = siblings.get(placeOf(device)) ?? new Map<Kind, number>();
    siblings.set(placeOf(device), counts.set(device.kind, (counts.get(device.kind) ?? 0) + 1));
  }
  const labels = new Map<Device, Label>();
  const changes: LineChange[] = [];
  for (const device of devices) {
    const { kind } = device;
    const at = counters.get(placeOf(device)) ?? new Map<Kind, ReturnType<typeof counter>>();
    counters.set(placeOf(device), at);
    const next = at.get(kind) ?? counter();
    at.set(kind, next);
    const isSole = siblings.get(placeOf(device))?.get(kind) === 1;
    const counted = next(device);
    const staysSole = rankOf(kind) < rankOf('article') && device.number === null;
    const label: Label =
      isSole && (kind === 'paragraph' || staysSole) ? { number: null, suffix: '' } : counted;
    labels.set(device, label);
    if (sameLabel(label, device) && device.isWellWritten) continue;
    const line = lines[device.line] ?? '';
    const from = line.slice(device.start, device.end);
    const to = rewritten(device, label, line.slice(device.end));
    if (to !== from) changes.push({ line: device.line, start: device.start, end: device.end, from, to });
  }
  return { changes, labels };
}
