import { fromJSON, toJSON, type Database, type SavedDatabase } from '../db';
import { dayOf } from '../time';
import { createDatabase, type SeedOptions } from './createDatabase';

const seeded = new Map<string, SavedDatabase>();

/** As `createDatabase`, once per process: records are never mutated, so all can share them. */
export function freshDatabase(options: SeedOptions): Database {
  const key = JSON.stringify({ today: dayOf(new Date()), ...options });
  const saved = seeded.get(key) ?? toJSON(createDatabase(options));
  seeded.set(key, saved);
  return fromJSON(saved);
}
