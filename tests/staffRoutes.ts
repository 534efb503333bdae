import { loadStaffShell } from '@/app/loadStaffShell';
import { modules } from '@/app/modules';

/** The lists there are, by path, as the app itself knows them. */
export const listPaths = () =>
  modules.filter(({ path, load }) => load && path.endsWith('/list')).map(({ path }) => path);

/** The panels of the lists, whose code comes with the first one opened. */
const panels = Object.values(import.meta.glob('/src/features/*/*Panels.tsx'));

/** Loads a screen's code, its panels' and what surrounds it, for `beforeAll`: on a busy machine that takes longer than a test may. */
export const loadScreen = (path: string) =>
  Promise.all([
    loadStaffShell(),
    modules.find((module) => module.path === path)?.load?.(),
    ...panels.map((load) => load()),
  ]);
