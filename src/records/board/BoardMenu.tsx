import { useListParts } from '@/records/list/listParts';
import { Menu } from '@/ui/menu/MenuButton';
import { useBoardParts } from './boardContext';
import type { Menus } from './useMenus';

/** The panel that the menu of statuses replaces. */
const statusPanel = 'Trocar status';

/** The open menu of a card, if any. */
export function BoardMenu<Row extends { id: number }>({ menus }: { menus: Menus<Row> }) {
  const { list, menuOf } = useListParts<Row>();
  const { statuses, statusOf, moveTo } = useBoardParts<Row>();
  const { open, menuId, anchor, close } = menus;
  if (!open) return null;
  const { row, kind, startAt } = open;
  const reference = list.module.labelOf(row);
  const isMove = kind === 'move';
  const items = isMove
    ? statuses.map(({ key, name }) => {
        const isChosen = key === statusOf(row);
        return {
          label: name,
          isChosen,
          ...(isChosen && { blockedReason: 'Status atual' }),
          onSelect: () => moveTo(row, key),
        };
      })
    : menuOf(row).filter(({ label }) => label !== statusPanel);
  return (
    <Menu
      key={`${kind} ${row.id}`}
      id={menuId}
      label={isMove ? `Mover ${reference} para` : `Ações de ${reference}`}
      items={items}
      startAt={startAt}
      anchor={anchor}
      onClose={close}
    />
  );
}
