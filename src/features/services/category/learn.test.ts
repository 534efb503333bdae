import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '@mocks/seed/createDatabase';
import { requests } from '@mocks/modules/services/requests';
import { always } from '@tests/always';
import { learn, maxProposed, proposer, type Past } from './learn';

const folds = [0, 1, 2, 3, 4, 5];

/** The number of held-out examples whose category is among the first `most` proposals. */
function rightOf(taught: readonly Past[], held: readonly Past[], most = maxProposed) {
  const propose = proposer(learn(taught));
  const right = held.filter(({ description, categoryName }) =>
    propose(description).slice(0, most).includes(categoryName),
  );
  return right.length / held.length;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

describe('the right category is among the first three', () => {
  const db = createDatabase({ today: '2026-11-20' });
  const ofDemo: Past[] = db.services
    .filter(({ clientId }) => clientId === 1)
    .map(({ description, categoryId }) => ({
      description,
      categoryName: db.serviceCategories.get(categoryId)?.name ?? '',
    }));

  it('for at least 80 of 100 requests of the demo that were held back', () => {
    const figures = folds.map((fold) =>
      rightOf(
        ofDemo.filter((_, at) => at % folds.length !== fold),
        ofDemo.filter((_, at) => at % folds.length === fold),
      ),
    );
    for (const figure of figures) expect(figure).toBeGreaterThanOrEqual(0.8);
    expect(mean(figures)).toBeGreaterThanOrEqual(0.9);
  });

  it('also where the same matter was never written in these words', () => {
    const written = (takes: (at: number) => boolean): Past[] =>
      requests.flatMap(({ texts, category }) =>
        texts
          .filter((_, at) => takes(at % folds.length))
          .map((description) => ({ description, categoryName: category })),
      );
    const figures = folds.map((fold) =>
      rightOf(
        written((at) => at !== fold),
        written((at) => at === fold),
      ),
    );
    for (const figure of figures) expect(figure).toBeGreaterThanOrEqual(0.8);
  });
});

const words = fc.constantFrom('poste', 'lampada', 'buraco', 'asfalto', 'galho', 'arvore', 'esgoto', 'fila');
const past = fc.array(
  fc.record({
    description: fc.array(words, { maxLength: 6 }).map((all) => all.join(' ')),
    categoryName: fc.constantFrom('Luz', 'Rua', 'Árvores', ' '),
  }),
  { maxLength: 30 },
);

describe('what is proposed', () => {
  it('are categories that were learned and are offered, each once, three at most', () =>
    always(past, fc.string(), fc.constantFrom('Luz', 'Rua'), (all, typed, gone) => {
      const names = new Set(all.map(({ categoryName }) => categoryName.trim()).filter(Boolean));
      const proposed = proposer(learn(all))(`${typed} poste galho`, (name) => name !== gone);
      expect(new Set(proposed).size).toBe(proposed.length);
      expect(proposed.length).toBeLessThanOrEqual(maxProposed);
      for (const name of proposed) expect(names.has(name) && name !== gone).toBe(true);
    }));

  it('does not depend on the order of the requests, nor on capitals and accents', () =>
    always(past, fc.array(words, { minLength: 1, maxLength: 5 }), (all, typed) => {
      const text = typed.join(' ');
      const propose = proposer(learn(all));
      const scores = new Set(propose(text));
      expect(new Set(proposer(learn(all.toReversed()))(text))).toEqual(scores);
      expect(propose(text.toUpperCase().replace('LAMPADA', 'LÂMPADA'))).toEqual(propose(text));
    }));

  const taught = (categoryName: string, ...texts: string[]) =>
    texts.map((description) => ({ description, categoryName }));

  it('is the likeliest first: what its words were written of most, then what is asked for most', () => {
    const all = [
      ...taught('Rua', 'buraco', 'asfalto', 'asfalto solto', 'buraco fundo'),
      ...taught('Luz', 'poste apagado', 'poste'),
      ...taught('Árvores', 'poste'),
      ...taught('Água', 'cano'),
    ];
    const propose = proposer(learn(all));
    expect(propose('poste').slice(0, 2)).toEqual(['Luz', 'Árvores']);
    expect(propose('poste')).toHaveLength(maxProposed);
    expect(propose('poste', (name) => name !== 'Luz')[0]).toBe('Árvores');
    expect(propose('buraco')[0]).toBe('Rua');
    expect(propose('poste', () => false)).toEqual([]);
    // Of two equally likely by words, the one with more services.
    const alike = proposer(learn([...taught('Luz', 'poste lixo'), ...taught('Rua', 'poste', 'lixo')]));
    expect(alike('poste')).toEqual(['Rua', 'Luz']);
  });

  it('leaves out what is far less likely than the first', () => {
    const words = 'lampada luminaria apagado escuridao refletor bairro inteiro';
    const all = [
      ...taught('Luz', ...Array.from({ length: 40 }, () => words)),
      ...taught('Rua', 'lampada caida'),
    ];
    expect(proposer(learn(all))(words)).toEqual(['Luz']);
    expect(proposer(learn(all))('lampada')).toEqual(['Luz', 'Rua']);
  });

  it('is learned of each request once, and of none without a category or a word', () => {
    const { categories } = learn([
      ...[
        ...taught('Luz', 'poste poste', 'poste', '', 'de'),
        ...taught(' Luz ', 'poste'),
        ...taught(' ', 'cano'),
      ],
    ]);
    expect(categories).toMatchObject([{ name: 'Luz', requests: 3 }]);
    expect(learn([]).words).toEqual([]);
  });

  it('is nothing for words never read, and where nothing was learned', () => {
    const one = [{ description: 'poste apagado', categoryName: 'Luz' }];
    expect(proposer(learn(one))('zebra xadrez')).toEqual([]);
    expect(proposer(learn([]))('poste apagado')).toEqual([]);
    expect(proposer(learn(one))('')).toEqual([]);
    expect(proposer(learn(one))('constructor __proto__ poste')).toEqual(['Luz']);
  });
});
