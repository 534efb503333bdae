import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import { countLabel } from '@/formats/text';

const Total = styled(Link)`
  display: inline-flex;
  align-items: baseline;
  gap: 8px;
  align-self: flex-start;
  color: var(--ink-secondary);
  text-decoration: none;

  strong {
    color: var(--ink);
    font-size: 2rem;
    font-weight: 600;
    line-height: 2.5rem;
    font-variant-numeric: tabular-nums;
  }

  &:hover strong {
    color: var(--brand);
  }
`;

interface BigTotalProps {
  path: string;
  total: number;
  one: string;
  many: string;
}

export function BigTotal({ path, total, one, many }: BigTotalProps) {
  return (
    <Total to={path}>
      <strong>{formatNumber(total)}</strong> {countLabel(total, one, many)}
    </Total>
  );
}

export const Subheading = styled.h4`
  margin: 16px 0 8px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  font-weight: 500;
`;

const Dashed = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  min-height: 10rem;
  padding: 20px;
  border: var(--line-width) dashed var(--line-strong);
  border-radius: var(--radius-large);
  color: var(--ink-secondary);
  text-align: center;
`;

interface EmptyCardProps {
  path: string;
  link: string;
  children: ReactNode;
}

/** Empty state of a card. */
export function EmptyCard({ path, link, children }: EmptyCardProps) {
  return (
    <Dashed>
      <p>{children}</p>
      <Link to={path}>{link}</Link>
    </Dashed>
  );
}
