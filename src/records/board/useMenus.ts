import { useCallback, useId, useRef, useState } from 'react';
import type { MenuStart } from '@/ui/menu/MenuButton';
import { findSignpost } from '@/ui/signposts';

interface OpenMenu<Row> {
  row: Row;
  kind: 'actions' | 'move';
  startAt: MenuStart;
}

/** One menu for all cards: a card's actions, or the statuses it can be moved to. */
export function useMenus<Row extends { id: number }>() {
  const [open, setOpen] = useState<OpenMenu<Row> | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const menuId = useId();

  const onMenu = useCallback((row: Row, button: HTMLElement, startAt: MenuStart) => {
    anchor.current = button;
    setOpen((shown) => (shown?.row.id === row.id ? null : { row, kind: 'actions', startAt }));
  }, []);
  const openMove = useCallback((row: Row) => {
    anchor.current = findSignpost('open', row.id) ?? null;
    setOpen({ row, kind: 'move', startAt: 'first' });
  }, []);
  return { open, onMenu, openMove, anchor, menuId, close: () => setOpen(null) };
}

export type Menus<Row extends { id: number }> = ReturnType<typeof useMenus<Row>>;
