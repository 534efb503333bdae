import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

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

const Anchor = styled.a`
  ${linkStyles}
`;

interface OutsideLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that opens in a new tab. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTab />
    </Anchor>
  );
}

/** The same inside a sentence. */
export function InlineOutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTab />
    </a>
  );
}

const NewTab = () => <span className="visually-hidden"> (abre em outra aba)</span>;
