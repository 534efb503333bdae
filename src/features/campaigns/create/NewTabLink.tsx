import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';

/* Touch target height. */
const TallLink = styled(Link)`
  display: inline-block;
  padding-block: 4px;
`;

/** Opens in a new tab, so that the form is not lost. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TallLink to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </TallLink>
  );
}
