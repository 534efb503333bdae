import type { Database } from '../db';
import { seedStarterDocuments } from '../modules/documents/seed';
import { seedStarterSettings } from '../modules/settings/seed';

/** The few options a new office starts with, so that its forms can be filled in; its lists stay empty. */
export function seedStarter(db: Database, clientId: number): void {
  seedStarterSettings(db, clientId);
  seedStarterDocuments(db, clientId);
}
