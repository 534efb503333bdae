/** This page's entry script, which identifies its build; null in development and tests. */
const ownStart = () =>
  document.querySelector('script[type="module"][src^="/assets/entry-"]')?.getAttribute('src') ?? null;

/** Whether the server has another build, by version.json (scripts/build/versionFile.ts); false if unknown. */
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

/** Whether a reload would lose unsaved input: asks via `beforeunload` (ui/panel/useLeaveGuard.ts). */
export const wouldLoseTyped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
