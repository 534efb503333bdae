import type { Session } from '@/session/session';

/** The session of some person in an office, for tests without the demo API. */
export const personOf = (clientId: number, id: number): Session => ({
  user: { id, name: 'Ana', email: 'ana@tribuna.test', image: '', profileId: 1, clientId },
  token: { value: `of ${id}`, expires: Date.now() + 3_600_000 },
  rules: [],
  client: { isTrial: false, shortIdentifier: null },
});
