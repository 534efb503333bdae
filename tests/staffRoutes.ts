import { loadStaffShell } from '@/app/loadStaffShell';
import { screens } from '@/records/modules/screens';

export const listPaths = () => screens.filter(({ path }) => path.endsWith('/list')).map(({ path }) => path);

/** Loaded with the first panel. */
const panels = Object.values(import.meta.glob('/src/{features,workflows}/*/*Panels.tsx'));

/** Loaded by edit forms. */
const saving = Object.values(import.meta.glob('/src/records/edit/deferred/*.tsx'));

/** Preloads screens and panels in `beforeAll`: on a busy machine that takes longer than a test may. */
export const loadScreen = (...paths: string[]) =>
  Promise.all([
    loadStaffShell(),
    ...screens.filter(({ path }) => paths.includes(path)).map(({ load }) => load()),
    ...[...panels, ...saving].map((load) => load()),
  ]);
