import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '@/formats/text';
import { always } from '@tests/always';
import { countPeople, demandSource, mostSaid, type Asked } from './demandSource';

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
  /** Whose names stand in what is told: their own, and of neighbours. */
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
  expect(mostSaid(['a', 'b', 'b', '', '', ''])).toBe('b');
  expect(mostSaid(['b', 'a'])).toBe('b');
  expect(mostSaid(['', ' '])).toBe('');
});
