/** Addresses that came from outside: which may be opened, and which are ours. `tel:` links are built in phone.ts. */

const control = /\p{Cc}/u;
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

const parse = (address: string, base?: string) => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

/** Whether this page itself comes from the person's own machine, as a demonstration does. */
const isAtHome = () => ownMachine.includes((globalThis as { location?: Location }).location?.hostname ?? '');

/**
 * The address when it is safe to open (bank slips, files, polls), normalised, else null: absolute `https:` elsewhere than
 * on this machine, or anything on it from a page that comes from it too. From any other page it would reach whatever
 * the person runs there. Refused besides: other schemes, relative ones, a user name before the host,
 * backslashes and control characters.
 */
export function safeHref(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (control.test(address ?? '') || text.includes('\\') || !/^https?:\/\/[^/]/i.test(text)) return null;
  const url = parse(text);
  if (!url || url.username || url.password) return null;
  const isAllowed = ownMachine.includes(url.hostname) ? isAtHome() : url.protocol === 'https:';
  return isAllowed ? url.href : null;
}

/** A map search for the place, as text; null for a blank one. */
export function mapsHref(place: string | null | undefined): string | null {
  const query = place?.trim();
  return query ? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}` : null;
}

/**
 * True for a path of this site that may be returned to after sign-in: it starts with exactly one `/`,
 * has no backslash nor control character, and still starts with one `/` once its `..` are resolved.
 */
export function isInternalPath(path: string | null | undefined): path is string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\') || control.test(path))
    return false;
  const url = parse(path, 'https://tribuna.invalid');
  return url?.host === 'tribuna.invalid' && !url.pathname.startsWith('//');
}
