/** The script this page began with, which names its build; null where nothing was built (development, tests). */
const ownStart = () =>
  document.querySelector('script[type="module"][src^="/assets/entry-"]')?.getAttribute('src') ?? null;

/**
 * Asks whether another build has taken the place of this page's on the server: version.json, written by
 * scripts/build/versionFile.ts, names the script that a page would begin with now. False where that cannot be told.
 */
export async function isReplaced(): Promise<boolean> {
  const own = ownStart();
  if (own === null) return false;
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const { start } = (await response.json()) as { start?: unknown };
    return response.ok && typeof start === 'string' && start !== own;
  } catch {
    return false;
  }
}

/**
 * Whether reading the page anew would lose something typed: the forms are asked as the browser asks them, by
 * `beforeunload` (ui/panel/useLeaveGuard.ts).
 */
export const wouldLoseTyped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
