import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../icons';

const Tools = styled.span`
  display: flex;
`;

type Tool = 'up' | 'down' | 'remove';

interface RowOrderOptions {
  count: number;
  /** What its buttons call a row: 'Maria Silva', 'resposta 2'. */
  nameOf: (index: number) => string;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  /** Takes the focus when the last row went away. */
  focusWithoutRows: () => void;
  /** Why no row may be taken away for now. */
  keepReason?: string | undefined;
  /** Why nothing of the rows may be changed any more. */
  lockedReason?: string | undefined;
  /** The ending of what is said of a row. */
  ending?: 'o' | 'a';
}

/**
 * Rows of a form whose order counts: each is moved by its buttons, or by Alt and an arrow on one of them, or taken away.
 * What happened is told to who does not see it, and the focus goes along. `list` is the ref of the rows' parent.
 */
export function useRowOrder({
  count,
  nameOf,
  move,
  remove,
  focusWithoutRows,
  keepReason,
  lockedReason,
  ending = 'o',
}: RowOrderOptions) {
  const list = useRef<HTMLOListElement>(null);
  const [told, tell] = useState('');

  // A row that moves takes the focus along; one that goes leaves it to the next.
  const [focus, setFocus] = useState<{ index: number; tool: Tool } | null>(null);
  const latest = useRef({ count, focusWithoutRows });
  useEffect(() => {
    latest.current = { count, focusWithoutRows };
  });
  useEffect(() => {
    if (!focus) return;
    const { count: left, focusWithoutRows: focusElsewhere } = latest.current;
    const row = list.current?.children[Math.min(focus.index, left - 1)];
    const button = row?.querySelector<HTMLElement>(`[data-tool="${focus.tool}"]`);
    if (button) button.focus();
    else focusElsewhere();
  }, [focus]);

  const moveTo = (from: number, to: number, tool: Tool) => {
    if (lockedReason || to < 0 || to >= count) return;
    move(from, to);
    setFocus({ index: to, tool });
    tell(`${nameOf(from)}: ${to + 1}${ending === 'o' ? 'º' : 'ª'} de ${count}.`);
  };
  const takeAway = (index: number) => {
    remove(index);
    setFocus({ index, tool: 'remove' });
    tell(`${nameOf(index)} foi retirad${ending}.`);
  };
  const toolOf = (index: number, tool: Tool) => ({
    small: true,
    'data-tool': tool,
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || !step) return;
      event.preventDefault();
      event.stopPropagation();
      moveTo(index, index + step, tool);
    },
  });

  return {
    list,
    /** Says something more of the rows. */
    tell,
    /** Said under the rows, where there are several. */
    help: count > 1 ? 'Para mudar a ordem: as setas, ou Alt+↑ e Alt+↓ sobre elas.' : undefined,
    /** What has been told. */
    status: (
      <span role="status" className="visually-hidden">
        {told}
      </span>
    ),
    /** The buttons of a row. */
    toolsOf: (index: number): ReactNode => (
      <Tools>
        <IconButton
          {...toolOf(index, 'up')}
          label={`Mover ${nameOf(index)} para cima`}
          icon={<ArrowUpIcon size={16} />}
          blockedReason={lockedReason ?? (index === 0 ? `Já é ${ending} primeir${ending}.` : undefined)}
          onClick={() => moveTo(index, index - 1, 'up')}
        />
        <IconButton
          {...toolOf(index, 'down')}
          label={`Mover ${nameOf(index)} para baixo`}
          icon={<ArrowDownIcon size={16} />}
          blockedReason={lockedReason ?? (index === count - 1 ? `Já é ${ending} últim${ending}.` : undefined)}
          onClick={() => moveTo(index, index + 1, 'down')}
        />
        <IconButton
          {...toolOf(index, 'remove')}
          label={`Retirar ${nameOf(index)}`}
          icon={<CloseIcon size={16} />}
          blockedReason={lockedReason ?? keepReason}
          onClick={() => takeAway(index)}
        />
      </Tools>
    ),
  };
}
