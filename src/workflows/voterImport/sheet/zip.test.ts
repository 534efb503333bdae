import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysLater } from '@tests/always';
import { zipFile } from '@tests/zipFile';
import { SheetRefusal } from './bounds';
import { openZip } from './zip';

async function bytesOf(zip: ReturnType<typeof openZip>, name: string) {
  const pieces: Uint8Array[] = [];
  const isThere = await zip.read(name, (piece) => {
    pieces.push(piece);
    return false;
  });
  return isThere ? Buffer.concat(pieces) : null;
}

const files = fc.uniqueArray(
  fc.record({ name: fc.stringMatching(/^[a-z]{1,8}\.xml$/), text: fc.uint8Array({ maxLength: 60 }) }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 2 },
);

describe('a ZIP', () => {
  it('gives back each file as it was packed, and none that it has not', () =>
    alwaysLater(files, async (packed) => {
      const zip = openZip(zipFile(packed));
      expect(zip.names).toEqual(packed.map(({ name }) => name));
      for (const { name, text } of packed)
        expect([...((await bytesOf(zip, name.toUpperCase())) ?? [])]).toEqual([...text]);
      expect(await bytesOf(zip, 'nenhum.txt')).toBeNull();
    }));

  it('that is cut, or has another byte in it, is read or refused, and nothing else', () =>
    alwaysLater(
      fc.record({ packed: files, at: fc.nat(), byte: fc.nat(255), isCut: fc.boolean() }),
      async (drawn) => {
        const whole = zipFile(drawn.packed);
        const place = drawn.at % whole.length;
        const harmed = drawn.isCut ? whole.slice(0, place) : whole.with(place, drawn.byte);
        try {
          const zip = openZip(harmed);
          for (const name of zip.names) await bytesOf(zip, name);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(SheetRefusal);
        }
      },
    ));
});
