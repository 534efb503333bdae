import type { FoundValues } from './values';

export type Body = Record<string, unknown>;

interface WireStep {
  method: 'POST' | 'PUT' | 'DELETE';
  action: string;
  id: 'body' | 'query';
}

/** A record to create, update, read back and remove. */
export interface WrittenRecord {
  screen: string;
  script: string;
  /** Body of a new record; null when the office lacks what it needs. */
  body: (mark: string, found: FoundValues) => Body | null;
  create: Omit<WireStep, 'id'>;
  change: WireStep;
  remove: WireStep;
  /** The list that shows it. */
  list: { action: string; query: Body };
  /** The field that carries the mark and is updated. */
  marked: string;
  /**
   * For a mark that cannot change: another field to update, checked in the details, and a field to send back
   * unchanged.
   */
  changes?: { field: string; value: string; kept: string };
  /** Must be refused by name when empty. */
  required: string;
  /** Field of the error for a duplicate. */
  duplicate?: string;
}

const two = (value: number) => String(value).padStart(2, '0');

export function today() {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const idIn = (found: FoundValues, key: string) => Number(found.recordOf(key)?.id ?? 0) || null;

export const byAction = (action: string): WireStep => ({ method: 'POST', action, id: 'body' });
export const change: WireStep = { method: 'PUT', action: '', id: 'body' };
export const remove: WireStep = { method: 'DELETE', action: '', id: 'query' };
export const create = { method: 'POST', action: '' } as const;
export const page = { page: 1, limit: 100 };
