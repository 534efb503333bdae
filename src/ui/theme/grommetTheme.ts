import { extendDefaultTheme } from 'grommet/es6/default-props';

/*
 * Theme of the Grommet components in use, as Grommet's default theme: there is no `Grommet` around the
 * screens, whose rows would wait for 8.6 kB of it, so each file that uses a component imports this one.
 * Colours are CSS variables (tokens.css), so Grommet cannot derive light or dark: name every colour it would
 * compute. A new component needs its entry here and in the test.
 */
extendDefaultTheme({
  global: {
    elevation: { light: { large: 'var(--shadow)' } },
    font: { family: 'var(--font)', size: '0.875rem', height: '1.5', weight: 400 },
  },
  layer: {
    background: 'var(--surface)',
    container: { elevation: 'large', zIndex: '20' },
    overlay: { background: 'var(--backdrop)' },
    zIndex: '30',
  },
});
