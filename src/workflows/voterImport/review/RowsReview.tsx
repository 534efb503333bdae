import { useEffect, useRef, useState } from 'react';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { ListPager } from '@/ui/table/ListPager';
import type { Checked, Plan, RowFilter } from '../importSession/questions';
import { Faint, Section } from '../importStyles';
import type { OpenedImportSession } from '../useImportSession';
import { countOf, FilterBar } from './FilterBar';
import type { SheetLook } from './FixRow';
import { RowCard } from './RowCard';
import { useRows } from './useRows';

const List = styled.ol`
  margin: 0;
  padding: 0;
  border-bottom: var(--line-width) solid var(--line);
  list-style: none;
`;

const pageSizes = [20, 50, 100] as const;

interface RowsReviewProps {
  plan: Plan;
  importSession: OpenedImportSession;
  look: SheetLook;
  onFixed: (checked: Checked) => void;
}

/** The result for each row of the sheet, paged. */
export function RowsReview({ plan, importSession, look, onFixed }: RowsReviewProps) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(pageSizes[0]);
  const total = countOf(plan, filter);
  const here = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  const rows = useRows(importSession, plan, { filter, page: here, pageSize });
  const heading = useRef<HTMLHeadingElement>(null);
  const fixed = useRef<number | null>(null);
  // A corrected row may no longer match the filter: the element that had the focus is then unmounted.
  useEffect(() => {
    if (fixed.current === null || !rows || rows.some(({ row }) => row === fixed.current)) return;
    fixed.current = null;
    heading.current?.focus();
  }, [rows]);
  return (
    <Section aria-label="Linha por linha">
      <h3 ref={heading} tabIndex={-1}>
        Linha por linha
      </h3>
      <FilterBar
        plan={plan}
        filter={filter}
        onFilter={(next) => {
          fixed.current = null;
          setFilter(next);
          setPage(1);
        }}
      />
      {rows && rows.length > 0 && (
        <List aria-label="Linhas da planilha">
          {rows.map((view) => (
            <RowCard
              key={view.row}
              view={view}
              importSession={importSession}
              look={look}
              onFixed={(checked) => {
                fixed.current = view.row;
                onFixed(checked);
              }}
            />
          ))}
        </List>
      )}
      {total === 0 && <Faint>Nenhuma linha.</Faint>}
      <p role="status" className="visually-hidden">
        {plural(total, 'linha', 'linhas')}
      </p>
      <ListPager
        page={here}
        total={total}
        pageSize={pageSize}
        onPage={(next) => {
          fixed.current = null;
          setPage(next);
        }}
        pageSizes={pageSizes}
        onPageSize={(size) => {
          fixed.current = null;
          setPageSize(size);
          setPage(1);
        }}
      />
    </Section>
  );
}
