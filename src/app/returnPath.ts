import { isInternalPath } from '@/formats/links';
import { returnParameter } from '@/session/access';
import { sectionHomes, staffScreenAt } from './sections';

const home = '/dashboard';

const origin = 'http://tribuna.invalid';

const maxRounds = 5;

/** The staff screen to return to, else the dashboard; checked fully decoded, with `..` resolved, in lower case. */
export function pathAfterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get(returnParameter) ?? '';
  try {
    const url = new URL(asked, origin);
    const path = isInternalPath(asked) ? settled(url.pathname, maxRounds) : home;
    if (isScreen(path.toLowerCase())) return path + url.search;
  } catch {
    // Malformed.
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
  staffScreenAt(path) !== undefined || sectionHomes.some(({ section }) => section === path);
