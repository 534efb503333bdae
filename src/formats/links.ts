const control = /\p{Cc}/u;
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

const parse = (address: string, base?: string) => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

/** Whether this page is served from localhost, as in a demo. */
const isAtHome = () => ownMachine.includes((globalThis as { location?: Location }).location?.hostname ?? '');

/**
 * The URL if safe, else null: absolute `https:`, no credentials, backslashes or control characters; localhost
 * only from a localhost page, or it would reach the person's own services.
 */
export function safeHref(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (control.test(address ?? '') || text.includes('\\') || !/^https?:\/\/[^/]/i.test(text)) return null;
  const url = parse(text);
  if (!url || url.username || url.password) return null;
  const isAllowed = ownMachine.includes(url.hostname) ? isAtHome() : url.protocol === 'https:';
  return isAllowed ? url.href : null;
}

/** Google Maps search for a place; null for a blank one. */
export function mapsHref(place: string | null | undefined): string | null {
  const query = place?.trim();
  return query ? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}` : null;
}

/** Whether a return path is safe: one leading `/`, also with `..` resolved; no backslash or controls. */
export function isInternalPath(path: string | null | undefined): path is string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\') || control.test(path))
    return false;
  const url = parse(path, 'https://tribuna.invalid');
  return url?.host === 'tribuna.invalid' && !url.pathname.startsWith('//');
}

/** A `mailto:` URL with subject and text; null for an invalid address. */
export function mailHref(email: string, subject: string, text: string): string | null {
  const address = email.trim();
  if (address.length > 254 || !/^[^\s@?&#%,;:<>"\\]+@[^\s@?&#%,;:<>"\\]+$/.test(address)) return null;
  const query = new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20');
  return `mailto:${address}?${query}`;
}
