import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  children: ReactNode;
}

/** A label and its value, within a `dl` such as `Figures` or `Sum`. */
export const Figure = ({ label, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
