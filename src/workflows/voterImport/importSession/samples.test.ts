import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchColumns } from '../columns/matchColumns';
import { createImportSession } from './importSession';
import type { Choices, ImportItem, OpenedSheet, RowView, Resolved } from './questions';

/* Files as offices import them, each from opening to the writes. */

const resolved: Resolved = {
  ...{ cities: {}, districts: {}, groups: {}, withoutAddress: 'note' },
  ...{ answers: {}, areaCode: '', allowsForAll: false, voteStatusId: 3 },
};
const choices: Choices = { inBase: 'skip', inSheet: 'skip', faults: {}, noWins: true };

const sample = (name: string) =>
  new Blob([Uint8Array.from(readFileSync(join(import.meta.dirname, 'samples', name)))]);

interface Outcome {
  opened: OpenedSheet;
  items: readonly ImportItem[];
  rows: readonly RowView[];
  notices: string;
}

/** Results of importing a file without any corrections. */
async function outcomeOf(
  name: string,
  base: object[] = [],
  changes: Partial<Resolved> = {},
): Promise<Outcome> {
  const importSession = createImportSession();
  const opened = await importSession.open({ source: sample(name), separator: null, hasHeadings: null });
  if (opened.kind === 'refused') throw new Error(opened.text);
  const headings = opened.hasHeadings ? opened.headings : opened.headings.map(() => '');
  const columns = matchColumns(headings, {}, opened.samples);
  await importSession.check({ columns, options: { areaCode: '', today: '2026-11-23' } });
  await importSession.beginBase(null);
  await importSession.addBase(new Blob([JSON.stringify({ data: base, total: base.length })]));
  await importSession.plan({ resolved: { ...resolved, ...changes }, choices });
  const { rows } = await importSession.rows({ filter: 'all', from: 0, count: 999 });
  const { items } = await importSession.items({ from: 0, count: 999 });
  return { opened, items, rows, notices: rows.flatMap(({ notices, why }) => [why, ...notices]).join('\n') };
}

const voters = ({ items }: Outcome) => items.map(({ voter }) => voter);
const names = (outcome: Outcome) => voters(outcome).map(({ name }) => name);
const wrong = ({ rows }: Outcome) => rows.filter(({ kind }) => kind === 'wrong').map(({ why }) => why);

