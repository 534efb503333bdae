export type ColorMode = 'system' | 'light' | 'dark';

export const colorModeKey = 'tribuna-aparencia';

/** The mode that is kept as this text. */
export const colorModeOf = (kept: string | null): ColorMode =>
  kept === 'light' || kept === 'dark' ? kept : 'system';

/** The mode chosen in this browser. */
function readColorMode(): ColorMode {
  try {
    return colorModeOf(localStorage.getItem(colorModeKey));
  } catch {
    return 'system';
  }
}

/** Puts the chosen mode on the document; 'system' leaves it to the browser (tokens.css). */
export function applyColorMode(mode: ColorMode = readColorMode()) {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}
