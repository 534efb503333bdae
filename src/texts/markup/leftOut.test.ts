import { describe, expect, it } from 'vitest';
import { countOf, leaveOut, nothingLeft, pastedWithout, savedWithout, type LeftKind } from './leftOut';

const left = (counts: Partial<Record<LeftKind, number>>, ...alts: string[]) => ({ counts, alts });

it('is counted by its kind, and nothing is no kind', () => {
  const out = nothingLeft();
  leaveOut(out, 'comments');
  leaveOut(out, 'comments', 2);
  leaveOut(out, 'rows', 0);
  expect(out).toEqual(left({ comments: 3 }));
  leaveOut(out, 'links');
  expect([countOf(out), countOf(out, 'comments', 'rows'), countOf(out, 'comments', 'links')]).toEqual([
    0, 3, 4,
  ]);
});

describe('what a paste left out is said in one sentence:', () => {
  it.each<[string, ReturnType<typeof left>]>([
    ['', nothingLeft()],
    ['', left({ links: 2, looks: 1 })],
    ['Uma imagem ficou de fora.', left({ pictures: 1 })],
    ['Uma imagem ficou de fora: “Brasão”.', left({ pictures: 1, links: 1 }, 'Brasão')],
    ['1 comentário ficou de fora.', left({ comments: 1 })],
    ['2 imagens ficaram de fora. As imagens: “A” e “B”.', left({ pictures: 2 }, 'A', 'B')],
    ['1 imagem e 2 comentários ficaram de fora. A imagem: “A”.', left({ comments: 2, pictures: 1 }, 'A')],
    [
      '1 imagem, 1 linha oculta e 2 colunas ocultas ficaram de fora.',
      left({ pictures: 1, rows: 1, columns: 2, deleted: 0 }),
    ],
    ['3 imagens ficaram de fora. As imagens: “A”, “B” e “C”.', left({ pictures: 3 }, 'A', 'B', 'C')],
    ['5 imagens ficaram de fora. As imagens: “A”, “B”, “C” e mais 2.', left({ pictures: 5 }, ...'ABCDE')],
  ])('%s', (says, out) => expect(pastedWithout(out)).toBe(says));
});

describe('what a stored text loses at its next save is said in one sentence:', () => {
  it.each<[string, ReturnType<typeof left>]>([
    ['', nothingLeft()],
    [
      'O texto guardado traz 1 destino de link, que não cabe no editor e sai do texto quando você salvar.',
      left({ links: 1 }),
    ],
    [
      'O texto guardado traz cores ou tipos de letra, que não cabem no editor e saem do texto quando você salvar.',
      left({ looks: 1 }),
    ],
    [
      'O texto guardado traz 2 imagens de outro site, que não cabem no editor e saem do texto quando você salvar. Das imagens: “A” e “B”.',
      left({ pictures: 2 }, 'A', 'B'),
    ],
  ])('%s', (says, out) => expect(savedWithout(out)).toBe(says));
});
