import { css } from '../style';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'large';

export interface ButtonLook {
  $kind: ButtonKind;
  $size: ButtonSize;
  $wide?: boolean;
}

const kinds = {
  primary: css`
    background: var(--brand);
    color: var(--on-brand);

    &:hover {
      background: var(--brand-hover);
    }
  `,
  secondary: css`
    border-color: color-mix(in srgb, var(--line-strong) 45%, var(--line));
    background: var(--surface);
    color: var(--ink);

    &:hover {
      background: var(--surface-hover);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--ink-secondary);

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--surface-hover);
      color: var(--ink);
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-danger);

    &:hover {
      background: var(--danger-hover);
    }
  `,
};

/** Boxless kinds also fade when blocked: their colour alone is too close to the enabled one. */
const fadedStyles = css`
  opacity: 0.6;

  &:focus-visible {
    opacity: 1;
  }
`;

/** Shared by buttons and button links: 36 px high, 40 on phones, 48 when large. */
export const buttonStyles = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex-shrink: 0;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  max-width: 100%;
  min-height: ${({ $size }) => ($size === 'large' ? '3rem' : '2.25rem')};
  padding: ${({ $size }) => ($size === 'large' ? '10px 20px' : '6px 14px')};
  border: 1px solid transparent;
  border-radius: var(--radius);
  font: 500 ${({ $size }) => ($size === 'large' ? 'var(--text-reading)' : 'var(--text-body)')} / 1.25rem
    var(--font);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--motion),
    border-color var(--motion),
    color var(--motion);

  ${({ $kind }) => kinds[$kind]}

  &:active {
    transform: translateY(0.5px);
  }

  &:focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  svg {
    flex-shrink: 0;
  }

  &:disabled,
  &[aria-disabled='true']:not([data-busy='true']) {
    border-color: ${({ $kind }) => ($kind === 'quiet' ? 'transparent' : 'var(--line)')};
    background: ${({ $kind }) => ($kind === 'quiet' ? 'transparent' : 'var(--surface-sunken)')};
    color: var(--ink-disabled);
    cursor: not-allowed;
    transform: none;
    ${({ $kind }) => $kind === 'quiet' && fadedStyles}
  }

  &[data-busy='true'] {
    cursor: progress;
  }

  @media (width < 48rem) {
    min-height: ${({ $size }) => ($size === 'large' ? '3rem' : '2.5rem')};
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &:disabled,
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
