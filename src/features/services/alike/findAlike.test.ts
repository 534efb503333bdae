import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { factsOf, type AlikeRow } from './alikeRow';
import { alikeGroups, alikeOf } from './findAlike';
import { createAlikeFinder } from './finder';
import { judgeRequests } from './judge/judge';
import { traitsOfRequest } from './judge/traits';

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
          expect(of && other && judgeRequests(of, other)).toBeTruthy();
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
