import { beforeAll, describe, expect, it } from 'vitest';
import { leastWork } from '@tests/work';
import { scripts } from '../registry';
import type { Database } from '../../db';
import { createDatabase } from '../../seed/createDatabase';
import { readQuery } from '../../protocol/readRequest';
import type { StaffInput } from '../../protocol/calls';
import type { Fields } from '../../protocol/fields';
import { prepareVoterSearch } from './findVoters';

const many = 100_000;
let db: Database;

beforeAll(() => {
  db = createDatabase({ today: '2026-11-20' });
  const seeded = db.voters.filter(({ clientId }) => clientId === 1);
  for (let index = db.voters.size; index < many; index += 1) {
    const voter = seeded[index % seeded.length];
    if (voter) db.voters.insert({ ...voter, id: undefined, name: `${voter.name} ${index}` });
  }
  // As the API does on start.
  prepareVoterSearch(db);
  // Seconds on an idle machine; several times as long on a busy one.
}, 60_000);

const call = scripts.get('eleitor.php')?.calls.find(({ action }) => action === 'search');

function search(query: string): { data: { name: string }[]; total: number } {
  const read = readQuery(call?.query ?? {}, new URLSearchParams(`isExcluded=false&${query}`));
  const input = { db, clientId: 1, query: read } as unknown as StaffInput<Fields, Fields>;
  const answer = call?.run(input) as { data: { name: string }[]; total: number };
  JSON.stringify(answer);
  return answer;
}

describe('a registry of 100,000 voters', () => {
  it.each([
    'page=1&limit=10',
    'name=conceicao guilhermina',
    'address=glicerio',
    'email=maria&withEmail=true',
    'responsibleName=helena&responsibleId=1',
    'telephone=1998111',
    'individualRegistration=529',
    'startBirthDate=20/12&endBirthDate=10/01',
    'districtsId[]=1&districtsId[]=2&groupsId[]=1&status=true&startCreatedDate=2025-01-01',
  ])('is searched in less than 100 ms: %s', (query) => {
    expect(search(query).total).toBeGreaterThan(0);
    expect(leastWork(() => search(query), 100)).toBeLessThan(100);
  });

  it('is exported in pages of 1,000, each in less than 150 ms, together every voter once', () => {
    const { total } = search('limit=1');
    expect(total).toBeGreaterThan(95_000);
    const last = Math.ceil(total / 1000);
    expect(search(`limit=1000&page=${last}`).data).toHaveLength(total % 1000 || 1000);
    for (const page of [1, 50, last]) {
      expect(leastWork(() => search(`limit=1000&page=${page}`), 150)).toBeLessThan(150);
    }
    const [end] = search('limit=1000&page=1').data.slice(-1);
    const [start] = search('limit=1000&page=2').data;
    expect(end?.name).not.toBe(start?.name);
  });
});
