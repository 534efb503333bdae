import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 2.5rem;

  h1 {
    flex: 1 1 auto;
    min-width: 0;
    font-size: var(--text-title);
    overflow-wrap: anywhere;
  }

  h1:focus {
    outline: none;
  }

  h1 span {
    color: var(--ink-secondary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  @media (width < 48rem) {
    h1 {
      font-size: 1.125rem;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-left: auto;

  > :last-child {
    margin-left: 4px;
  }
`;

interface ListHeaderProps {
  title: string;
  count?: number | undefined;
  one: string;
  many: string;
  search?: ReactNode;
  children?: ReactNode;
}

/** List header: 'Compromissos · 90' or 'Compromisso · 1', search and actions; announces a new count. */
export function ListHeader({ title, count, one, many, search, children }: ListHeaderProps) {
  // False for titles that are not the plural noun, e.g. 'Docs. Proposituras, Adm.'.
  const isMany = title.slice(1) === many.slice(1);
  return (
    <Bar>
      <h1 tabIndex={-1}>
        {count === 1 && isMany ? title.charAt(0) + one.slice(1) : title}{' '}
        {count !== undefined && <span>· {formatNumber(count)}</span>}
      </h1>
      <p role="status" className="visually-hidden">
        {count !== undefined && plural(count, one, many)}
      </p>
      {search}
      {children && <Actions data-list-actions>{children}</Actions>}
    </Bar>
  );
}
