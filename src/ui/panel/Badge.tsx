import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const toneColor: Record<BadgeTone, string> = {
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
  info: 'var(--brand)',
  neutral: 'var(--line-strong)',
};
const toneGround: Record<BadgeTone, string> = {
  success: 'var(--success-soft)',
  warning: 'var(--warning-soft)',
  danger: 'var(--danger-soft)',
  info: 'var(--brand-soft)',
  neutral: 'var(--surface-sunken)',
};

const Soft = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 2px 8px;
  border-radius: 999px;
  background: var(--badge-ground);
  /* Its own edge: the ground is that of a row under the pointer. */
  box-shadow: inset 0 0 0 1px var(--badge-edge);
  color: var(--badge-ink);
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.125rem;
  vertical-align: middle;

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--badge-dot);
    /* A colour from the data may be that of the ground. */
    box-shadow: 0 0 0 1px var(--badge-rim, transparent);
  }

  &[data-solid]::before {
    content: none;
  }
`;

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  /** A colour that came with the data, as #RGB or #RRGGBB; anything else is ignored. */
  color?: string | null | undefined;
  /** Fills the badge with the data's colour, with black or white text, whichever is easier to read. */
  solid?: boolean;
}

/** A status: a dot beside its name, so that colour never speaks alone. */
export function Badge({ children, tone = 'neutral', color, solid = false }: BadgeProps) {
  const hex = readHex(color);
  const isSolid = solid && hex !== null;
  const look = {
    '--badge-dot': hex ?? toneColor[tone],
    '--badge-rim': hex ? 'var(--line-strong)' : undefined,
    '--badge-ground': isSolid ? hex : toneGround[hex ? 'neutral' : tone],
    '--badge-edge': isSolid ? 'transparent' : 'color-mix(in srgb, var(--line-strong) 55%, transparent)',
    '--badge-ink': isSolid ? readableOn(hex) : 'var(--ink)',
  } as CSSProperties;
  return (
    <Soft
      style={look}
      data-solid={isSolid || undefined}
      title={typeof children === 'string' ? children : undefined}
    >
      <span>{children}</span>
    </Soft>
  );
}

/** `#rrggbb` out of #RGB or #RRGGBB, with or without its #; null for anything else. */
export function readHex(color: string | null | undefined): string | null {
  const digits = color?.trim().replace(/^#/, '').toLowerCase() ?? '';
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null;
}

/** Black or white: the one with more contrast on the colour `#rrggbb` (WCAG 2.2, relative luminance). */
export function readableOn(hex: string): '#000000' | '#ffffff' {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}
