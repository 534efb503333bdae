import { mostRatio, mostUnpackedBytes, SheetRefusal } from './bounds';

/* The little of ZIP that an .xlsx needs. The bytes that come out are counted: a directory may lie about them. */

export interface ZipEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
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
const headMark = 0x04034b50;
const endBytes = 22;
const listBytes = 46;
const headBytes = 30;
const mostComment = 65_535;
const mostEntries = 2_000;

const broken = () =>
  new SheetRefusal(
    'O arquivo .xlsx está incompleto ou estragado. Salve a planilha de novo e tente outra vez.',
  );
const tooLarge = () =>
  new SheetRefusal(
    'Este .xlsx guarda muito mais do que aparenta e não é aberto. Salve a planilha como .csv e tente outra vez.',
  );

/** The entries that a ZIP's directory lists. Throws SheetRefusal. */
function listEntries(view: DataView): Listed[] {
  let end = view.byteLength - endBytes;
  const last = Math.max(0, end - mostComment);
  while (end >= last && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < last) throw broken();
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw tooLarge();
  const listed: Listed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== listMark) throw broken();
    const nameBytes = view.getUint16(at + 28, true);
    listed.push({
      name: new TextDecoder().decode(
        new Uint8Array(view.buffer, view.byteOffset + at + listBytes, nameBytes),
      ),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += listBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return listed;
}

/** Unpacks the entries that `wanted` names. Throws SheetRefusal for a broken file and for a bomb. */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: (name: string) => boolean,
): Promise<ZipEntry[]> {
  let listed: Listed[];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    listed = listEntries(view);
  } catch (thrown) {
    throw thrown instanceof RangeError ? broken() : thrown;
  }
  const declared = listed.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > mostUnpackedBytes || declared > bytes.byteLength * mostRatio) throw tooLarge();
  const entries: ZipEntry[] = [];
  let left = mostUnpackedBytes;
  for (const entry of listed.filter(({ name }) => wanted(name))) {
    const unpacked = await inflate(packedOf(bytes, view, entry), entry.method, left);
    left -= unpacked.byteLength;
    entries.push({ name: entry.name, bytes: unpacked });
  }
  return entries;
}

function packedOf(bytes: Uint8Array<ArrayBuffer>, view: DataView, { offset, packed }: Listed) {
  if (offset + headBytes > bytes.byteLength) throw broken();
  const start = offset + headBytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.byteLength) throw broken();
  return bytes.subarray(start, start + packed);
}

const stored = 0;
const deflated = 8;

async function inflate(packed: Uint8Array<ArrayBuffer>, method: number, most: number) {
  if (method === stored) return packed;
  if (method !== deflated) throw broken();
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw broken();
    });
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * A ZIP of the same entries, not packed. The reader of .xlsx would unpack larger ones in workers made from a Blob, which
 * the Content-Security-Policy refuses.
 */
export function zipUnpacked(entries: readonly ZipEntry[]): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const called = new TextEncoder().encode(name);
    const size = bytes.byteLength;
    const head = record(headBytes, { 0: headMark, 18: size, 22: size, 26: called.byteLength });
    const listed = { 0: listMark, 20: size, 24: size, 28: called.byteLength, 42: offset };
    list.push(record(listBytes, listed), called);
    parts.push(head, called, bytes);
    offset += head.byteLength + called.byteLength + size;
  }
  const listSize = new Blob(list).size;
  const end = { 0: endMark, 8: entries.length, 10: entries.length, 12: listSize, 16: offset };
  return new Blob([...parts, ...list, record(endBytes, end)]).arrayBuffer();
}

/** A header of so many bytes. Its numbers, by place, take 32 bits; what one of 16 has too many are 0, or the next one's. */
function record(size: number, numbers: Readonly<Record<number, number>>) {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of Object.entries(numbers)) view.setUint32(Number(at), value, true);
  return bytes;
}
