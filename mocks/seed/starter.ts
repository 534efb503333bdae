import type { Database } from '../db';
import { seedStarterDocuments } from '../modules/documents/seed';
import { seedStarterSettings } from '../modules/settings/seed';

/** The options of a new office; its lists stay empty. */
export function seedStarter(db: Database, clientId: number): void {
  seedStarterSettings(db, clientId);
  seedStarterDocuments(db, clientId);
}
