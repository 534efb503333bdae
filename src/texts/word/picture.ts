/* A `data:` image of a text, with the dimensions that Word requires. */

interface Picture {
  type: 'png' | 'jpg' | 'gif';
  data: Uint8Array;
  transformation: { width: number; height: number };
}

type Size = [width: number, height: number];

/** The width of a line on A4, in pixels of 1/96 inch. */
const lineWidth = 604;

function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff;) {
    const mark = view.getUint8(at + 1);
    // The frame header; 0xC4, 0xC8 and 0xCC are tables.
    if (mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark))
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const sizes: Readonly<Record<Picture['type'], (view: DataView) => Size | null>> = {
  png: (view) => (view.byteLength < 24 ? null : [view.getUint32(16), view.getUint32(20)]),
  gif: (view) => (view.byteLength < 10 ? null : [view.getUint16(6, true), view.getUint16(8, true)]),
  jpg: jpegSize,
};

/** Null for formats that Word does not show. */
export function pictureOf(source: string): Picture | null {
  const [, kind = '', packed = ''] = /^data:image\/(png|jpe?g|gif);base64,([^]*)$/i.exec(source) ?? [];
  if (!packed) return null;
  const type = /^j/i.test(kind) ? 'jpg' : (kind.toLowerCase() as Picture['type']);
  try {
    const data = Uint8Array.from(atob(packed.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    const [width = 0, height = 0] = sizes[type](new DataView(data.buffer)) ?? [];
    if (width < 1 || height < 1) return null;
    const scale = Math.min(1, lineWidth / width);
    const scaled = (size: number) => Math.max(1, Math.round(size * scale));
    return { type, data, transformation: { width: scaled(width), height: scaled(height) } };
  } catch {
    return null;
  }
}
