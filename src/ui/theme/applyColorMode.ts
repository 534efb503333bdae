export type ColorMode = 'system' | 'light' | 'dark';

export const colorModeKey = 'tribuna-aparencia';

/** Parses a stored mode. */
export const colorModeOf = (kept: string | null): ColorMode =>
  kept === 'light' || kept === 'dark' ? kept : 'system';

function readColorMode(): ColorMode {
  try {
    return colorModeOf(localStorage.getItem(colorModeKey));
  } catch {
    return 'system';
  }
}

/** Sets the mode on the document; 'system' leaves it to the browser (tokens.css). */
export function applyColorMode(mode: ColorMode = readColorMode()) {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}
