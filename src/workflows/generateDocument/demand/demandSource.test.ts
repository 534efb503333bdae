import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '@/formats/text';
import { always } from '@tests/always';
import { countPeople, demandSource, commonest, placeOf, type Asked } from './demandSource';

const firsts = ['Maria Aparecida', 'João', 'ÁUREA', 'Caio Luís', 'Zilda', 'Otoniel'];
const lasts = ['da Silva', 'Kowalski', 'Nóbrega Prado', "D'Ávila", 'Brandt', 'de Sá'];
const names = firsts.flatMap((first) => lasts.map((last) => `${first} ${last}`));

const person = fc.record({ name: fc.constantFrom(...names), id: fc.integer({ min: 1, max: 30 }) });

interface Drawn {
  name: string;
  id: number;
}

const request = fc.record({
  who: person,
  /** Whose names the text contains: the requester's own, and neighbours'. */
  told: fc.array(fc.constantFrom('own', 'first', 'last'), { maxLength: 3 }),
  day: fc.integer({ min: 1, max: 28 }),
});

const askedOf = (drawn: readonly { who: Drawn; told: readonly string[]; day: number }[]): Asked[] =>
  drawn.map(({ who, told, day }, at) => {
    const name = { own: who.name, first: drawn[0]?.who.name ?? '', last: drawn.at(-1)?.who.name ?? '' };
    const words = told.map((of) => name[of as keyof typeof name]).join(' e ');
    return {
      service: {
        ...{ id: at + 1, reference: `AT-${at + 1}`, electorId: who.id, electorName: who.name },
        ...{ categoryName: 'Iluminação pública', departmentId: 4 },
        description: `${words} pedem lâmpada na rua.\nFalar com ${words.toUpperCase()}.`,
        requestDate: `2026-11-${String(day).padStart(2, '0')}`,
      },
      voter: { name: who.name, nickName: '', note: '', address: { district: 'Cambuí' } },
    } as unknown as Asked;
  });

it('says how many ask, and of nobody who it is, in what the paper takes without being told to', () =>
  always(fc.array(request, { minLength: 1, maxLength: 8 }), (drawn) => {
    const asked = askedOf(drawn);
    const { subject, problem, askers, service, district, reference } = demandSource(asked);
    const paper = foldText([subject, problem, askers, service, district, reference].join('\n'));
    for (const { who } of drawn) {
      expect(paper).not.toContain(foldText(who.name));
      const words = who.name.split(' ');
      expect(paper).not.toContain(foldText(`${words[0]} ${words.at(-1)}`));
    }
    const people = new Set(drawn.map(({ who }) => who.id)).size;
    expect(countPeople(asked)).toBe(people);
    expect(subject).toContain(`solicitada por ${people} morador`);
    expect(subject).toMatch(/^Iluminação pública – Cambuí: /);
  }));

it('takes what most say, and of as many what is said first', () => {
  expect(commonest(['a', 'b', 'b', '', '', ''])).toBe('b');
  expect(commonest(['b', 'a'])).toBe('b');
  expect(commonest(['', ' '])).toBe('');
});

const ask = (
  id: number,
  service: Partial<Asked['service']>,
  voter?: { name: string; district: string; note?: string },
): Asked =>
  ({
    service: {
      ...{
        id,
        reference: `AT-${id}`,
        electorId: id,
        electorName: '',
        categoryName: 'Poda',
        departmentId: null,
      },
      ...{ description: '', requestDate: '2026-11-01', ...service },
    },
    voter: voter && { nickName: '', note: '', ...voter, address: { district: voter.district } },
  }) as unknown as Asked;

it('is told in the words of who asked first for what most ask, with all who asked in their order', () => {
  const asked = [
    ask(4, { electorName: 'Zilda Reis', description: 'Cortar.', requestDate: '2026-11-04', departmentId: 9 }),
    ask(
      3,
      {
        electorId: 30,
        electorName: 'Caio Sá',
        description: ' Podar a árvore.\nLogo. ',
        requestDate: '2026-11-03',
        departmentId: 8,
      },
      { name: 'Caio Sá', district: 'Centro', note: 'Nome social: Cida Sá' },
    ),
    ask(
      2,
      { electorId: 30, electorName: 'Caio Sá', categoryName: 'Luz', requestDate: '2026-11-02' },
      { name: 'Caio Sá', district: 'Cambuí', note: 'Nome social: Cida Sá' },
    ),
    ask(
      5,
      { electorId: null, electorName: '', description: 'x', requestDate: null, categoryName: 'Luz' },
      { name: '', district: 'Centro' },
    ),
    ask(6, { electorId: null, requestDate: '2026-11-09' }),
  ];
  expect(demandSource(asked)).toEqual({
    reference: 'AT-5, AT-2, AT-3, AT-4, AT-6',
    requester: 'Cida Sá, Zilda Reis',
    askers: '4 moradores',
    subject: 'Poda – Centro: podar a árvore, solicitada por 4 moradores',
    service: 'Poda',
    problem: 'Podar a árvore.\nLogo.',
    areaInterest: 8,
    district: 'Centro',
  });
  expect(placeOf(asked)).toEqual({ category: 'Poda', district: 'Centro' });
});

it('has the words of the first where they ask for nothing of one kind', () => {
  const only = ask(1, { categoryName: '', description: 'Luz.' });
  expect(demandSource([only])).toMatchObject({
    problem: 'Luz.',
    subject: 'Luz, solicitada por 1 morador',
    district: '',
  });
});
