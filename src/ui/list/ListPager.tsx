import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import { Button } from '../button/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;

  p {
    min-width: 72px;
    color: var(--ink-secondary);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  @media (max-width: 767.98px) {
    justify-content: space-between;

    p {
      min-width: 0;
    }
  }
`;

interface ListPagerProps {
  /** From 1. */
  page: number;
  /** Rows in all pages together. */
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Steps through the pages; nothing while everything fits on one. */
export function ListPager({ page, total, pageSize, onPage }: ListPagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // A page beyond the last, left empty by a removal, still needs the way back.
  if (total <= pageSize && page <= pages) return null;
  return (
    <Bar aria-label="Paginação">
      <Button
        icon={<ChevronLeftIcon size={16} />}
        blockedReason={page <= 1 ? 'Esta é a primeira página.' : undefined}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        Anterior
      </Button>
      <p role="status">
        {formatNumber(page)} de {formatNumber(pages)}
      </p>
      <Button
        blockedReason={page >= pages ? 'Esta é a última página.' : undefined}
        onClick={() => onPage(page + 1)}
      >
        Próxima
        <ChevronRightIcon size={16} />
      </Button>
    </Bar>
  );
}
