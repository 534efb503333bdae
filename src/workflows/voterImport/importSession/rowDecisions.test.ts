import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importFields } from '../columns/fields';
import { matchColumns } from '../columns/matchColumns';
import { createImportSession } from './importSession';
import { rowFilters, type Choices, type RowFilter, type Resolved } from './questions';

/* For any sheet: the results of its rows, and whose values they get. */

const options = { areaCode: '', today: '2026-11-23' };
const resolved: Resolved = {
  ...{ cities: {}, districts: {}, groups: { idosos: 3 }, withoutAddress: 'note' },
  ...{ answers: { genre: { azul: 2 } }, areaCode: '', allowsForAll: false, voteStatusId: 3 },
};

/** Cells of one column; `own` is unique to the row, the rest may be in any row. */
const columns: Record<string, (own: string) => readonly string[]> = {
  Nome: (own) => [`Pessoa Q${own}Q`, `MARIA DA Q${own}Q`, `"Zé" Q${own}Q`, '', '   '],
  Apelido: (own) => ['', `Q${own}Q`, `Q${own}Q do Posto da Esquina de Baixo`],
  CPF: () => [
    '',
    '529.982.247-25',
    '012.345.670-32',
    '123',
    '111.111.111-11',
    '529.***.***-25',
    '5,29982E+10',
  ],
  Celular: (own) => [
    '',
    `(19) 9${own}`,
    `+55 19 9${own}`,
    `9${own}`,
    `19 9${own} / 19 3${own.slice(1)}`,
    'não tem',
    '5,51198E+12',
  ],
  'E-mail': (own) => ['', `q${own}q@exemplo.com`, `q${own}q@`, `Q${own}Q@Exemplo.com.br`],
  Nascimento: () => [
    '',
    '18/02/1982',
    '2/2/51',
    '31/02/1980',
    '0101',
    '25/12',
    '--12-25',
    '1982',
    '30000',
    '0/0/00',
  ],
  Sexo: () => ['', 'F', 'azul', 'Mulher trans', 'M'],
  'Estado civil': () => ['', 'Casada', 'enrolado'],
  CEP: () => ['', '13024-000', '1310100', '123'],
  Rua: (own) => ['', `Rua Q${own}Q`, `Rua Q${own}Q ${'x'.repeat(70)}`],
  Bairro: () => ['', 'Cambuí', 'Lugar Nenhum'],
  Cidade: () => ['', 'Campinas/SP', 'Xangri-Lá', 'Lugar (ZZ)'],
  Grupos: (own) => ['', 'Idosos', `Idosos, Q${own}Q`],
  'Aceita receber comunicação?': () => ['', 'Sim', 'não', 'talvez'],
  Obs: (own) => ['', `=1+Q${own}Q`, `nota Q${own}Q\ncom linha`, 'n'.repeat(1001)],
};

const headings = Object.keys(columns);

/** Eight digits that no other row has. */
const ownOf = (row: number) => String(10_000_000 + row * 7_919);

/** The heading is row 1, and blank rows count. */
const rowAt = (at: number) => at + 2;

const sheet = fc
  .record({
    order: fc.shuffledSubarray(headings, { minLength: 1 }),
    rows: fc.array(fc.array(fc.nat({ max: 9 }), { minLength: headings.length, maxLength: headings.length }), {
      minLength: 1,
      maxLength: 12,
    }),
    separator: fc.constantFrom(';', ',', '\t'),
    encoding: fc.constantFrom('utf8', 'utf8-mark', 'latin1', 'utf16le'),
    end: fc.constantFrom('\n', '\r\n'),
    beyond: fc.boolean(),
  })
  .map(({ order, rows, separator, encoding, end, beyond }) => {
    const shown = order.includes('Nome') ? order : ['Nome', ...order];
    const cells = rows.map((picks, at) =>
      shown.map((heading, column) => {
        const offered = columns[heading]?.(ownOf(at)) ?? [''];
        return offered[(picks[column] ?? 0) % offered.length] ?? '';
      }),
    );
    if (beyond) cells[0]?.push(`a mais Q${ownOf(0)}Q`);
    const quoted = (cell: string) => (/["\n\r;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    const text = [shown, ...cells].map((line) => line.map(quoted).join(separator)).join(end);
    const bytes = {
      utf8: () => Buffer.from(text),
      'utf8-mark': () => Buffer.from(`\uFEFF${text}`),
      latin1: () => Buffer.from(text, 'latin1'),
      utf16le: () => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    };
    return {
      cells,
      separator: separator,
      file: new Blob([Uint8Array.from(bytes[encoding]())]),
    };
  });

const choices = fc.record<Choices>({
  inBase: fc.constantFrom('skip', 'complete', 'create'),
  inSheet: fc.constantFrom('skip', 'create'),
  faults: fc.constantFrom<Choices['faults']>(
    {},
    { cpf: 'aside' as const },
    { phone: 'aside' as const, email: 'aside' as const },
  ),
  noWins: fc.boolean(),
});

const known = [
  { id: 812, name: 'Outra', telephones: [{ number: '1934567890' }], individualRegistration: '52998224725' },
];

const labels = [...importFields.map(({ label }) => label), 'A linha', 'Endereço incompleto'];

it('each row ends in exactly one way, with a reason that names the cell, and gets no value of another row', async () => {
  await fc.assert(
    fc.asyncProperty(sheet, choices, async ({ cells, file, separator }, chosen) => {
      const importSession = createImportSession();
      const opened = await importSession.open({ source: file, separator, hasHeadings: true });
      if (opened.kind === 'refused') {
        expect(cells.every((line) => line.every((cell) => cell.trim() === ''))).toBe(true);
        return;
      }
      await importSession.check({ columns: matchColumns(opened.headings), options });
      await importSession.beginBase(null);
      await importSession.addBase(new Blob([JSON.stringify({ data: known, total: 1 })]));
      const plan = await importSession.plan({ resolved, choices: chosen });
      const of = async (filter: RowFilter) => (await importSession.rows({ filter, from: 0, count: 99 })).rows;
      const all = await of('all');
      // Every row has exactly one result.
      expect(all).toHaveLength(opened.rows);
      expect(new Set(all.map(({ row }) => row)).size).toBe(opened.rows);
      expect(plan.fresh + plan.completing + plan.repeated + plan.wrong).toBe(opened.rows);
      for (const filter of rowFilters)
        expect(await of(filter)).toHaveLength(filter === 'all' ? opened.rows : plan[filter]);
      for (const { kind, why } of all) {
        if (kind === 'repeated')
          expect(why).toMatch(
            /^(Repete a linha \d+|Já está cadastrado|Mais de um cadastrado|Pode ser (a pessoa|o eleitor))/,
          );
        if (kind === 'wrong') expect(labels.some((label) => why.startsWith(label))).toBe(true);
      }
      const { items } = await importSession.items({ from: 0, count: 99 });
      expect(items).toHaveLength(plan.fresh + plan.completing);
      // Imported and rejected rows are disjoint.
      const left = await (await importSession.rejected({ made: null, reasons: [] })).text();
      for (const item of items) {
        const written = JSON.stringify(item);
        // Seven of its digits, since a telephone may lack its first one.
        for (const at of cells.keys())
          if (written.includes(ownOf(at).slice(1))) expect(item.row).toBe(rowAt(at));
        if (item.voter.name) expect(left).not.toContain(`"${item.voter.name}"`);
      }
    }),
    { numRuns: 300 },
  );
});
