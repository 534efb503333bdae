import { useCallback, useEffect, useState } from 'react';
import { HintBubble } from '@/ui/button/FocusHint';
import { controlStyles } from '@/ui/form/controlStyles';
import { formatNumber } from '@/formats/money';
import { useIsNarrow } from '@/records/list/HeaderActions';
import { useListParts } from '@/records/list/listParts';
import { findSignpost } from '@/ui/signposts';
import { styled } from '@/ui/style';
import { BoardColumn } from './BoardColumn';
import { goByArrows } from './boardKeys';
import { heldReason, useBoardParts } from './boardContext';
import { BoardMenu } from './BoardMenu';
import { Chooser, Columns } from './boardStyles';
import type { BoardStatus } from './status';
import { useDrag } from './useDrag';
import type { Menus } from './useMenus';

const Select = styled.select`
  ${controlStyles}
  appearance: auto;
`;

interface BoardColumnsProps<Row extends { id: number }> {
  menus: Menus<Row>;
}

/** The columns side by side or, on narrow screens, one at a time. */
export function BoardColumns<Row extends { id: number }>({ menus }: BoardColumnsProps<Row>) {
  const { list } = useListParts<Row>();
  const { board, view, shown: statuses, statusOf, blocked, moveTo } = useBoardParts<Row>();
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState(statuses[0]?.key);
  const first = statuses.find(({ key }) => key === chosen) ?? statuses[0];
  const { openPanel } = list;
  const { open } = menus;
  const onOpen = useCallback((id: number) => openPanel('details', id), [openPanel]);
  const [refusal, setRefusal] = useState<{ anchor: HTMLElement; text: string } | null>(null);

  const rowOf = (id: number) => list.rows.find((row) => row.id === id);
  const { onPointerDown } = useDrag({
    onBegin: (id, card) => {
      const text = blocked ?? heldReason(view.states.get(id));
      if (text) setRefusal({ anchor: findSignpost('open', id) ?? card, text });
      return text === undefined;
    },
    onDrop: (id, column) => {
      const row = rowOf(id);
      const to = statuses.find(({ key }) => String(key) === column.dataset.column);
      if (row && to && to.key !== statusOf(row)) moveTo(row, to.key);
    },
  });

  // The chooser shows the total of each column; the visible column loads first.
  useEffect(() => {
    if (!isNarrow) return;
    if (first) board.want(first.key, true);
    statuses.forEach(({ key }) => board.want(key));
  }, [isNarrow, board, view, statuses, first]);

  const columnOf = (status: BoardStatus, index: number) => (
    <BoardColumn
      key={status.key}
      status={status}
      isFirst={index === 0}
      column={view.columns.get(status.key)}
      openMenu={open?.kind === 'actions' ? { id: open.row.id, menuId: menus.menuId } : undefined}
      onOpen={onOpen}
      onMenu={menus.onMenu}
    />
  );
  return (
    <>
      {isNarrow && first && statuses.length > 1 && (
        <Chooser>
          Status
          <Select
            value={String(first.key)}
            onChange={({ target }) =>
              setChosen(statuses.find(({ key }) => String(key) === target.value)?.key)
            }
          >
            {statuses.map(({ key, name }) => {
              const total = view.columns.get(key)?.total;
              return (
                <option key={key} value={String(key)}>
                  {name}
                  {total !== undefined && ` · ${formatNumber(total)}`}
                </option>
              );
            })}
          </Select>
        </Chooser>
      )}
      {/* Shortcuts by arrow keys, mouse and touch for actions that its cards and columns also offer as controls. */}
      <Columns
        onKeyDown={goByArrows}
        onPointerDown={(event) => {
          setRefusal(null);
          // With a single column there is no target for a drag.
          if (!isNarrow) onPointerDown(event);
        }}
      >
        {isNarrow ? first && columnOf(first, 0) : statuses.map(columnOf)}
      </Columns>
      <BoardMenu menus={menus} />
      <p role="status" className="visually-hidden">
        {refusal?.text}
      </p>
      {refusal && <HintBubble {...refusal} onHide={() => setRefusal(null)} />}
    </>
  );
}
