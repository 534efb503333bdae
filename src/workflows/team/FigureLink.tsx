import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { Missing } from '@/ui/badge/Missing';
import type { Figure } from './figures';

/** A name, with notes on the person next to it. */
export const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** A link of the minimum touch target size. */
export const PlainLink = styled(Link)`
  display: inline-block;
  min-width: 1.5rem;
  padding: 2px 0;
  color: inherit;
  font-variant-numeric: tabular-nums;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 4px;

  &:hover {
    color: var(--brand);
  }

  &[data-tone='danger'] {
    color: var(--danger);
    font-weight: 600;
  }
`;

const Zero = styled.span`
  color: var(--ink-secondary);
`;

/** Label for screen readers, since the sign is not read. */
const Waiting = () => (
  <Zero>
    <span aria-hidden="true">…</span>
    <span className="visually-hidden">Lendo</span>
  </Zero>
);

/** Text of a count: `12`, or `12+` if there may be more. */
export const figureText = ({ count, atLeast }: { count: number; atLeast: boolean }) =>
  `${formatNumber(count)}${atLeast ? '+' : ''}`;

interface FigureLinkProps {
  figure: Figure | null;
  hasFailed: boolean;
  /** What is counted, and whose. */
  label: string;
  to: string;
  isBad?: boolean;
}

/** A figure of a person, linked to the list that it counts. */
export function FigureLink({ figure, hasFailed, label, to, isBad = false }: FigureLinkProps) {
  if (figure === null) return hasFailed ? <Missing /> : <Waiting />;
  if (typeof figure === 'string') return <Missing />;
  const text = figureText(figure);
  if (text === '0') return <Zero>0</Zero>;
  return (
    <PlainLink
      to={to}
      preventScrollReset={to.startsWith('?')}
      aria-label={`${text}, ${label}`}
      data-tone={isBad ? 'danger' : undefined}
    >
      {text}
    </PlainLink>
  );
}
