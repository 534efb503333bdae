import { staffScreens } from '@/app/staffScreens';

/** Screens of the staff that are no list. */
const others = new Set(['/dashboard']);

/** The lists there are, by path, as the app itself knows them. */
export const listPaths = () => Object.keys(staffScreens).filter((path) => !others.has(path));

/** Loads a screen's code and what surrounds it ahead, for `beforeAll`: on a busy machine that takes longer than a test may. */
export const loadScreen = (path: string) => Promise.all([import('@/app/StaffShell'), staffScreens[path]?.()]);
