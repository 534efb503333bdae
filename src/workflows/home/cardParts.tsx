import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { countLabel } from '@/formats/text';
import { HomeAnswer, HomeCard, type HomeQuery } from '@/frames/home/HomeCard';

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

interface TotalCardProps<T> {
  title: string;
  /** Path of the list. */
  path: string;
  one: string;
  many: string;
  query: HomeQuery<T>;
  /** Below the total, from the same response. */
  detailsOf?: (data: T) => ReactNode;
  children?: ReactNode;
}

/** A list's total with details; while it is 0, only the link to the list. */
export function TotalCard<T extends { total: number }>({
  title,
  path,
  one,
  many,
  query,
  detailsOf,
  children,
}: TotalCardProps<T>) {
  if (query.data?.total === 0)
    return (
      <HomeAnswer query={query}>
        {() => (
          <Dashed>
            <p>{`Nenhum ${one} por aqui ainda.`}</p>
            <Link to={path}>{`Ir para ${many}`}</Link>
          </Dashed>
        )}
      </HomeAnswer>
    );
  return (
    <HomeCard title={title} more={{ path, text: `Ver ${many}` }}>
      <HomeAnswer query={query}>
        {(data) => (
          <>
            <Total to={path}>
              <strong>{formatNumber(data.total)}</strong> {countLabel(data.total, one, many)}
            </Total>
            {detailsOf?.(data)}
          </>
        )}
      </HomeAnswer>
      {children}
    </HomeCard>
  );
}
