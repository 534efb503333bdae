/**
 * A line drawing on 24 px as a mask, for what a list repeats in every row: drawn by the style sheet, forty of them cost
 * next to nothing, while in the document they cost as much as the rest of the table.
 */
export const drawnMask = (drawing: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`,
  )}")`;
