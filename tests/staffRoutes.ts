import { staffScreens } from '@/app/staffScreens';

/** Screens of the staff that are no list. */
const others = new Set(['/dashboard']);

/** The lists there are, by path, as the app itself knows them. */
export const listPaths = () => Object.keys(staffScreens).filter((path) => !others.has(path));

/** The panels of the lists, whose code comes with the first one opened. */
const panels = Object.values(import.meta.glob('/src/features/*/*Panels.tsx'));

/** Loads a screen's code, its panels' and what surrounds it, for `beforeAll`: on a busy machine that takes longer than a test may. */
export const loadScreen = (path: string) =>
  Promise.all([import('@/app/StaffShell'), staffScreens[path]?.(), ...panels.map((load) => load())]);
