export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const decode = (label: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(label, { fatal }).decode(bytes);

/** A text file's text: by its byte order mark, else strictly UTF-8, else Windows-1252, which reads any bytes. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le', bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be', bytes), encoding: 'UTF-16' };
  try {
    return { text: decode('utf-8', bytes, true), encoding: 'UTF-8' };
  } catch {
    return { text: decode('windows-1252', bytes), encoding: 'Windows-1252' };
  }
}
