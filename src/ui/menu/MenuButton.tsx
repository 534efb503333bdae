import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from '../style';
import { foldText } from '@/formats/text';
import { Popover } from '../popover/Popover';
import { CheckIcon, ChevronDownIcon, MoreIcon } from '../icons';
import { signpost } from '../signposts';

const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--ink-secondary);
  transition: background-color var(--motion);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--surface-hover);
    color: var(--ink);
  }

  @media (width < 48rem) {
    width: 2.5rem;
    height: 2.5rem;
  }
`;

const More = styled.span`
  display: none;
  align-items: center;
  gap: 4px;
  font-weight: 500;
`;

/** Where there is room, a word replaces the three dots. */
const Worded = styled(Trigger)`
  @media (width >= 75rem) {
    width: auto;
    height: 2.25rem;
    padding: 0 6px 0 10px;

    > svg {
      display: none;
    }

    > ${More} {
      display: flex;
    }
  }
`;

const List = styled.div`
  min-width: 11rem;
  max-width: min(20rem, calc(100vw - 1rem));
  overflow-y: auto;
  padding: 4px;
`;

const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 2.125rem;
  padding: 6px 10px;
  border: 0;
  border-radius: 6px;
  outline-offset: -2px;
  background: none;
  color: ${({ $danger }) => ($danger ? 'var(--danger)' : 'var(--ink)')};
  text-align: left;
  overflow-wrap: anywhere;

  &:focus {
    background: ${({ $danger }) =>
      $danger ? 'var(--danger-soft)' : 'color-mix(in srgb, var(--ink) 8%, transparent)'};
  }

  /* Colour alone is too close to the others', and a focusable item must not look enabled. */
  &[aria-disabled] {
    background: none;
    color: var(--ink-disabled);
    opacity: 0.6;
    cursor: not-allowed;
  }

  &[aria-disabled]:focus {
    background: var(--surface-sunken);
    opacity: 1;
  }

  @media (width < 48rem) {
    min-height: 2.75rem;
  }
`;

const Chosen = styled(CheckIcon)`
  margin-left: auto;
  color: var(--brand);
`;

export interface MenuItem {
  label: string;
  onSelect: () => void;
  /** A blocked item stays listed, shows why, and does nothing. */
  blockedReason?: string | undefined;
  tone?: 'normal' | 'danger';
  icon?: ReactNode;
  isChosen?: boolean;
}

export type MenuStart = 'first' | 'last';

/** Where an arrow key opens a closed menu; null for other keys. */
export function startByKey(event: KeyboardEvent): MenuStart | null {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return null;
  event.preventDefault();
  return event.key === 'ArrowDown' ? 'first' : 'last';
}

/** Props of a row's or card's button that opens the shared menu; it controls the menu's id while open. */
export const opensMenu = (
  label: string,
  openMenuId: string | undefined,
  open: (button: HTMLElement, startAt: MenuStart) => void,
) => ({
  'aria-label': label,
  title: label,
  'aria-haspopup': 'menu' as const,
  'aria-expanded': openMenuId !== undefined,
  'aria-controls': openMenuId,
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(currentTarget, 'first'),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const start = startByKey(event);
    if (start) open(event.currentTarget, start);
  },
});

interface MenuButtonProps {
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  /** Part of the label, shown in place of the icon where there is room. */
  word?: string;
  className?: string;
}

/** An ARIA menu button with type-ahead. Focus returns to the button before the action runs. */
export function MenuButton({ label, items, icon, word, className }: MenuButtonProps) {
  const Button = word ? Worded : Trigger;
  const [start, setStart] = useState<MenuStart | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  return (
    <>
      <Button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        aria-controls={start ? menuId : undefined}
        onClick={() => setStart(start ? null : 'first')}
        onKeyDown={(event) => setStart(startByKey(event) ?? start)}
      >
        {icon ?? <MoreIcon />}
        {word && (
          <More>
            {word}
            <ChevronDownIcon size={16} />
          </More>
        )}
      </Button>
      {start && (
        <Menu
          id={menuId}
          label={label}
          items={items}
          startAt={start}
          anchor={button}
          onClose={() => setStart(null)}
        />
      )}
    </>
  );
}

interface MenuProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  startAt: MenuStart;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open menu; used alone by tables, where one serves all rows. */
export function Menu({ id, label, items, startAt, anchor, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const attach = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    return signpost('menu')(element);
  }, []);
  const typed = useRef({ text: '', at: 0 });
  useRightEdge(list, anchor);

  useEffect(() => {
    itemsOf(list.current)
      .at(startAt === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [startAt]);

  const closeToButton = () => {
    onClose();
    anchor.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = itemsOf(list.current);
    const current = all.indexOf(document.activeElement as HTMLElement);
    const go = (index: number) => {
      event.preventDefault();
      all[(index + all.length) % all.length]?.focus();
    };
    switch (event.key) {
      case 'ArrowDown':
        return go(current + 1);
      case 'ArrowUp':
        return go(current < 0 ? all.length - 1 : current - 1);
      case 'Home':
        return go(0);
      case 'End':
        return go(all.length - 1);
      case 'Tab':
        // Tab then continues from the button.
        return closeToButton();
      default:
        if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
          return;
    }
    const isGoingOn = event.timeStamp - typed.current.at < 600;
    const text = (isGoingOn ? typed.current.text : '') + foldText(event.key);
    typed.current = { text, at: event.timeStamp };
    // One letter moves to the next match; more may keep the current item.
    const from = text.length === 1 ? current + 1 : Math.max(current, 0);
    const order = all.map((_, step) => (from + step) % all.length);
    const match = order.find((index) => foldText(items[index]?.label ?? '').startsWith(text));
    if (match !== undefined) go(match);
  };

  const choose = (item: MenuItem) => {
    if (item.blockedReason) return;
    closeToButton();
    item.onSelect();
  };

  return (
    <Popover anchor={anchor} onEscape={closeToButton} onPressOutside={onClose}>
      <List ref={attach} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Item
            key={item.label}
            type="button"
            {...roleOf(item)}
            tabIndex={-1}
            $danger={item.tone === 'danger'}
            aria-disabled={item.blockedReason ? true : undefined}
            title={item.blockedReason}
            onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
            onClick={() => choose(item)}
          >
            {item.icon}
            {item.label}
            {item.isChosen && <Chosen size={16} />}
          </Item>
        ))}
      </List>
    </Popover>
  );
}

const itemsOf = (list: Element | null) => [...(list?.children ?? [])] as HTMLElement[];

const roleOf = ({ isChosen }: MenuItem) =>
  isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen };

/** Aligns the popover's right edge with the button's if it would overflow. */
function useRightEdge(list: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const popover = list.current?.parentElement;
    if (!popover) return;
    // Popover places itself in a later effect.
    const frame = requestAnimationFrame(() => {
      if (!anchor.current) return;
      const box = popover.getBoundingClientRect();
      const overhang = Math.min(box.right - anchor.current.getBoundingClientRect().right, box.left - 8);
      if (overhang > 0) popover.style.marginLeft = `${-overhang}px`;
    });
    return () => cancelAnimationFrame(frame);
  }, [list, anchor]);
}
