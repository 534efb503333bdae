import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { heldLines, labelledPairs, tuningLines } from '@tests/labelledRequests';
import { scoreRequests } from './scoreRequests';
import { isSameName, streetOf, streetsIn } from './placeNames';
import { traitsOfRequest, type RequestFacts } from './traits';

const alikeness = (one: RequestFacts, other: RequestFacts) =>
  scoreRequests(traitsOfRequest(one), traitsOfRequest(other));

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

const asked = (description: string, change: Partial<RequestFacts> = {}) =>
  facts({ description, street: '', ...change });
const [dark, post] = ['Lâmpada apagada', 'Poste apagado'];

describe('how alike two are', () => {
  it.each<[string, RequestFacts, RequestFacts, number]>([
    ['a bairro and a matter', asked('Quadra no escuro'), asked('Troca das lâmpadas'), 30],
    [
      'a bairro, a matter and half of the words',
      asked('Praça escura'),
      asked('Praça nova e lâmpada'),
      30 + 15,
    ],
    ['a street as well', asked(`${dark} na Rua Ipê Roxo`), asked(`${post} na rua Ipê Roxo`), 30 + 20 + 15],
    ['two matters', asked('Lâmpada e buraco'), asked('Escuro e cratera'), 10 + 30],
    [
      'all that there may be',
      asked('Lâmpada, buraco e bueiro na Rua Ipê Roxo', { documents: ['Ofício 1'] }),
      asked('Lâmpada, buraco e bueiro na Rua Ipê Roxo', { documents: ['Ofício 1'] }),
      100,
    ],
    [
      'a document alone',
      asked('Vaga em creche', { documents: ['Ofício 1'], category: 'Educação', district: '' }),
      asked(post, { documents: ['Ofício 1'] }),
      40 + 10,
    ],
  ])('is counted by what they have in common: %s', (_, one, other, score) => {
    expect([alikeness(one, other)?.score, alikeness(other, one)?.score]).toEqual([score, score]);
  });

  it('is told with four words at the most, and the street as its words have it where nobody lives there', () => {
    const many = asked('Praça sem banco, lixeira, grama, parquinho e placa na rua Ipê Roxo');
    expect(alikeness(many, many)?.reasons).toEqual([
      'Mesma rua: Ipe Roxo',
      'Mesmo bairro e categoria',
      'Palavras em comum: praça, banco, lixeira, grama',
    ]);
  });

  it.each<[string, RequestFacts, RequestFacts]>([
    ['one says no city', asked(dark, { city: '' }), asked(dark)],
    ['one names a street, and the other none', asked(`${dark} na Rua Ipê Roxo`), asked(dark)],
    ['half of the words are the same', asked('Praça suja'), asked('Praça fechada, portão')],
    ['one speaks of a matter, and the other of none', asked('Praça suja'), asked('Praça suja, buraco')],
    ['both speak of one bus line', asked('Linha 381 lotada'), asked('Ônibus atrasado, linha 381')],
    ['one speaks of a bus line', asked('Linha 381 lotada'), asked('Linha lotada')],
    [
      'a quarter of the words is the same in one street',
      asked('Praça suja, portão quebrado, na rua Ipê Roxo'),
      asked('Praça fechada, chave, cadeado, na rua Ipê Roxo'),
    ],
  ])('is something where %s', (_, one, other) => expect(alikeness(one, other)).not.toBeNull());

  it.each<[string, RequestFacts, RequestFacts]>([
    ['neither has a category', asked(dark, { category: '' }), asked(dark, { category: '' })],
    ['each speaks of a matter of its own', asked('Praça: lâmpada'), asked('Praça: buraco')],
    ['they speak of two bus lines', asked('Linha 381 lotada'), asked('Linha 382 lotada')],
    ['a third of the words is the same', asked('Praça suja, portão'), asked('Praça fechada, chave')],
    [
      'they name two streets of one bairro',
      asked(`${dark} na Rua Ipê Roxo`),
      asked(`${dark} na Rua Acácias`),
    ],
  ])('is nothing where %s', (_, one, other) => expect(alikeness(one, other)).toBeNull());
});

describe('what is known of a request', () => {
  const known = (change: Partial<RequestFacts>) => traitsOfRequest(facts({ street: '', ...change }));

  it.each([
    ['Falta água', ['falta de agua']],
    ['Acabou a água', ['falta de agua']],
    ['Sem luz na água', ['luz']],
    ['Sem resposta para a água', []],
    ['Poste apagado', ['luz']],
    ['Poste torto', ['queda']],
    ['Poste', ['luz']],
    ['Conta de luz', ['conta']],
  ])('is that “%s” is of %j', (description, matters) =>
    expect([...known({ description }).matters].toSorted()).toEqual(matters),
  );

  it.each([
    ['Linha 381 e ônibus 382', ['381', '382']],
    ['Linha 38, linha 3811, linha x381, casa 383', []],
    ['381', []],
  ])('are the bus lines of “%s”: %j', (description, lines) =>
    expect([...known({ description }).lines]).toEqual(lines),
  );

  it('is its category, city and street, however they are written', () => {
    expect(
      known({ category: ' Iluminação  ', city: ' CAMPINAS ', street: ' Rua das Acácias , 12; fundos' }),
    ).toMatchObject({ city: 'campinas', ownStreetText: 'Rua das Acácias', ownStreet: ['acacias'] });
    expect(known({ category: ' Saúde ' }).category).toBe('saude');
  });

  it('is that it is of where who asks lives, if it says so and their street is known', () => {
    const own = { description: 'Escuro na minha rua', street: 'Rua das Acácias, 12' };
    expect(known(own).streets).toEqual([['acacias']]);
    expect(known({ ...own, street: '' }).streets).toEqual([]);
    expect(known({ ...own, description: 'Escuro na praça' }).streets).toEqual([]);
    expect(known({ ...own, description: 'Na minha rua e na Rua Beta' }).streets).toEqual([['beta']]);
  });

  it('are the words that say what, as they are written, and none of a street', () => {
    const signs = (description: string) => [...known({ description }).signs.values()].toSorted();
    expect(signs('LIXEIRA quebrada, Coração-de-mãe na Rua Lixeira Nova')).toEqual([
      'coração',
      'mãe',
      'quebrada',
    ]);
    // A street may be named like a topic.
    expect(signs('Lâmpada apagada na Rua da Lâmpada')).toContain('lâmpada');
  });
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
