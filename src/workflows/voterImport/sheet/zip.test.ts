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
    alwaysLater(fc.tuple(files, fc.boolean()), async ([packed, isWide]) => {
      const zip = openZip(zipFile(packed, isWide));
      expect(zip.names).toEqual(packed.map(({ name }) => name));
      for (const { name, text } of packed)
        expect([...((await bytesOf(zip, name.toUpperCase())) ?? [])]).toEqual([...text]);
      expect(await bytesOf(zip, 'nenhum.txt')).toBeNull();
    }));

  it('has its names parted as in any other, also as programs of Windows part them', async () => {
    const zip = openZip(zipFile([{ name: 'xl\\workbook.xml', text: 'a' }]));
    expect([zip.names, String(await bytesOf(zip, 'xl/workbook.xml'))]).toEqual([['xl/workbook.xml'], 'a']);
  });

  it('that is cut, or has another byte in it, is read or refused, and nothing else', () =>
    alwaysLater(
      fc.record({
        ...{ packed: files, at: fc.nat(), byte: fc.nat(255), isCut: fc.boolean(), isWide: fc.boolean() },
      }),
      async (drawn) => {
        const whole = zipFile(drawn.packed, drawn.isWide);
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
