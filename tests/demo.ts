import { expect, it } from 'vitest';
import { errorsOf, type askApi } from '@mocks/testing/askApi';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { administrator } from './office';

/* Shared by the tests of the demo API. */

export const today = '2026-11-20';
export const now = new Date(`${today}T15:00:00-03:00`);

/** Call at the top of a test file. */
export const installDemoDay = () => installDemoApi({ today, now: () => now });

/** Default account. */
export const as = administrator.email;

/** A user of another office: 2 is on trial, 3 has no SMS credits. */
export const memberOf = (officeId: number) =>
  demoApi.db.users.find(({ clientId }) => clientId === officeId)?.email ?? '';

type Answer = Awaited<ReturnType<typeof askApi>>;
export type Query = Record<string, string | string[]>;

/** One test per refused change: the fields of the errors, sorted, and the change. */
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

/** Each query finds exactly its matches: some, but not all. */
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

/** Uploads from jsdom, as a screen does. */
export async function upload(file: File) {
  const body = new FormData();
  body.append('file', file);
  const headers = { action: 'create', token: sessionFor().token.value };
  const response = await fetch(`${demoApi.baseUrl}/object.php`, { method: 'POST', headers, body });
  return { status: response.status, data: await response.json() };
}
