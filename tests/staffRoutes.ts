import { loadStaffShell } from '@/app/loadStaffShell';
import { modules } from '@/app/modules';

/** The lists there are, by path, as the app itself knows them. */
export const listPaths = () => modules.filter(({ path }) => path.endsWith('/list')).map(({ path }) => path);

/** The panels of the lists, whose code comes with the first one opened. */
const panels = Object.values(import.meta.glob('/src/features/*/*Panels.tsx'));

/** What a form that edits loads besides. */
const saving = Object.values(import.meta.glob('/src/ui/edit/late/*.tsx'));

/** Loads screens' code, their panels' and what surrounds them, for `beforeAll`: on a busy machine that takes longer than a test may. */
export const loadScreen = (...paths: string[]) =>
  Promise.all([
    loadStaffShell(),
    ...modules.filter(({ path }) => paths.includes(path)).map(({ load }) => load()),
    ...[...panels, ...saving].map((load) => load()),
  ]);
