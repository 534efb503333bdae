import { isInternalPath } from '@/formats/links';
import { returnParameter } from '@/session/access';
import { moduleAt, sectionHomes } from './modules';

const home = '/dashboard';

/** Any address does: only what comes after it is looked at. */
const origin = 'http://tribuna.invalid';

/** How often an address may be encoded over itself; none of ours is. */
const mostRounds = 5;

/**
 * The page asked for before signing in, when it is a screen of the staff, else the dashboard. It is judged as the router
 * and a server would understand it in the end: decoded until nothing is left to decode, `..` resolved, in small letters.
 */
export function pathAfterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get(returnParameter) ?? '';
  try {
    const url = new URL(asked, origin);
    const path = isInternalPath(asked) ? settled(url.pathname, mostRounds) : home;
    if (isScreen(path.toLowerCase())) return path + url.search;
  } catch {
    // It cannot be read.
  }
  return home;
}

function settled(path: string, rounds: number): string {
  const decoded = decodeURIComponent(path);
  if (!rounds || !isInternalPath(decoded)) return '';
  const next = new URL(decoded, origin).pathname;
  return next === path ? path : settled(next, rounds - 1);
}

const isScreen = (path: string) =>
  moduleAt(path) !== undefined || sectionHomes.some(({ section }) => section === path);
