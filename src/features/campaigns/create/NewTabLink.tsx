import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/* It stands in a line of its own, as high as a finger needs. */
const TallLink = styled(Link)`
  display: inline-block;
  padding-block: 4px;
`;

/** A link out of a form that is being filled in: to a tab of its own, so that nothing typed is lost. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TallLink to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </TallLink>
  );
}
