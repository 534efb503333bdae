import type { Field } from '../../mocks/protocol/fields';
import { declaredReads, type DeclaredRead } from './calls';
import { rowsIn, totalIn, type Difference } from './declared';
import { wireCallOf, type Checking } from './checkReads';
import type { Finding, Outcome } from './findings';
import { difference, judge } from './judge';
import { isObject } from './kinds';
import { reads } from './modules';
import { NoAnswer } from './wire';

/** Row limit when requesting everything. */
const maxRows = 1000;

const pagedLists = declaredReads.filter(({ key }) => reads[key]?.finds);

interface Page {
  rows: unknown[];
  ids: string[];
  total: number | null;
}

type AskList = (
  query: object,
  isExport?: boolean,
) => Promise<Page & { differences: Difference[]; bad: boolean }>;

/** Checks paging, exports and filters of every list. */
export async function checkLists(checking: Checking): Promise<void> {
  for (const read of pagedLists) {
    try {
      await checkList(checking, read);
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer)) throw thrown;
      checking.onFinding({ ...begin(read, 'páginas e filtros', 'stops'), words: thrown.message });
    }
  }
}

const begin = (
  { key, script, call }: DeclaredRead,
  words: string,
  outcome: Outcome = 'documented',
): Finding => ({
  part: 'lists',
  subject: `${script}${call.action ? ` · ${call.action}` : ''}: ${words}`,
  screen: reads[key]?.screen ?? '',
  outcome,
  differences: [],
  words: '',
  took: null,
});

async function checkList(checking: Checking, read: DeclaredRead): Promise<void> {
  const ask = askerOf(checking, read);
  const first = await ask({ page: 1, limit: 10 });
  // Already reported by the read check.
  if (first.bad) return;
  if (first.rows.length === 0) {
    checking.onFinding({ ...begin(read, 'páginas e filtros', 'unasked'), words: 'A lista está vazia.' });
    return;
  }
  checking.onFinding(withDifferences(begin(read, 'páginas'), await pageProblems(ask, first)));
  checking.onFinding(withDifferences(begin(read, 'exportação'), await exportProblems(ask, first)));
  checking.onFinding(withDifferences(begin(read, 'filtros'), await filterProblems(ask, read, first)));
}

const withDifferences = (finding: Finding, differences: Difference[]): Finding =>
  differences.length ? { ...finding, outcome: 'differs', differences } : finding;

const idsOf = (rows: unknown[]) => rows.map((row) => String(isObject(row) ? row.id : ''));

function askerOf({ ask, token, answers }: Checking, read: DeclaredRead): AskList {
  const { reader = 'file', exportReader = reader } = reads[read.key] ?? {};
  const fixed = 'isExcluded' in read.call.query ? { isExcluded: false } : {};
  return async (query, isExport = false) => {
    const reply = await ask({ ...wireCallOf(read, { ...fixed, ...query }), token });
    answers.push(reply);
    const isFine = reply.status >= 200 && reply.status < 300;
    if (!isFine) {
      const differences = [difference('', 'status 200', `status ${reply.status}`)];
      return { rows: [], ids: [], total: null, differences, bad: true };
    }
    const judged = judge(reply, isExport ? exportReader : reader, read.call.answer, isExport);
    const rows = rowsIn(judged.value) ?? [];
    return {
      rows,
      ids: idsOf(rows),
      total: totalIn(judged.value) ?? rows.length,
      differences: judged.differences,
      bad: judged.value === null,
    };
  };
}

/** Two pages of two rows must equal the first four. */
async function pageProblems(ask: AskList, first: Page): Promise<Difference[]> {
  if (first.rows.length < 4) return [];
  const one = await ask({ page: 1, limit: 2 });
  const two = await ask({ page: 2, limit: 2 });
  if (one.rows.length !== 2) return [difference('limit', '2 linhas', `${one.rows.length} linhas`)];
  if (two.ids.some((id) => one.ids.includes(id))) {
    return [difference('page', 'outras linhas na página 2', 'linhas que se repetem da página 1')];
  }
  const inOrder = [...one.ids, ...two.ids].every((id, at) => id === first.ids[at]);
  return inOrder ? [] : [difference('page', 'as linhas seguintes', 'linhas saltadas ou em outra ordem')];
}

async function exportProblems(ask: AskList, { total }: Page): Promise<Difference[]> {
  const limit = Math.min(total ?? 0, maxRows);
  if (limit === 0) return [];
  const all = await ask({ page: 1, limit }, true);
  if (all.rows.length < limit) {
    return [difference('limit', `${limit} linhas (o total)`, `${all.rows.length} linhas`)];
  }
  return all.differences.filter(({ field }) => field !== 'total');
}

async function filterProblems(ask: AskList, read: DeclaredRead, first: Page): Promise<Difference[]> {
  const problems: Difference[] = [];
  const row = first.rows.find(isObject) ?? {};
  for (const [name, field] of Object.entries(read.call.query)) {
    const nonsense = nonsenseFor(name, field);
    if (nonsense !== undefined) {
      const none = await ask({ page: 1, limit: 10, [name]: nonsense });
      if (none.rows.length > 0)
        problems.push(difference(name, 'nenhuma linha para um valor que não há', linesOf(none)));
      else if (none.differences.length) problems.push(...none.differences.map(inEmpty));
    }
    const value = row[reads[read.key]?.finds?.[name] ?? ''];
    if (value === undefined || value === null || value === '') continue;
    const found = await ask({ page: 1, limit: 100, [name]: String(value) });
    if (!found.ids.includes(String(row.id))) {
      problems.push(
        difference(name, 'a linha de onde veio o valor', found.rows.length ? 'outras' : 'nenhuma'),
      );
    }
  }
  return problems.filter((one, at) => problems.findIndex((other) => sameProblem(one, other)) === at);
}

const sameProblem = (one: Difference, other: Difference) =>
  one.field === other.field && one.expected === other.expected && one.found === other.found;

const inEmpty = (one: Difference): Difference => ({ ...one, expected: `${one.expected} (lista vazia)` });

const linesOf = ({ rows }: Page) => (rows.length === 1 ? '1 linha' : `${rows.length} linhas`);

/** A valid value that no record has; undefined if every value may exist. */
function nonsenseFor(name: string, field: Field<unknown, boolean>): unknown {
  if (['page', 'limit', 'isExcluded'].includes(name)) return undefined;
  if (/^start.*Date/.test(name) && field.expects.includes('AAAA-MM-DD')) return '2999-12-31';
  if (/^end.*Date/.test(name) && field.expects.includes('AAAA-MM-DD')) return '1901-01-01';
  if (field.isList) return [987654321];
  if (field.expects === 'um texto') return 'zzqx-conferencia';
  if (field.expects === 'somente dígitos, sem máscara') return '00000000019';
  return field.expects.startsWith('um número inteiro') ? 987654321 : undefined;
}
