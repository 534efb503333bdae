import type { ThemeType } from 'grommet';

/**
 * Theme of the Grommet parts in use. Colours are CSS variables (tokens.css), so Grommet cannot derive light
 * or dark: name every colour it would compute. A new part needs its entry here and in the test.
 */
export const grommetTheme: ThemeType = {
  global: {
    colors: { background: 'var(--ground)' },
    elevation: { light: { large: 'var(--shadow)' } },
    font: { family: 'var(--font)', size: '0.875rem', height: '1.5', weight: 400 },
  },
  layer: {
    background: 'var(--surface)',
    container: { elevation: 'large', zIndex: '20' },
    overlay: { background: 'var(--backdrop)' },
    zIndex: '30',
  },
};
