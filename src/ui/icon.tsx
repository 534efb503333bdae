import type { ReactNode } from 'react';

/** Makes a decorative icon on a 24 (20 px) or 16 grid; 1.6 kB for all, grommet-icons 2.0 for twelve. */
export const icon = (drawing: ReactNode, grid: 16 | 24 = 24) =>
  function Icon({ size = grid === 16 ? 16 : 20 }: { size?: number | undefined }) {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        viewBox={`0 0 ${grid} ${grid}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={grid === 16 ? 1.5 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    );
  };
