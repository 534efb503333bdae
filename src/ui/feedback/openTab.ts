/**
 * Opens a safe URL (`safeHref`, formats/phone) in a new tab; false if blocked. `noopener` would hide that, so
 * `opener` is cleared before the page runs any script.
 */
export function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
