import { dashboardWith } from '@/workflows/home/Dashboard';
import { homeCards } from './homeCards';

/** The first screen; `titleAt` says the name of the screen at a path. */
export const homeWith = (titleAt: (path: string) => string) =>
  dashboardWith(homeCards.map(({ path, title = titleAt(path), text }) => ({ path, title, text })));
