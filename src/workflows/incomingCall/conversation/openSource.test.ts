import { describe, expect, it } from 'vitest';
import { zipFile } from '@tests/zipFile';
import { fileSource, SourceRefusal, textSource } from './openSource';

const text = '12/11/2026 14:05 - Maria: Olá, à tarde';
const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const zipOf = (...files: { name: string; text: string | Uint8Array }[]) =>
  fileOf('Conversa.zip', zipFile(files));

describe('an exported conversation', () => {
  it('is the text of a .txt', async () => {
    const source = await fileSource(fileOf('Conversa do WhatsApp com Maria.txt', text));
    expect(source.text).toBe(text);
    expect(await source.open('IMG-1.jpg')).toBeNull();
  });

  it('is the text of a .zip, with its photos beside it', async () => {
    const source = await fileSource(
      zipOf(
        { name: 'IMG-1.jpg', text: Uint8Array.of(255, 216, 255) },
        { name: 'Conversa do WhatsApp com Maria.txt', text },
        { name: 'fotos/Conta.pdf', text: '%PDF' },
      ),
    );
    expect(source.text).toBe(text);
    const photo = await source.open('IMG-1.jpg');
    expect(photo).toMatchObject({ name: 'IMG-1.jpg', type: 'image/jpeg', size: 3 });
    expect(await source.open('Conta.pdf')).toMatchObject({ name: 'Conta.pdf', type: 'application/pdf' });
    expect(await source.open('IMG-2.jpg')).toBeNull();
  });

  it('is that of an iPhone, whatever other texts were sent', async () => {
    const source = await fileSource(zipOf({ name: 'lista.txt', text: 'outra' }, { name: '_chat.txt', text }));
    expect(source.text).toBe(text);
  });

  it('is told by the ends of names, and has the type of each file', async () => {
    const zip = zipFile([
      ...[
        { name: 'nota.txt.jpg', text: 'x' },
        { name: '_chat.txt.png', text: 'y' },
        { name: 'Conversa.TXT', text },
      ],
      ...['a.HEIC', 'b.mp4', 'c'].map((name) => ({ name, text: name })),
    ]);
    const source = await fileSource(fileOf('Conversa.txt.zip', zip));
    expect(source.text).toBe(text);
    const typeOf = async (name: string) => (await source.open(name))?.type;
    expect(await Promise.all(['nota.txt.jpg', '_chat.txt.png', 'a.HEIC', 'b.mp4', 'c'].map(typeOf))).toEqual([
      ...['image/jpeg', 'image/png', 'image/heic', '', ''],
    ]);
    expect(await (await source.open('b.mp4'))?.text()).toBe('b.mp4');
    const last = await fileSource(zipOf({ name: 'a_chat.txt', text: 'x' }, { name: 'wa/_chat.txt', text }));
    expect(last.text).toBe(text);
  });

  it.each([
    ['a .zip without a text', zipOf({ name: 'IMG-1.jpg', text: 'x' }), 'Não há uma conversa'],
    ['a file that is no .zip', fileOf('Conversa.zip', 'não é'), 'incompleto ou estragado'],
  ])('is refused aloud: %s', async (_, file, words) => {
    const refused = fileSource(file);
    await expect(refused).rejects.toBeInstanceOf(SourceRefusal);
    await expect(refused).rejects.toThrow(words);
  });

  it('is a text alone where it was pasted', async () => {
    expect(await textSource(text).open('IMG-1.jpg')).toBeNull();
  });
});
