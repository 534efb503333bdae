import type { ReactNode } from 'react';

/**
 * Makes a line icon of its drawing: in the colour of the text around it, and silent to screen readers, as the name
 * stands beside it or on the button that holds it. Ours: twelve of grommet-icons weigh 2.0 kB, all of ours 1.6, and the
 * entrance and public pages, which have no Grommet, would carry a factory of their own.
 * @param grid the square it is drawn on: 24, shown at 20 px where a letter is 16, or 16 for the small ones inside controls, shown as drawn.
 */
export const icon = (drawing: ReactNode, grid: 16 | 24 = 24) =>
  function Icon({ size = grid === 16 ? 16 : 20 }: { size?: number }) {
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
