/**
 * Opens an address in a new tab that cannot reach back into this one; false when the browser did not let it.
 * A tab asked for with `noopener` tells nobody whether it opened, so the tie is cut right after: nothing of the
 * other page has run by then. The address must be safe (`safeHref`, or built by formats/phone).
 */
export function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
