import { useId, useState, type SubmitEvent, type KeyboardEvent } from 'react';
import { styled } from '../style';
import { formatNumber } from '@/formats/money';
import { digitsOf } from '@/formats/phone';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { controlStyles } from '../form/controlStyles';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../icons';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  color: var(--ink-secondary);
  font-variant-numeric: tabular-nums;

  nav,
  form,
  label {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  nav {
    margin-left: auto;
  }

  @media (width < 48rem) {
    flex-direction: column-reverse;

    nav {
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 4px;
      width: 100%;
    }

    /* The arrow is enough visually; screen readers keep the word. */
    nav button span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const PageInput = styled.input<{ $digits: number }>`
  ${controlStyles}
  width: calc(${({ $digits }) => $digits}ch + 1.75rem);
  min-width: 3rem;
  text-align: center;
`;

const Sizes = styled.span`
  position: relative;

  select {
    ${controlStyles}
    width: auto;
    padding-right: 2rem;
  }

  option {
    background: var(--surface);
    color: var(--ink);
  }

  svg {
    position: absolute;
    inset: 0 10px 0 auto;
    margin-block: auto;
    pointer-events: none;
  }
`;

const Notice = styled.span`
  color: var(--ink);
`;

interface ListPagerProps {
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
  pageSizes: readonly [number, ...number[]];
  onPageSize: (size: number) => void;
}

/** Page navigation and page size; nothing if one page of the smallest size fits all rows. */
export function ListPager({ page, total, pageSize, onPage, pageSizes, onPageSize }: ListPagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // A page past the last, emptied by a removal, still needs the way back.
  const hasPages = total > pageSize || page > pages;
  const hasSizes = total > pageSizes[0];
  if (!hasPages && !hasSizes) return null;
  return (
    <Bar>
      {hasSizes && <SizeChoice size={pageSize} offered={pageSizes} onChoose={onPageSize} />}
      {hasPages && <Pages page={page} pages={pages} onPage={onPage} />}
    </Bar>
  );
}

type PagesProps = Pick<ListPagerProps, 'page' | 'onPage'> & { pages: number };

function Pages({ page, pages, onPage }: PagesProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [endAt, setEndAt] = useState<number | null>(null);
  const atStart = page <= 1 ? 'Esta é a primeira página.' : undefined;
  const atEnd = page >= pages ? 'Esta é a última página.' : undefined;
  const notice = endAt === page ? `A última página é a ${formatNumber(pages)}.` : '';

  const go = (next: number) => {
    setEndAt(null);
    onPage(next);
  };
  const goToTyped = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = Number(typed);
    setTyped(null);
    if (wanted < 1) return;
    setEndAt(wanted > pages ? pages : null);
    if (wanted !== page) onPage(Math.min(wanted, pages));
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(null);
  };

  return (
    <nav aria-label="Paginação">
      <IconButton
        label="Primeira página"
        icon={<FirstIcon size={16} />}
        blockedReason={atStart}
        onClick={() => go(1)}
      />
      <Button
        icon={<ChevronLeftIcon size={16} />}
        blockedReason={atStart}
        onClick={() => go(Math.min(page - 1, pages))}
      >
        <span>Anterior</span>
      </Button>
      <form onSubmit={goToTyped}>
        <PageInput
          $digits={String(pages).length}
          aria-label="Ir para a página"
          title="Digite o número da página e tecle Enter"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={9}
          value={typed ?? String(page)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(digitsOf(event.target.value))}
          onKeyDown={leaveByEscape}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">de {formatNumber(pages)}</span>
        {notice && <Notice aria-hidden="true">{notice}</Notice>}
      </form>
      <p role="status" className="visually-hidden">
        {formatNumber(page)} de {formatNumber(pages)}
        {notice && `. ${notice}`}
      </p>
      <Button blockedReason={atEnd} onClick={() => go(page + 1)}>
        <span>Próxima</span>
        <ChevronRightIcon size={16} />
      </Button>
      <IconButton
        label="Última página"
        icon={<LastIcon size={16} />}
        blockedReason={atEnd}
        onClick={() => go(pages)}
      />
    </nav>
  );
}

interface SizeChoiceProps {
  size: number;
  offered: readonly number[];
  onChoose: (size: number) => void;
}

function SizeChoice({ size, offered, onChoose }: SizeChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      Linhas por página
      <Sizes>
        <select id={id} value={size} onChange={(event) => onChoose(Number(event.target.value))}>
          {offered.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </Sizes>
    </label>
  );
}
