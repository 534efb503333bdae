import { expect, it } from 'vitest';
import { errorsOf, type askApi } from '@mocks/testing/askApi';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { administrator } from './office';

/* What the tests of the demo API's calls share. */

export const today = '2026-11-20';
export const now = new Date(`${today}T15:00:00-03:00`);

/** At the top of a test file: the API on that day. */
export const installDemoDay = () => installDemoApi({ today, now: () => now });

/** Who asks, unless a test says another. */
export const as = administrator.email;

/** Somebody of another office: 2 is on trial, 3 has used up its SMS. */
export const memberOf = (officeId: number) =>
  demoApi.db.users.find(({ clientId }) => clientId === officeId)?.email ?? '';

type Answer = Awaited<ReturnType<typeof askApi>>;
export type Query = Record<string, string | string[]>;

/** A test for each change with which a call is refused: the fields the answer names, in order, and the change. */
export function itIsRefused(
  ask: (changes: object) => Promise<Answer>,
  changes: [fields: string, change: object][],
) {
  it.each(changes)('is refused for %s: %o', async (fields, change) => {
    const answer = await ask(change);
    const errors = errorsOf(answer);
    expect([answer.status, Object.keys(errors).sort().join(' ')]).toEqual([422, fields]);
    for (const message of Object.values(errors)) expect(message).toMatch(/^[A-ZÀ-Ý]\S* ./);
  });
}

/** Each query finds exactly the records it means: some, and not all there are. */
export async function expectFound<Row extends { id: number }>(
  search: (query: Query) => Promise<{ data: { id: number }[]; total: number }>,
  all: Row[],
  filters: [query: Query, matches: (row: Row) => boolean][],
) {
  for (const [query, matches] of filters) {
    const said = JSON.stringify(query);
    const ids = all.filter(matches).map(({ id }) => id);
    const found = await search({ ...query, limit: '1000' });
    expect(ids.length, said).toBeGreaterThan(0);
    expect(ids.length, said).toBeLessThan(all.length);
    expect(new Set(found.data.map(({ id }) => id)), said).toEqual(new Set(ids));
    expect(found.total, said).toBe(ids.length);
  }
}

/** Uploads from the browser environment, as a screen does. */
export async function upload(file: File) {
  const body = new FormData();
  body.append('file', file);
  const headers = { action: 'create', token: sessionFor().token.value };
  const response = await fetch(`${demoApi.baseUrl}/object.php`, { method: 'POST', headers, body });
  return { status: response.status, data: await response.json() };
}
