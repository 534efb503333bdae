import type { ThemeType } from 'grommet';

/** A colour that is the same variable in light and dark: the variable itself switches (tokens.css). */
const ink = 'var(--ink)';
const inkSecondary = 'var(--ink-secondary)';
const line = 'var(--line)';
const lineStrong = 'var(--line-strong)';
const surface = 'var(--surface)';
const surfaceRaised = 'var(--surface-raised)';
const surfaceHover = 'var(--surface-hover)';
const brand = 'var(--brand)';
const danger = 'var(--danger)';

const text = (size: string, height: string) => ({ size, height, maxWidth: 'none' });

const button = { radius: 'var(--radius)', pad: { vertical: '7px', horizontal: '14px' } };

/**
 * Grommet in the product's colours, type and measures. Every colour is a CSS variable, so Grommet cannot compute light
 * or dark from it and never needs to: wherever it would choose a contrasting text colour, that colour is named here.
 */
export const grommetTheme: ThemeType = {
  global: {
    colors: {
      active: surfaceHover,
      background: 'var(--ground)',
      'background-back': 'var(--ground)',
      'background-front': surface,
      'background-contrast': 'var(--surface-sunken)',
      'active-background': surfaceHover,
      'active-text': ink,
      'selected-background': 'var(--brand-soft)',
      'selected-text': ink,
      black: ink,
      white: surface,
      border: line,
      brand,
      control: brand,
      focus: brand,
      icon: 'currentColor',
      placeholder: inkSecondary,
      selected: 'var(--brand-soft)',
      text: ink,
      'text-strong': ink,
      'text-weak': inkSecondary,
      'text-xweak': inkSecondary,
      'accent-1': brand,
      'status-critical': danger,
      'status-error': danger,
      'status-warning': 'var(--warning)',
      'status-ok': 'var(--success)',
      'status-unknown': inkSecondary,
      'status-disabled': 'var(--ink-disabled)',
    },
    active: { background: { color: surfaceHover, opacity: 1 }, color: ink },
    hover: { background: { color: surfaceHover, opacity: 1 }, color: ink },
    selected: { background: 'var(--brand-soft)', color: ink },
    // The last name covers everything above 1200; 3000 is the documents' widest (document 1, section 9).
    breakpoints: {
      small: { value: 768 },
      medium: { value: 992 },
      large: { value: 1200 },
      xlarge: { value: 3000 },
    },
    deviceBreakpoints: { phone: 'small', tablet: 'medium', computer: 'large' },
    control: {
      border: { width: '1px', radius: 'var(--radius)', color: lineStrong },
      disabled: { opacity: 0.65 },
    },
    drop: {
      background: surfaceRaised,
      border: { radius: 'var(--radius-large)' },
      margin: '4px',
      shadowSize: 'medium',
      zIndex: '50',
    },
    edgeSize: {
      none: '0px',
      hair: '1px',
      xxsmall: '2px',
      xsmall: '4px',
      small: '8px',
      medium: '16px',
      large: '24px',
      xlarge: '48px',
      responsiveBreakpoint: 'small',
    },
    elevation: {
      light: {
        none: 'none',
        xsmall: 'none',
        small: 'var(--shadow)',
        medium: 'var(--shadow)',
        large: 'var(--shadow)',
        xlarge: 'var(--shadow)',
      },
    },
    focus: {
      border: { color: brand },
      outline: { color: brand, size: '2px', offset: '2px' },
      shadow: { color: brand, size: '0px' },
    },
    font: { family: 'var(--font)', size: '14px', height: '1.5', weight: 400 },
    input: {
      padding: { horizontal: '11px', vertical: '7px' },
      font: { size: '14px', height: '20px', weight: 400 },
      extend: `background: ${surface}; color: ${ink};`,
    },
    opacity: { strong: 0.9, medium: 0.6, weak: 0.2 },
    spacing: '16px',
  },
  anchor: { color: brand, fontWeight: 500, textDecoration: 'underline' },
  button: {
    border: { radius: button.radius, width: '1px', color: lineStrong },
    color: ink,
    padding: button.pad,
    size: { medium: { border: { radius: button.radius }, pad: button.pad } },
    primary: { color: brand, extend: 'color: var(--on-brand);' },
    disabled: { opacity: 0.65 },
    transition: { duration: 0.16, timing: 'ease-out' },
    extend: 'font-weight: 500;',
  },
  checkBox: {
    size: '20px',
    gap: '8px',
    color: brand,
    check: { radius: '5px', thickness: '2px' },
    border: { width: '1.5px', color: lineStrong },
    hover: { border: { color: brand } },
    toggle: { color: lineStrong, radius: '20px', size: '36px' },
  },
  radioButton: {
    size: '20px',
    gap: '8px',
    color: brand,
    border: { width: '1.5px', color: lineStrong },
    hover: { border: { color: brand } },
  },
  formField: {
    border: { color: lineStrong, error: { color: danger }, position: 'inner', side: 'all' },
    content: { pad: 'none' },
    disabled: { background: { color: 'var(--surface-sunken)', opacity: 1 } },
    error: { color: danger, margin: { vertical: 'xsmall', horizontal: 'none' } },
    help: { color: inkSecondary, margin: { horizontal: 'none' } },
    info: { color: inkSecondary, margin: { vertical: 'xsmall', horizontal: 'none' } },
    label: { color: ink, size: 'medium', weight: 500, margin: { vertical: 'xsmall', horizontal: 'none' } },
    margin: { bottom: 'medium' },
    round: '8px',
  },
  heading: {
    color: ink,
    weight: 600,
    level: {
      1: { font: { weight: 600 }, medium: text('24px', '30px') },
      2: { font: { weight: 600 }, medium: text('20px', '26px') },
      3: { font: { weight: 600 }, medium: text('16px', '22px') },
    },
    extend: 'letter-spacing: -0.011em;',
  },
  icon: { size: { small: '16px', medium: '20px', large: '24px' } },
  layer: {
    background: surface,
    border: { radius: '0px' },
    container: { elevation: 'large', zIndex: '20' },
    overlay: { background: 'var(--backdrop)' },
    responsiveBreakpoint: 'small',
    zIndex: '30',
  },
  menu: {
    background: surfaceRaised,
    drop: { align: { top: 'bottom', right: 'right' } },
    icons: { color: inkSecondary },
  },
  paragraph: { medium: text('14px', '21px') },
  select: {
    background: surface,
    icons: { color: inkSecondary, margin: { horizontal: '8px' } },
    options: { container: { pad: { horizontal: '12px', vertical: '8px' } } },
  },
  tab: {
    color: inkSecondary,
    active: { color: ink },
    hover: { color: ink },
    border: {
      side: 'bottom',
      size: '2px',
      color: 'transparent',
      active: { color: brand },
      hover: { color: lineStrong },
    },
    margin: { horizontal: 'none' },
    pad: { vertical: '8px', horizontal: '4px' },
  },
  text: {
    xsmall: text('12px', '16px'),
    small: text('13px', '18px'),
    medium: text('14px', '20px'),
    large: text('16px', '24px'),
    xlarge: text('20px', '26px'),
    xxlarge: text('24px', '30px'),
  },
  textArea: { extend: 'line-height: 20px;' },
};
