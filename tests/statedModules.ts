import type { FilterTable } from '@/records/list/filters';
import type { ListModule } from '@/records/list/listModule';

/** Any module's ListModule. */
export type StatedModule = ListModule<{ id: number }, string, FilterTable>;

/** By title. */
export const statedModules = new Map(
  Object.values(import.meta.glob<Record<string, StatedModule>>('/src/features/*/*Module.ts', { eager: true }))
    .flatMap(Object.values<StatedModule>)
    .filter((value) => typeof value === 'object' && 'table' in value)
    .map((module) => [module.title, module]),
);
