import type { FilterTable } from '@/ui/list/filters';
import type { ListModule } from '@/ui/list/listModule';

/** A module's statement, whatever its rows, panels and filters are. */
export type StatedModule = ListModule<{ id: number }, string, FilterTable>;

/** The modules as the product states them, by title. */
export const statedModules = new Map(
  Object.values(import.meta.glob<Record<string, StatedModule>>('/src/features/*/*Module.ts', { eager: true }))
    .flatMap(Object.values<StatedModule>)
    .filter((value) => typeof value === 'object' && 'table' in value)
    .map((module) => [module.title, module]),
);
