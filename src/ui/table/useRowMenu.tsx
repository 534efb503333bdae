import { useCallback, useId, useRef, useState } from 'react';
import { Menu, type MenuItem, type MenuStart } from '../menu/MenuButton';

interface OpenRowMenu {
  reference: string;
  items: readonly MenuItem[];
  startAt: MenuStart;
}

/** One menu shared by all rows, so that a row costs a plain button. */
export function useRowMenu() {
  const [open, setOpen] = useState<OpenRowMenu | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const menuId = useId();

  const toggle = useCallback((button: HTMLElement, next: OpenRowMenu) => {
    const isSame = anchor.current === button;
    anchor.current = button;
    setOpen((shown) => (shown && isSame ? null : next));
  }, []);

  return {
    menuId,
    openReference: open?.reference ?? null,
    toggle,
    menu: open && (
      <Menu
        key={open.reference}
        id={menuId}
        label={`Ações de ${open.reference}`}
        items={open.items}
        startAt={open.startAt}
        anchor={anchor}
        onClose={() => setOpen(null)}
      />
    ),
  };
}
