import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { heldLines, labelledPairs, tuningLines } from '@tests/labelledRequests';
import { judgeRequests } from './judge';
import { isSameName, streetOf, streetsIn } from './places';
import { traitsOfRequest, type RequestFacts } from './traits';

const alikeness = (one: RequestFacts, other: RequestFacts) =>
  judgeRequests(traitsOfRequest(one), traitsOfRequest(other));

describe.each([
  ['by which it was tuned', tuningLines],
  ['by which it was only measured', heldLines],
])('of a hundred labelled pairs %s', (_, lines) => {
  const pairs = labelledPairs(lines);
  const found = pairs.filter(({ one, other }) => alikeness(one, other) !== null);
  const right = found.filter(({ isSame }) => isSame).length;
  const same = pairs.filter(({ isSame }) => isSame).length;

  it(`at least 9 of 10 that are proposed are right (${right} of ${found.length})`, () => {
    expect(pairs).toHaveLength(100);
    expect(right / found.length).toBeGreaterThanOrEqual(0.9);
  });

  it(`at least 7 of 10 that ask for the same are proposed, each with a reason (${right} of ${same})`, () => {
    expect(right / same).toBeGreaterThanOrEqual(0.7);
    for (const { one, other } of found) expect(alikeness(one, other)?.reasons.length).toBeGreaterThan(0);
  });
});

const facts = (change: Partial<RequestFacts>): RequestFacts => ({
  description: 'Lâmpada queimada no poste da Rua das Acácias, muito escuro.',
  category: 'Iluminação pública',
  street: 'Rua das Acácias, 12',
  district: 'Jardim Aurélia',
  city: 'Campinas',
  ...change,
});

describe('why two are alike', () => {
  it('is said with the street as the address has it, and the words as they are written', () => {
    const other = facts({
      description: 'POSTE APAGADO NA R. DAS ACACIAS, MUITO ESCURO',
      street: 'Rua Um, 3',
      district: 'Centro',
    });
    expect(alikeness(facts({}), other)?.reasons).toEqual([
      'Mesma rua: Rua das Acácias',
      'Mesma categoria',
      'Palavras em comum: poste, escuro',
    ]);
  });

  it('may be other words of one matter, in one bairro', () => {
    const one = facts({ description: 'Quadra no escuro' });
    const other = facts({ description: 'Troca das lâmpadas', street: 'Rua Um, 3' });
    expect(alikeness(one, other)?.reasons).toEqual([
      'Mesmo bairro e categoria',
      'Mesmo assunto em outras palavras',
    ]);
  });

  it('is a document of both, whatever the words, the place and the category', () => {
    const one = facts({ documents: ['Indicação 412/2026'] });
    const other = facts({
      description: 'Vaga em creche',
      category: 'Educação',
      district: 'Centro',
      documents: ['Ofício 3/2026', 'Indicação 412/2026'],
    });
    expect(alikeness(one, other)?.reasons).toEqual(['Mesmo documento: Indicação 412/2026']);
  });

  it.each<[string, Partial<RequestFacts>]>([
    ['another category', { category: 'Saúde' }],
    ['no category', { category: '' }],
    ['another city', { city: 'Valinhos' }],
    ['another street', { description: 'Lâmpada queimada no poste da Rua dos Ipês' }],
    ['another bairro, and no street', { description: 'Lâmpada queimada, muito escuro', district: 'Centro' }],
  ])('is nothing with %s', (_, change) => expect(alikeness(facts({}), facts(change))).toBeNull());
});

describe('a street', () => {
  it.each([
    ['Rua Barão de Jaguara, 152', ['barao', 'jaguara']],
    ['Av. Dr. Moraes Salles 711', ['doutor', 'moraes', 'salles']],
    ['Rua 12, 40', ['12']],
    ['R. Sete - casa 2', ['7']],
    ['', []],
  ])('of an address is its name: %s', (address, name) => expect(streetOf(address)).toEqual(name));

  it.each([
    ['poste apagado na R. Dr. Quirino perto do banco', [['doutor', 'quirino']]],
    ['Rua de terra vira lama', []],
    ['baile na rua até de madrugada', []],
    ['na minha rua são três casas', []],
    ['esquina da rua Um com a avenida Brasil', [['1'], ['brasil']]],
  ])('is found in words: %s', (text, names) => expect(streetsIn(text)).toEqual(names));

  it('is the same with a slip, or without a title', () => {
    expect(isSameName(['jose', 'pugliesi'], ['jose', 'puglisi'])).toBe(true);
    expect(isSameName(['doutor', 'quirino'], ['quirino'])).toBe(true);
    expect(isSameName(['monte', 'belo'], ['monte', 'alegre'])).toBe(false);
    expect(isSameName([], [])).toBe(false);
  });
});

const some = fc.record({
  description: fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.constantFrom(
      ...labelledPairs(tuningLines).map(({ one }) => one.description),
      ...labelledPairs(heldLines).map(({ other }) => other.description),
    ),
  ),
  category: fc.constantFrom('Iluminação pública', 'ILUMINACAO PUBLICA', 'Saúde', ''),
  street: fc.constantFrom('Rua das Acácias, 12', 'Rua Um', ''),
  district: fc.constantFrom('Jardim Aurélia', 'Centro', ''),
  city: fc.constantFrom('Campinas', ''),
  documents: fc.subarray(['Indicação 1/2026', 'Ofício 2/2026']),
});

describe('whatever the requests', () => {
  it('one is like the other as the other is like the one, by the same score', () =>
    always(some, some, (one, other) => {
      const there = alikeness(one, other);
      const back = alikeness(other, one);
      expect(there === null).toBe(back === null);
      expect(there?.score).toBe(back?.score);
    }));

  it('nothing is proposed but of one category, or with a document of both', () =>
    always(some, some, (one, other) => {
      const found = alikeness(one, other);
      if (!found) return;
      expect(found.reasons.length).toBeGreaterThan(0);
      expect(found.score).toBeLessThanOrEqual(100);
      const isShared = one.documents.some((document) => other.documents.includes(document));
      const isSameCategory = one.category[0]?.toLowerCase() === other.category[0]?.toLowerCase();
      expect(isShared || (one.category !== '' && isSameCategory)).toBe(true);
    }));

  it('capitals change nothing', () =>
    always(some, some, (one, other) => {
      const loud = { ...other, description: other.description.toUpperCase() };
      // Some letters have no single capital.
      if (loud.description.toLowerCase() !== other.description.toLowerCase()) return;
      expect(alikeness(one, loud)?.score).toBe(alikeness(one, other)?.score);
    }));
});
