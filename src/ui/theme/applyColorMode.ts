export type ColorMode = 'system' | 'light' | 'dark';

export const colorModeKey = 'tribuna-aparencia';

/** The mode chosen in this browser. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the chosen mode on the document; 'system' leaves it to the browser (tokens.css). */
export function applyColorMode(mode: ColorMode = readColorMode()) {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}
