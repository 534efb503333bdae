import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { factsOf, saysWhere, type AlikeRow } from './alikeRow';
import { alikeGroups, alikeOf } from './findAlike';
import { createAlikeFinder } from './finder';
import { scoreRequests } from './score/scoreRequests';
import { traitsOfRequest } from './score/traits';

const rowOf = (id: number, change: Partial<AlikeRow> = {}): AlikeRow => ({
  ...{ id, reference: `AT-${id}`, statusId: 1, statusName: 'Aberto', statusColor: '', electorId: id },
  ...{ electorName: 'Ana', electorTelephone: '', departmentName: '', requestDate: '2026-11-01' },
  ...{ description: 'Lâmpada queimada no poste da Rua das Acácias', categoryName: 'Iluminação pública' },
  ...{ address: 'Rua das Acácias', districtName: 'Jardim Aurélia', cityName: 'Campinas' },
  ...change,
});
const knownOf = (row: AlikeRow) => ({ row, traits: traitsOfRequest(factsOf(row)) });

const rows = fc
  .array(
    fc.record({
      description: fc.constantFrom(
        'Lâmpada queimada na Rua das Acácias',
        'poste apagado na r. das acacias',
        'Rua dos Ipês no escuro',
        'buraco na rua dos ipes',
        'Praça no escuro',
        '',
      ),
      categoryName: fc.constantFrom('Iluminação pública', 'Asfalto e buracos'),
      districtName: fc.constantFrom('Jardim Aurélia', 'Centro', ''),
    }),
    { maxLength: 25 },
  )
  .map((all) => all.map((row, at) => knownOf(rowOf(at + 1, row))));

describe('groups', () => {
  it('hold each request once at most, and only what is like the first of the group', () =>
    always(rows, (base) => {
      const traits = new Map(base.map((known) => [known.row.id, known.traits]));
      const groups = alikeGroups(base);
      const ids = groups.flatMap(({ first, others }) => [first.id, ...others.map(({ row }) => row.id)]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { first, others } of groups) {
        const of = traits.get(first.id);
        for (const { row } of others) {
          const other = traits.get(row.id);
          expect(of && other && scoreRequests(of, other)).toBeTruthy();
        }
      }
    }));

  it('miss nobody who is like another that is in none', () =>
    always(rows, (base) => {
      const grouped = new Set(
        alikeGroups(base).flatMap(({ first, others }) => [first.id, ...others.map(({ row }) => row.id)]),
      );
      const left = base.filter(({ row }) => !grouped.has(row.id));
      for (const { row, traits } of left) expect(alikeOf(row.id, traits, left)).toEqual([]);
    }));
});

/** Services about unlit lamp posts, numbered, with these texts. */
const posts = (...words: (string | Partial<AlikeRow>)[]) =>
  words.map((one, at) => {
    const change = typeof one === 'string' ? { description: `Poste apagado ${one}` } : one;
    return knownOf(rowOf(at + 1, { address: '', districtName: '', ...change }));
  });
const idsOf = (groups: ReturnType<typeof alikeGroups>) =>
  groups.map(({ first, others }) => [first.id, ...others.map(({ row }) => row.id)]);

