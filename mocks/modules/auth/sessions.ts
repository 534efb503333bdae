import { randomUUID } from 'node:crypto';
import type { Database } from '../../db';
import type { User } from './records';
import { rulesOf } from '../../protocol/rules';

/** As sent by login.php (docs/api.md). */
export interface WireSession {
  user: { id: number; name: string; email: string; image: string; profileId: number; clientId: number };
  token: { value: string; expires: string };
  rules: string[];
  client: { trl: boolean; shortIdentifier: string | null };
}

const lifetimeHours = 12;

/** Also deletes expired sessions. */
export function openSession(db: Database, user: User, now: Date, hours = lifetimeHours): WireSession {
  const client = db.clients.get(user.clientId);
  if (!client) throw new Error(`User ${user.id} belongs to no client`);
  db.sessions.removeWhere((session) => new Date(session.expires) <= now);
  const { token, expires } = db.sessions.insert({
    token: randomUUID(),
    userId: user.id,
    expires: new Date(now.getTime() + hours * 3_600_000).toISOString(),
  });
  const { id, name, email, image, profileId, clientId } = user;
  return {
    user: { id, name, email, image, profileId, clientId },
    token: { value: token, expires },
    rules: rulesOf(user),
    client: { trl: client.trl, shortIdentifier: client.shortIdentifier },
  };
}

export const activeAccounts = (db: Database, email: string): User[] =>
  db.users.filter(
    (user) =>
      user.status &&
      user.email.toLowerCase() === email.trim().toLowerCase() &&
      db.clients.get(user.clientId)?.status === true,
  );
