import { css } from '../style';

export type Heads = readonly [label: string, total: string];

/** Bars keep their colour in print and use the system's in forced-colors modes. */
export const drawnBar = css`
  background: var(--bar, var(--brand));
  /* A colour from the data may equal the background. */
  box-shadow: inset 0 0 0 1px var(--bar-rim, transparent);
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** Explicit, because browsers drop table roles when CSS changes the display. */
export const groupRole = { role: 'rowgroup' };
export const cellRole = { role: 'cell' };

/** The names of a chart's columns, for screen readers. */
export const ChartHead = ({ heads }: { heads: readonly string[] }) => (
  <thead {...groupRole} className="visually-hidden">
    <tr role="row">
      {heads.map((head) => (
        <th key={head} role="columnheader" scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
