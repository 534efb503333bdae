import type { CSSProperties, ReactNode } from 'react';
import { styled } from '../style';
import type { Tone } from '@/formats/choices';
import { readableOn, readHex } from '@/formats/colors';

const tones: Record<Tone, { dot: string; ground: string }> = {
  success: { dot: 'var(--success)', ground: 'var(--success-soft)' },
  warning: { dot: 'var(--warning)', ground: 'var(--warning-soft)' },
  danger: { dot: 'var(--danger)', ground: 'var(--danger-soft)' },
  info: { dot: 'var(--brand)', ground: 'var(--brand-soft)' },
  neutral: { dot: 'var(--line-strong)', ground: 'var(--surface-sunken)' },
};

const Soft = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 2px 8px;
  border-radius: 999px;
  background: var(--badge-ground);
  /* An edge, since the background equals a hovered row's. */
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
    /* A colour from the data may equal the background. */
    box-shadow: 0 0 0 1px var(--badge-rim, transparent);
  }

  &[data-solid]::before {
    content: none;
  }
`;

interface BadgeProps {
  children: ReactNode;
  tone?: Tone;
  /** #RGB or #RRGGBB from data; anything else is ignored. */
  color?: string | null | undefined;
  solid?: boolean;
}

/** A status: a dot and its name, so that colour is never the only cue. */
export function Badge({ children, tone = 'neutral', color, solid = false }: BadgeProps) {
  const hex = readHex(color);
  const isSolid = solid && hex !== null;
  const look = {
    '--badge-dot': hex ?? tones[tone].dot,
    '--badge-rim': hex ? 'var(--line-strong)' : undefined,
    '--badge-ground': isSolid ? hex : tones[hex ? 'neutral' : tone].ground,
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
