import { css } from 'styled-components';

/** Bars keep their colour in print and use the system's in forced-colors modes. */
export const drawnBar = css`
  background: var(--bar, var(--brand));
  /* A colour from the data may be that of the ground. */
  box-shadow: inset 0 0 0 1px var(--bar-rim, transparent);
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;
