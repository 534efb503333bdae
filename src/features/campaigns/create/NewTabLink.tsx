import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link out of a form that is being filled in: to a tab of its own, so that nothing typed is lost. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </Link>
  );
}
