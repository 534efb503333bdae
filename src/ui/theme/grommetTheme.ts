import type { ThemeType } from 'grommet';

/**
 * Grommet in the product's colours and type: what the parts in use (Grommet, Layer) read, and nothing else. Every
 * colour is a CSS variable (tokens.css), so Grommet cannot compute light or dark from it and never needs to. A part
 * taken anew brings its entry here and its line in the test beside, which fails on a value Grommet cannot read;
 * wherever Grommet would choose a contrasting text colour, name that colour.
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
