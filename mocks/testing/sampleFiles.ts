/** Magic bytes, which the API checks. */
const beginnings = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

export function sampleBytes(kind: keyof typeof beginnings, size = 16): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(0x78);
  bytes.set(beginnings[kind]);
  return bytes;
}
