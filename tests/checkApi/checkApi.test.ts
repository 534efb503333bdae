import { describe, expect, it, vi } from 'vitest';
import type { Database } from '@mocks/db';
import { defects, type DefectName } from '@mocks/protocol/defects';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { declaredReads } from '../../scripts/checkApi/calls';
import { differenceWords, wouldStop, type Finding } from '../../scripts/checkApi/findings';
import { reads, writtenRecords } from '../../scripts/checkApi/modules';
import { reportJson, reportText } from '../../scripts/checkApi/report';
import { checkHost, checkUntil, openHost } from './demoCheck';

/** Deviations from the documentation, one per line. */
const told = (findings: readonly Finding[]) =>
  findings.flatMap(({ subject, outcome, differences, words }) =>
    outcome === 'documented'
      ? []
      : [`${subject} [${outcome}] ${[...differences.map(differenceWords), words].join('; ')}`],
  );

/**
 * Expected findings for each defect, by the part of the check that reports them, which alone is run: the call or
 * check, the outcome if fixed, and the wording. For a few, the outcome depends on how much the app's readers tolerate,
 * which this test does not define.
 */
const named = {
  reads: {
    gaps: /compromisso\.php · search \[.*data: esperado lista, veio objeto com chaves numéricas/,
    envelope: /eleitor\.php · search \[.*data: esperado lista, veio um envelope a mais/,
    'no-total': /expense\.php \[differs\] total: esperado número inteiro, veio ausente/,
    'row-without-id': /task\.php \[loses\] data\[1\]\.id: esperado .*veio ausente; 1 registro não seria lido/,
    'null-row': /survey\.php \[loses\] data\[1\]: esperado objeto, veio null; 1 registro não seria lido/,
    'odd-field':
      /compromisso\.php · search \[loses\] data\[1\]\.subject: .*veio objeto; 1 campo não seria lido/,
    'unknown-choice':
      /campaign\.php · search \[differs\] data\[1\]\.statusId: esperado uma das opções da lista/,
    decimals: /user\.php · search \[.*data\[0\]\.id: .*veio texto com um inteiro escrito com decimais/,
    zones: /compromisso\.php · search \[.*data\[0\]\.startDate: .*veio data e hora com frações ou fuso/,
    'zero-dates': /atendimento\.php · search \[.*data\[1\]\.requestDate: .*veio data zerada/,
    bom: /user\.php · search \[.*esperado JSON, veio marca de ordem de bytes antes do JSON/,
    'blank-lines': /user\.php · search \[.*esperado JSON, veio linhas em branco antes do JSON/,
    latin1: /userList \[.*esperado texto em UTF-8, veio texto em outra codificação/,
  },
  lists: {
    'empty-null': /telefonema\.php · search: filtros .*data: esperado lista \(lista vazia\), veio null/,
    'empty-text':
      /telefonema\.php · search: filtros .*data: esperado lista \(lista vazia\), veio texto vazio/,
    'empty-object': /telefonema\.php · search: filtros .*data: esperado lista \(lista vazia\), veio objeto/,
    'empty-false':
      /telefonema\.php · search: filtros .*data: esperado lista \(lista vazia\), veio true ou false/,
    'no-limit': /task\.php: páginas \[differs\] limit: esperado 2 linhas/,
    'no-page': /task\.php: páginas \[differs\] page: .*veio linhas que se repetem da página 1/,
    'page-gaps': /task\.php: páginas \[differs\] page: .*veio linhas saltadas/,
    'no-filters':
      /telefonema\.php · search: filtros \[differs\] .*name: esperado nenhuma linha para um valor que não há/,
    'no-export-columns':
      /eleitor\.php · search: exportação \[differs\] data\[0\]\.individualRegistration: .*veio ausente/,
  },
  network: {
    'refusal-success': /token errado \[differs\] status: esperado 403, veio recusa com status 200/,
    'refusal-status': /token errado \[differs\] status: esperado 403, veio recusa com status 200/,
    'refusal-error': /token errado \[differs\] status: esperado 403, veio recusa com status 200/,
    'refusal-errors': /token errado \[differs\] status: esperado 403, veio recusa com status 200/,
    'status-401': /token errado \[differs\] status: esperado 403, veio 401/,
    'no-cors': /CORS \[stops\] .*"token", veio não permitido.*"action", veio não permitido/,
    'no-cors-on-errors': /CORS \[stops\] .*a origem do aplicativo também nas recusas/,
    'no-tokens': /Chamada sem token \[stops\] .*foram entregues a quem não entrou/,
    'token-in-the-past': /Fim do token \[stops\] token\.expires: esperado no futuro, veio no passado/,
  },
} satisfies Record<Exclude<Finding['part'], 'writes'>, Partial<Record<DefectName, RegExp>>>;

const parts = ['reads', 'lists', 'network'] as const;
const namedDefects = parts.flatMap((part) =>
  Object.entries<RegExp>(named[part]).map(([defect, words]) => ({ part, defect, words })),
);

/** Records of an office; deleted ids are never reused. */
const recordsOf = ({ appointments, calls, voters, services, tasks, documents, expenses, polls }: Database) =>
  [appointments, calls, voters, services, tasks, documents, expenses, polls].map((table) => table.all());

describe('the check of an API', () => {
  it('knows who reads each reply that docs/api.md declares', () => {
    expect(declaredReads.map(({ key }) => key).sort()).toEqual(Object.keys(reads).sort());
  });

  it('finds the demo API as documented, every read of it, and leaves it signed out', async () => {
    const host = await openHost();
    const findings = await checkHost(host, { identifier: demoLinks.existingClient });
    expect(told(findings)).toEqual([]);
    expect(findings.filter(({ part }) => part === 'reads')).toHaveLength(declaredReads.length);
    expect(wouldStop(findings)).toBe(false);
    expect(host.db.sessions.all()).toEqual([]);
  });

  it('tells numbers and booleans written as text, and that they are read', async () => {
    const findings = await checkHost(await openHost('--php'));
    expect(told(findings).join('\n')).toMatch(
      /compromisso\.php · search \[differs\] .*data\[0\]\.id: esperado um número inteiro, veio texto com um número/,
    );
    expect(wouldStop(findings)).toBe(false);
  });

  it.each(namedDefects)('names the defect $defect', async ({ part, defect, words }) => {
    const says = (findings: Finding[]) => told(findings).join('\n');
    const host = await openHost('--defect', defect);
    const findings = await checkUntil(host, (found) => words.test(says(found)), { parts: [part] });
    expect(says(findings)).toMatch(words);
  });

  it.each([
    ['notice', /veio um aviso do PHP junto do JSON/],
    ['html-page', /veio uma página HTML, como a de um proxy/],
  ])('ends at once on %s, with a clear word', async (defect, words) => {
    await expect(checkHost(await openHost('--defect', defect))).rejects.toThrow(words);
  });

  it('names every defect that the demo API can have', () => {
    expect([...namedDefects.map(({ defect }) => defect), 'notice', 'html-page'].sort()).toEqual(
      Object.keys(defects).sort(),
    );
  });

  it.each([
    ['a wrong password', { password: 'errada' }, /senha não confere/],
    ['an unknown e-mail', { email: 'ninguem@tribuna.demo' }, /Nenhuma conta ativa/],
  ])('says of %s what to do', async (_, changes, words) => {
    await expect(checkHost(await openHost(), changes)).rejects.toThrow(words);
  });

  it('says of an address that nobody answers at, and of a wrong folder, what to do', async () => {
    const host = await openHost();
    await expect(checkHost({ url: `${host.url}/outra` })).rejects.toThrow(/Não há login\.php|não JSON|404/);
    await host.close();
    await expect(checkHost(host)).rejects.toThrow(/Ninguém atende nesse endereço e porta/);
  });

  it('writes nothing of any record into its reports', async () => {
    const host = await openHost('--defect', 'odd-field', '--defect', 'unknown-choice');
    const report = { url: host.url, day: '2026-11-22 10:00', findings: await checkHost(host) };
    const written = reportText(report) + reportJson(report);
    const tables = [host.db.voters, host.db.calls, host.db.appointments, host.db.users].map((table) =>
      table.all(),
    );
    const values = [...tables.flat(), ...Object.values(demoAccounts)].flatMap((record) =>
      Object.values(record).filter((value): value is string => typeof value === 'string' && value.length > 5),
    );
    expect(values.length).toBeGreaterThan(500);
    // Words of the report itself.
    const leaked = [...new Set(values)].filter(
      (value) => written.includes(value) && !/^\d{4}-\d\d/.test(value),
    );
    expect(leaked).toEqual([]);
  });

  it('makes, changes, reads back and removes a record of each module, and leaves nothing behind', async () => {
    const host = await openHost();
    const before = JSON.stringify(recordsOf(host.db));
    const findings = await checkHost(host, { writes: true });
    const written = findings.filter(({ part }) => part === 'writes');
    expect(told(written)).toEqual([]);
    expect(written).toHaveLength(writtenRecords.length);
    expect(JSON.stringify(recordsOf(host.db))).toBe(before);
  });

  it.each(['refusal-success', 'refusal-status', 'refusal-error', 'refusal-errors'])(
    'tells of %s that a write was refused with status 200, and leaves nothing behind',
    async (defect) => {
      const host = await openHost('--defect', defect);
      const before = JSON.stringify(recordsOf(host.db));
      const findings = await checkHost(host, { writes: true, parts: ['reads'] });
      expect(told(findings).join('\n')).toMatch(
        /telefonema\.php: criar.*\[differs\] subject: .*\(sem subject\), veio recusa com status 200/,
      );
      expect(JSON.stringify(recordsOf(host.db))).toBe(before);
    },
  );

  it.each([1, 3, 5, 8])('leaves nothing behind when it is stopped at write %i', async (place) => {
    const stopping = new AbortController();
    const host = await openHost();
    const before = JSON.stringify(recordsOf(host.db));
    let writes = 0;
    const stopAtWrite: typeof fetch = (address, init) => {
      if (init?.method !== 'GET' && !String(address).includes('login.php')) writes += 1;
      if (writes === place) stopping.abort();
      return realFetch(address, init);
    };
    const realFetch = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(stopAtWrite);
    await expect(checkHost(host, { writes: true, parts: ['reads'], stop: stopping.signal })).rejects.toThrow(
      /abort/i,
    );
    expect(writes).toBeGreaterThanOrEqual(place);
    expect(JSON.stringify(recordsOf(host.db))).toBe(before);
  });

  it('stops at once when it is told to', async () => {
    const stopping = new AbortController();
    const host = await openHost();
    const onFinding = () => stopping.abort();
    await expect(checkHost(host, { stop: stopping.signal, onFinding })).rejects.toThrow(/abort/i);
  });
});