describe('a file', () => {
  it('of Google Contacts, as of 2024', async () => {
    const outcome = await outcomeOf('google-contacts-2024.csv');
    expect(names(outcome)).toEqual([
      'Jacira Aparecida Moutinho',
      'Otoniel Brandt',
      "Ivone Sant'Anna d'Ávila",
      'Zé Pipoca',
      'Margaret Whitlow',
    ]);
    expect(wrong(outcome)).toEqual(['Nome: falta.']);
    const [jacira, otoniel, ivone, ze, margaret] = voters(outcome);
    expect(jacira).toMatchObject({
      ...{ phones: ['19981110101', '1932350101'], email: 'jacira.moutinho@exemplo.com' },
      ...{ dateOfBirth: '1967-04-09', groups: ['Apoiadores 2024'], zipcode: '13024000', number: '45' },
      ...{ street: 'Rua das Acácias', city: 'Campinas', state: 'SP', district: 'Cambuí' },
    });
    expect(otoniel).toMatchObject({ phones: ['19981110102', '19981110103'], dateOfBirth: '', groups: [] });
    expect(otoniel?.note).toMatch(/Dr\./);
    expect(otoniel?.note).toMatch(/25\/12/);
    expect(ivone).toMatchObject({
      ...{ nickName: 'Vone do Posto', email: 'ivone@exemplo.com', phones: ['19981110104'] },
      note: expect.stringContaining('vone@exemplo.com') as string,
    });
    expect(ze).toMatchObject({ phones: [], note: expect.stringContaining('981110105') as string });
    expect(margaret?.phones).toEqual([]);
    expect(margaret?.note).toContain('305-555-0106');
    const coded = await outcomeOf('google-contacts-2024.csv', [], { areaCode: '19' });
    expect(voters(coded)[3]?.phones).toEqual(['19981110105']);
  });

  it('of Excel in Portuguese, with zeros lost', async () => {
    const outcome = await outcomeOf('excel-ptbr-zeros-perdidos.csv');
    const [neuza, cicero, ednalva, tobias] = voters(outcome);
    expect(neuza).toMatchObject({
      ...{ name: 'Neuza Tavares Prudente', cpf: '01234567032', zipcode: '01310100', phones: [] },
      ...{ voterTitle: '012345670124', dateOfBirth: '1971-02-03', number: '1578' },
    });
    expect(cicero).toMatchObject({ cpf: '00045123675', voterTitle: '', dateOfBirth: '1985-01-01' });
    expect(ednalva).toMatchObject({ cpf: '', dateOfBirth: '1985-03-15', phones: ['19981110503'] });
    expect(tobias).toMatchObject({
      ...{ cpf: '30211844721', zipcode: '13024000', phones: ['19981110504'], dateOfBirth: '' },
    });
    expect(outcome.rows.map(({ notices }) => notices.join('\n'))).toEqual([
      expect.stringMatching(/^Telefone: .*5,51198E\+12/),
      expect.stringMatching(/^Título de eleitor: .*1,23457E\+11/),
      expect.stringMatching(/^CPF: .*1,23457E\+10/),
      expect.stringMatching(/^Data de nascimento: não se lê “0101”/),
    ]);
  });

  it('with the mark of UTF-8 and sep=', async () => {
    const outcome = await outcomeOf('bom-e-sep.csv');
    expect(names(outcome)).toEqual(['Hilda Camargo', 'Amaro Leite']);
    expect(outcome.opened.headings).toEqual(['Nome', 'Celular', 'E-mail']);
    expect(JSON.stringify(outcome)).not.toContain('sep=');
    expect(wrong(outcome)).toEqual([]);
  });

  it('with headings that stand twice', async () => {
    const outcome = await outcomeOf('titulos-repetidos.csv');
    expect(voters(outcome)).toMatchObject([
      { name: 'Dalva Pimenta', email: 'dalva@exemplo.com', phones: ['19981110801', '1932350801'] },
    ]);
  });

  it('of UTF-8 with one line of Windows-1252', async () => {
    const outcome = await outcomeOf('utf8-com-uma-linha-1252.csv');
    expect(outcome.rows).toHaveLength(41);
    expect(names(outcome).filter((name) => name.startsWith('Conceição Irmã'))).toHaveLength(40);
    expect(wrong(outcome).length).toBeLessThanOrEqual(1);
  });

  it('of vCards', async () => {
    const outcome = await outcomeOf('contatos.vcf');
    expect(voters(outcome)).toMatchObject([
      { name: 'Jacira Aparecida Moutinho', phones: ['19981111001'], dateOfBirth: '1967-04-09' },
      { name: 'João', phones: ['19981111002'], note: expect.stringContaining('25/12') as string },
    ]);
    expect(wrong(outcome)).toEqual([]);
  });

  it('of ours, of rejected rows, put right', async () => {
    const outcome = await outcomeOf('recusados-corrigidos.csv');
    expect(voters(outcome)).toMatchObject([
      { name: 'Hilda Camargo', phones: ['19981111101'], dateOfBirth: '1949-12-31', note: '- avisar a filha' },
      { name: 'Amaro Leite', phones: ['19981111102'], dateOfBirth: '1960-05-01', note: '' },
    ]);
  });

  it('with father and son of one name and telephone', async () => {
    const outcome = await outcomeOf('homonimos-mesmo-telefone.csv');
    expect(voters(outcome)).toMatchObject([
      { cpf: '71829035550', dateOfBirth: '1948-05-10', allows: false },
      { cpf: '64011723800', dateOfBirth: '1979-11-22', allows: true },
    ]);
    const father = {
      ...{ id: 7, name: 'Antônio Carlos Pereira', telephones: [{ number: '1932351201' }] },
      ...{ individualRegistration: '71829035550', dateOfBirth: '1948-05-10' },
    };
    const known = await outcomeOf('homonimos-mesmo-telefone.csv', [father]);
    // The father refuses messages, the only value that is imported.
    expect(known.items.map(({ row, voterId, isOnlyNo }) => [row, voterId, isOnlyNo])).toEqual([
      [2, 7, true],
      [3, null, false],
    ]);
    const unsigned = await outcomeOf('homonimos-mesmo-telefone.csv', [
      { ...father, individualRegistration: '' },
    ]);
    expect(unsigned.rows.map(({ voterId }) => voterId)).toEqual([7, undefined]);
  });

  it('with a loose separator in the street', async () => {
    const outcome = await outcomeOf('separador-solto-no-endereco.csv');
    expect(names(outcome)).toEqual(['Plínio Bastos']);
    expect(wrong(outcome)).toEqual([expect.stringMatching(/tem mais células do que os títulos/)]);
  });

  it("of a form's answers", async () => {
    const outcome = await outcomeOf('respostas-de-formulario.csv');
    const [alvaro, bruna, ciro] = voters(outcome);
    expect(names(outcome)).toEqual(['Álvaro Nunes Cordeiro', 'Bruna Seixas', 'Ciro Valença']);
    expect(alvaro).toMatchObject({ city: 'Campinas', state: 'SP', maritalStatusId: 4 });
    expect(alvaro?.note).toContain('Valentina Nunes Cordeiro Alves');
    expect('Valentina Nunes Cordeiro Alves').toContain(alvaro?.nickName);
    expect(bruna).toMatchObject({ genre: 3, city: expect.stringMatching(/^xangri-l[aá]$/i) as string });
    expect(ciro).toMatchObject({ genre: 3, city: 'Campinas', state: 'SP' });
    expect(wrong(outcome)).toEqual([]);
  });

  it.each(['titulo-mesclado.xlsx', 'linhas-filtradas.xlsx'])('%s', async (name) => {
    const outcome = await outcomeOf(name);
    expect(outcome.items).toHaveLength(2);
    expect(outcome.rows).toHaveLength(2);
    expect(JSON.stringify(names(outcome))).not.toMatch(/Total|Pediu para sair|Nome/);
  });
});
