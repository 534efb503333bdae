import { useEffect, useId, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '@/formats/money';
import { recordPath } from '@/records/list/listAddress';
import { useListParts } from '@/records/list/listParts';
import { Button } from '@/ui/button/Button';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import type { MenuStart } from '@/ui/menu/MenuButton';
import { signpost, findSignpost, signpostAround, signpostOf } from '@/ui/signposts';
import { useFocusInRemovedRow } from '@/ui/table/tableFocus';
import { BoardCard } from './BoardCard';
import { useBoardParts } from './boardContext';
import { ColumnBody, ColumnBox, Ghost, Line } from './boardStyles';
import { cardsAtOnce } from './columns';
import type { Column } from './columnStore';
import type { BoardStatus } from './status';

const unread: Column<never> = {
  rows: [],
  total: undefined,
  unread: undefined,
  failure: undefined,
  isFetching: false,
};

interface BoardColumnProps<Row> {
  status: BoardStatus;
  /** Undefined until it was first near the viewport. */
  column: Column<Row> | undefined;
  /** The first column announces the loading of all of them. */
  isFirst: boolean;
  openMenu: { id: number; menuId: string } | undefined;
  onOpen: (id: number) => void;
  onMenu: (row: Row, button: HTMLElement, startAt: MenuStart) => void;
}

/** The records of one status: their number, the first page, and more on demand. */
export function BoardColumn<Row extends { id: number }>({
  status,
  column = unread,
  isFirst,
  openMenu,
  onOpen,
  onMenu,
}: BoardColumnProps<Row>) {
  const { list } = useListParts<Row>();
  const { board, view, card } = useBoardParts<Row>();
  const { pathname } = useLocation();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const isNear = useNear(box);
  const { key, name, badge } = status;
  const { rows, total, failure, isFetching } = column;
  const isIdle = total === undefined && !isFetching && !failure;
  useEffect(() => {
    if (isNear && isIdle) board.want(key);
  }, [board, isNear, isIdle, key]);
  useFocusInRemovedRow(box, rows);

  const [lastStop, setStop] = useState<number | null>(null);
  const stop = rows.some((row) => row.id === lastStop) ? lastStop : rows[0]?.id;
  const onFocus = ({ target }: FocusEvent) => {
    const row = signpostAround('row', target);
    if (row) setStop(Number(signpostOf(row)?.id));
  };

  const isWaiting = total === undefined && !failure;
  const isSlow = useDelayedFlag(isWaiting);
  const left = total === undefined ? 0 : total - rows.length;
  return (
    <ColumnBox
      ref={(element) => {
        box.current = element;
        return signpost('section', key)(element);
      }}
      aria-labelledby={id}
      data-column={key}
      onFocus={onFocus}
    >
      <h2 id={id} tabIndex={-1}>
        {badge} <span>{total !== undefined && formatNumber(total)}</span>
      </h2>
      <ColumnBody>
        <UnreadNotice unread={column.unread} />
        {rows.length > 0 && (
          <ul aria-label={`${list.module.title}: ${name}`}>
            {rows.map((row) => (
              <BoardCard
                key={row.id}
                row={row}
                id={row.id}
                reference={list.module.labelOf(row)}
                card={card}
                href={recordPath(pathname, row.id)}
                state={view.states.get(row.id)}
                isCurrent={list.panel?.id === row.id}
                isStop={row.id === stop}
                menuId={openMenu?.id === row.id ? openMenu.menuId : undefined}
                onOpen={onOpen}
                onMenu={onMenu}
              />
            ))}
          </ul>
        )}
        {failure && (
          <Line role="alert">
            <span>
              Não foi possível ler “{name}”. {failure.message}
            </span>
            <RetryButton onRetry={() => board.retry(key)} />
          </Line>
        )}
        {isWaiting && (
          <>
            <p role="status" className="visually-hidden">
              {isSlow && isFirst && 'Carregando...'}
            </p>
            {isSlow && (
              <>
                <Ghost aria-hidden="true" />
                <Ghost aria-hidden="true" />
              </>
            )}
          </>
        )}
        {total === 0 && <Line>Nada aqui.</Line>}
        {left > 0 && !failure && (
          <div>
            <Button
              busy={isFetching}
              busyText="Carregando..."
              onClick={() => {
                // The button may unmount; the new cards follow this one.
                findSignpost('open', rows.at(-1)?.id)?.focus();
                board.more(key);
              }}
            >
              Mais {formatNumber(Math.min(left, cardsAtOnce))} de {formatNumber(left)}
            </Button>
          </div>
        )}
      </ColumnBody>
    </ColumnBox>
  );
}

/** Margin around the scrolling parent within which content is loaded ahead. */
const ahead = '300px';

/** Whether an element is near the visible part of its scrolling parent. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const canTell = typeof IntersectionObserver === 'function';
  const [isNear, setNear] = useState(!canTell);
  useEffect(() => {
    if (!canTell || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: element.current.parentElement, rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [canTell, element]);
  return isNear;
}
