import type { Database } from '../db';
import type { Client, User } from '../modules/auth/records';
import { createRandom, type Random } from './random';

/** What every part of the seed works with: the database, the office it fills, its day and its chance. */
export interface SeedScope {
  db: Database;
  client: Client;
  users: readonly User[];
  /** The day everything is dated around. */
  today: string;
  /** The source of chance for one purpose, separate for each office. */
  random(purpose: string): Random;
}

/** Prepares the seeding of one office. */
export function seedScope(db: Database, client: Client, seed: number, today: string): SeedScope {
  return {
    db,
    client,
    today,
    users: db.users.filter((user) => user.clientId === client.id),
    random: (purpose) => createRandom(seed + client.id, purpose),
  };
}

/** How many records of each kind an office gets. */
export interface Amounts {
  voters: number;
  services: number;
  appointments: number;
  calls: number;
  tasks: number;
  documents: number;
  campaigns: number;
  manifestations: number;
  expenses: number;
  polls: number;
}
