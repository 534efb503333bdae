import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from '@/ui/style';

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 2.75rem;
  margin-top: 4px;
  border-radius: var(--radius);
  font-size: 0.9375rem;
  font-weight: 500;
`;

/** A link within the app. */
export const EntranceLink = styled(Link)`
  ${linkStyles}
`;

interface OutsideLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link inside a sentence that opens in a new tab. */
export function InlineOutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </a>
  );
}

/** A link that opens in a new tab, on its own rather than inside a sentence. */
export const OutsideLink = styled(InlineOutsideLink)`
  ${linkStyles}
`;
