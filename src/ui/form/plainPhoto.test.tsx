import { expect, it } from 'vitest';
import { plainPhoto } from './plainPhoto';

/** A JPEG with its location as metadata. */
const photo = (note: string) =>
  new File(
    [
      new Uint8Array([0xff, 0xd8]),
      ...(note ? [new Uint8Array([0xff, 0xfe, 0, note.length + 2]), note] : []),
      new Uint8Array([0xff, 0xda, 0, 3, 1, 7, 0xff, 0xd9]),
    ],
    'rua.jpg',
    { type: 'image/jpeg', lastModified: 5 },
  );

it('sends a photo without its notes, and the very file where it has none', async () => {
  const noted = photo('LUGAR');
  const plain = await plainPhoto(noted);
  expect(plain).toMatchObject({ name: 'rua.jpg', type: 'image/jpeg', lastModified: 5, size: noted.size - 9 });
  const bare = photo('');
  expect(await plainPhoto(bare)).toBe(bare);
  const other = new File(['x'], 'x.png');
  expect(await plainPhoto(other)).toBe(other);
});
