/*
 * The subset of ZIP needed for workbooks and conversations. Unpacked bytes are counted, since the directory
 * may be false.
 */

export interface ZipBounds {
  /** Total unpacked bytes. */
  maxUnpackedBytes: number;
  /** Maximum ratio of unpacked to packed size. */
  maxRatio: number;
  /** The error for a truncated or corrupt file. */
  broken: () => Error;
  /** The error for contents beyond the limits. */
  tooLarge: () => Error;
}

interface Listed {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

const endMark = 0x06054b50;
const listMark = 0x02014b50;
const endBytes = 22;
const listBytes = 46;
const wideMark = 0x07064b50;
const wideBytes = 20;
const headBytes = 30;
const maxComment = 65_535;
const maxEntries = 2_000;

const inWide = 0xffffffff;
const wideNumber = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** Where the end of a ZIP64's directory is described; 0 for any other ZIP. */
function wideEnd(view: DataView, end: number): number {
  const at = end - wideBytes;
  return at >= 0 && view.getUint32(at, true) === wideMark ? wideNumber(view, at + 8) : 0;
}

/** The numbers, each that does not fit replaced by the next one in the extra field of a ZIP64. */
function wideNumbers(view: DataView, numbers: readonly number[], start: number, end: number): number[] {
  let at = start;
  while (at < end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  at -= 4;
  return numbers.map((one) => (one === inWide ? wideNumber(view, (at += 8)) : one));
}

/** The entries in a ZIP's directory. */
function listEntries(view: DataView, { broken, tooLarge }: ZipBounds): Listed[] {
  let end = view.byteLength - endBytes;
  const last = Math.max(0, end - maxComment);
  while (end >= last && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < last) throw broken();
  const wide = wideEnd(view, end);
  const count = wide ? wideNumber(view, wide + 32) : view.getUint16(end + 10, true);
  if (count > maxEntries) throw tooLarge();
  const listed: Listed[] = [];
  let at = wide ? wideNumber(view, wide + 48) : view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== listMark) throw broken();
    const nameBytes = view.getUint16(at + 28, true);
    const extra = at + listBytes + nameBytes;
    const extraEnd = extra + view.getUint16(at + 30, true);
    // Sizes of 64 bits are in the extra field, in this order.
    const [unpacked = 0, packed = 0, offset = 0] = wideNumbers(
      view,
      [24, 20, 42].map((place) => view.getUint32(at + place, true)),
      extra,
      extraEnd,
    );
    listed.push({
      name: new TextDecoder()
        .decode(new Uint8Array(view.buffer, view.byteOffset + at + listBytes, nameBytes))
        // As some programs of Windows write it.
        .replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      ...{ packed, unpacked, offset },
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return listed;
}

export interface Zip {
  names: string[];
  /**
   * Passes an entry's bytes to `add` piece by piece until it returns false; resolves to false if there is no
   * such entry.
   */
  read: (name: string, add: (piece: Uint8Array) => boolean) => Promise<boolean>;
}

/** Opens a ZIP; entry names are case-insensitive. Throws the given errors for a broken file and for a zip bomb. */
export function openZip(bytes: Uint8Array<ArrayBuffer>, bounds: ZipBounds): Zip {
  const { maxUnpackedBytes, maxRatio, broken, tooLarge } = bounds;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let listed: Listed[];
  try {
    listed = listEntries(view, bounds);
  } catch (thrown) {
    throw thrown instanceof RangeError ? broken() : thrown;
  }
  const most = Math.min(maxUnpackedBytes, bytes.byteLength * maxRatio);
  const declared = listed.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > most) throw tooLarge();
  const entries = new Map(listed.map((entry) => [entry.name.toLowerCase(), entry]));
  return {
    names: listed.map(({ name }) => name),
    async read(name, add) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return false;
      await inflate(packedOf(bytes, view, entry, bounds), entry, { ...bounds, maxUnpackedBytes: most }, add);
      return true;
    },
  };
}

function packedOf(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { offset, packed }: Listed,
  { broken }: ZipBounds,
) {
  if (offset + headBytes > bytes.byteLength) throw broken();
  const start = offset + headBytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.byteLength) throw broken();
  return bytes.subarray(start, start + packed);
}

const stored = 0;
const deflated = 8;

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  { method }: Listed,
  { maxUnpackedBytes: most, broken, tooLarge }: ZipBounds,
  add: (piece: Uint8Array) => boolean,
) {
  if (method === stored) {
    add(packed);
    return;
  }
  if (method !== deflated) throw broken();
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw broken();
      });
      if (done) return;
      size += value.byteLength;
      if (size > most) throw tooLarge();
      if (add(value)) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
