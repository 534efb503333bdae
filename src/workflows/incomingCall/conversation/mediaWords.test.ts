import { expect, it } from 'vitest';
import { leftOutText } from './mediaWords';

it.each<[string, Parameters<typeof leftOutText>[0], number, string]>([
  ['one sound', new Map([['audio', 1]]), 0, '1 áudio não entra no atendimento.'],
  [
    'several kinds',
    new Map([
      ['audio', 2],
      ['video', 1],
      ['unknown', 1],
    ]),
    0,
    '2 áudios, 1 vídeo e 1 mídia não entram no atendimento.',
  ],
  ['photos that are there', new Map([['photo', 2]]), 2, ''],
  ['one photo of two', new Map([['photo', 2]]), 1, '1 foto não entra no atendimento.'],
  [
    'a photo and a document of which one is there',
    new Map([
      ['photo', 1],
      ['document', 1],
    ]),
    1,
    '1 documento não entra no atendimento.',
  ],
  ['nothing', new Map(), 0, ''],
])('what does not come in is named, never dropped: %s', (_, counts, attached, expected) => {
  expect(leftOutText(counts, attached)).toBe(expected);
});
