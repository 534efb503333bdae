/** A 24 px icon as CSS mask, for rows: forty inline SVGs cost as much as the rest of the table. */
export const drawnMask = (drawing: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`,
  )}")`;
