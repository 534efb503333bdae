import type { Database } from '../db';
import type { Client, User } from '../modules/auth/records';
import { createRandom, type Random } from './random';

export interface SeedScope {
  db: Database;
  client: Client;
  users: readonly User[];
  /** Reference date. */
  today: string;
  /** Random source per purpose and office. */
  random(purpose: string): Random;
}

export function seedScope(db: Database, client: Client, seed: number, today: string): SeedScope {
  return {
    db,
    client,
    today,
    users: db.users.filter((user) => user.clientId === client.id),
    random: (purpose) => createRandom(seed + client.id, purpose),
  };
}
