import { readdirSync } from 'node:fs';
import type { CheckedModule, Read } from './checkedModule';
import type { WrittenRecord } from './writtenRecord';

const folder = new URL('./modules/', import.meta.url);

const modules = await Promise.all(
  readdirSync(folder)
    .sort()
    .map(async (file) => {
      const { checked } = (await import(new URL(file, folder).href)) as { checked: CheckedModule };
      return checked;
    }),
);

export const reads: Readonly<Record<string, Read>> = Object.assign({}, ...modules.map((one) => one.reads));

/**
 * One record per module that can be created and removed. Excluded: campaigns and messages, which reach
 * people; manifestations, created outside; users, offices and profiles, which cannot be removed.
 */
export const writtenRecords: readonly WrittenRecord[] = modules.flatMap(({ written = [] }) => written);
