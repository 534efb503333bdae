import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '../style';
import { IconButton } from '../button/IconButton';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../icons';

const Tools = styled.span`
  display: flex;
`;

type Tool = 'up' | 'down' | 'remove';

interface RowOrderOptions {
  count: number;
  nameOf: (index: number) => string;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  focusWithoutRows: () => void;
  keepReason?: string | undefined;
  lockedReason?: string | undefined;
  ending?: 'o' | 'a';
}

/** Form rows reordered by buttons or Alt+arrow, or removed, with announcements. `list`: the rows' parent. */
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
  const tools = useRef<Record<Tool, HTMLElement[]>>({ up: [], down: [], remove: [] });
  const [announced, announce] = useState('');

  const [focus, setFocus] = useState<{ index: number; tool: Tool } | null>(null);
  const followFocus = useEffectEvent(() => {
    if (!focus) return;
    const button = tools.current[focus.tool][Math.min(focus.index, count - 1)];
    if (button?.isConnected) button.focus();
    else focusWithoutRows();
  });
  useEffect(() => followFocus(), [focus]);

  const moveTo = (from: number, to: number, tool: Tool) => {
    if (lockedReason || to < 0 || to >= count) return;
    move(from, to);
    setFocus({ index: to, tool });
    announce(`${nameOf(from)}: ${to + 1}${ending === 'o' ? 'º' : 'ª'} de ${count}.`);
  };
  const takeAway = (index: number) => {
    remove(index);
    setFocus({ index, tool: 'remove' });
    announce(`${nameOf(index)} foi retirad${ending}.`);
  };
  const toolOf = (index: number, tool: Tool) => ({
    small: true,
    ref: (button: HTMLButtonElement | null) => {
      if (button) tools.current[tool][index] = button;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || !step) return;
      event.preventDefault();
      event.stopPropagation();
      moveTo(index, index + step, tool);
    },
  });

  return {
    announce,
    help: count > 1 ? 'Para mudar a ordem: as setas, ou Alt+↑ e Alt+↓ sobre elas.' : undefined,
    status: (
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    ),
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