describe('the order', () => {
  it('of those like one is by how much they are, and then by age', () => {
    const [one, ...others] = posts(
      'na rua Ipê Roxo',
      { description: 'Poste, fio e portão na rua Ipê Roxo' },
      'na rua Ipê Roxo',
      'na rua Ipê Roxo',
    );
    const base = others.toReversed();
    if (one) expect(alikeOf(1, one.traits, [one, ...base]).map(({ row }) => row.id)).toEqual([3, 4, 2]);
  });

  it('ends after a hundred', () => {
    const base = posts(...Array.from({ length: 103 }, () => 'na rua Ipê Roxo'));
    const found = alikeOf(1, base[0]?.traits ?? traitsOfRequest(factsOf(rowOf(1))), base);
    expect([found.length, found.at(-1)?.row.id]).toEqual([100, 101]);
  });

  it('of groups is by how many they hold, and then by the age of the first, which most are like', () => {
    const two = ['na rua Beta Nova', 'na rua Beta Nova'];
    const chain = ['na rua Alfa', 'na rua Alfa, esquina da rua Gama', 'na rua Gama'];
    expect(idsOf(alikeGroups(posts(...two, ...chain, 'na rua Zeta', 'na rua Teta', 'na rua Teta')))).toEqual([
      [4, 3, 5],
      [1, 2],
      [7, 8],
    ]);
    expect(idsOf(alikeGroups(posts(...two).toReversed()))).toEqual([[1, 2]]);
  });

  it('leaves alone whom only those are like that are in a group', () => {
    const chain = [
      'na rua Alfa',
      'na rua Alfa, esquina da rua Gama',
      'na rua Gama, esquina da rua Zeta',
      'na rua Zeta',
    ];
    expect(idsOf(alikeGroups(posts(...chain)))).toEqual([[2, 1, 3]]);
  });

  it('within a group is by how much they are like the first', () => {
    const group = [
      'na rua Ipê Roxo',
      { description: 'Poste, fio e portão na rua Ipê Roxo' },
      'na rua Ipê Roxo',
    ];
    expect(idsOf(alikeGroups(posts(...group)))).toEqual([[1, 3, 2]]);
  });

  it('finds one street with a slip at its end, and one bairro without any street', () => {
    expect(idsOf(alikeGroups(posts('na rua das Acácias', 'na rua das Acacia')))).toEqual([[1, 2]]);
    const inside = { description: 'Poste apagado', districtName: 'Centro' };
    expect(idsOf(alikeGroups(posts(inside, inside, 'na praça')))).toEqual([[1, 2]]);
    expect(
      idsOf(alikeGroups(posts({ ...inside, categoryName: '' }, { ...inside, categoryName: '' }))),
    ).toEqual([]);
  });
});

it('rows say where their voters live if one has a bairro or an address', () => {
  const thin = { ...rowOf(1), address: undefined, districtName: undefined } as unknown as AlikeRow;
  expect(
    [[], [thin, { ...thin, address: '' }], [{ ...thin, districtName: '' }, thin], [thin]].map(saysWhere),
  ).toEqual([...[true, true, true, false]]);
});

describe('the finder', () => {
  const body = (all: readonly AlikeRow[]) => new Blob([JSON.stringify({ data: all, total: all.length })]);

  it('finds those like one, which is not like itself, and those with its document', async () => {
    const finder = createAlikeFinder();
    const page = await finder.add(
      body([rowOf(1), rowOf(2, { description: 'poste apagado na r das acacias' })]),
    );
    expect(page).toMatchObject({ rows: 2, saysWhere: true });
    const elsewhere = rowOf(3, { categoryName: 'Educação', description: 'Vaga em creche' });
    const { alike } = await finder.of({
      id: 1,
      facts: { ...factsOf(rowOf(1)), documents: ['Indicação 1/2026'] },
      linked: [{ row: elsewhere, documents: ['Indicação 1/2026'] }],
    });
    expect(new Set(alike.map(({ row }) => row.id))).toEqual(new Set([2, 3]));
    expect(alike.find(({ row }) => row.id === 3)?.reasons).toEqual(['Mesmo documento: Indicação 1/2026']);
    // One without documents shares none.
    const plain = await finder.of({ id: 1, facts: factsOf(rowOf(1)), linked: [] });
    expect(plain.alike.map(({ row }) => row.id)).toEqual([2]);
  });

  it('counts also the rows that could not be read', async () => {
    const page = await createAlikeFinder().add(body([rowOf(1), { ...rowOf(2), id: 'x' as never }]));
    expect(page).toMatchObject({ rows: 2, total: 2, unread: { rows: 1 } });
  });

  it('says where the API did not give the addresses, and compares by the words', async () => {
    const finder = createAlikeFinder();
    const thin = (id: number) => {
      const { address: _, districtName: __, cityName: ___, ...row } = rowOf(id);
      return row as AlikeRow;
    };
    expect(await finder.add(body([thin(1), thin(2)]))).toMatchObject({ saysWhere: false });
    expect(await finder.groups()).toMatchObject({ compared: 2, groups: [{ first: { id: 1 } }] });
  });

  it('compares thousands in a time that a person waits', async () => {
    const finder = createAlikeFinder();
    await finder.add(
      body(
        Array.from({ length: 3_000 }, (_, at) =>
          rowOf(at + 1, {
            districtName: `Bairro ${at % 40}`,
            description: `Poste apagado na Rua ${at % 97}`,
          }),
        ),
      ),
    );
    expect((await finder.groups()).compared).toBe(3_000);
  });
});
