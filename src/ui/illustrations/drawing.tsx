import type { ReactNode } from 'react';

/** Makes a decorative line drawing for empty, error and welcome states. */
export const drawing = (name: string, lines: ReactNode) => {
  const Drawing = () => (
    <svg
      aria-hidden="true"
      focusable="false"
      width="160"
      height="120"
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="62" rx="62" ry="46" fill="var(--brand-soft)" stroke="none" />
      <path d="M22 104h116" stroke="var(--line-strong)" />
      {lines}
    </svg>
  );
  Drawing.displayName = name;
  return Drawing;
};

export const surface = { fill: 'var(--surface)' };
export const accent = { stroke: 'var(--brand)', fill: 'none' };
export const accentFill = { stroke: 'var(--brand)', fill: 'var(--brand-soft)' };
