import { memo, type MouseEvent, type ReactNode } from 'react';
import { unreadOf } from '@/api/findings';
import { Missing } from '@/ui/badge/Missing';
import { MoreIcon } from '@/ui/icons';
import { opensMenu, type MenuStart } from '@/ui/menu/MenuButton';
import { signpost } from '@/ui/signposts';
import { isPlainPress } from '@/ui/plainPress';
import { CardBox } from './boardStyles';
import type { CardWords } from './boardSpec';
import type { MoveState } from './moves';

const stateWords: Readonly<Record<MoveState, string>> = {
  moving: 'Trocando de status...',
  checking: 'Conferindo se foi gravado...',
  doubtful: 'Não se sabe se foi gravado.',
};

interface BoardCardProps<Row> {
  row: Row;
  id: number;
  reference: string;
  card: CardWords<Row>;
  href: string;
  state: MoveState | undefined;
  isCurrent: boolean;
  /** The only card of its column in the tab order (roving tabindex). */
  isStop: boolean;
  menuId: string | undefined;
  onOpen: (id: number) => void;
  onMenu: (row: Row, button: HTMLElement, startAt: MenuStart) => void;
}

function Card<Row>({
  row,
  id,
  reference,
  card,
  href,
  state,
  isCurrent,
  isStop,
  menuId,
  onOpen,
  onMenu,
}: BoardCardProps<Row>) {
  const note = card.note?.(row);
  const lead = card.lead(row);
  const tabIndex = isStop ? 0 : -1;
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  const words: ReactNode = lead || (unreadOf(row) ? <Missing /> : null);
  return (
    <CardBox
      ref={signpost('row', id)}
      data-card={id}
      data-state={state}
      data-current={isCurrent || undefined}
    >
      <a
        ref={signpost('open', id)}
        href={href}
        tabIndex={tabIndex}
        draggable={false}
        aria-current={isCurrent || undefined}
        onClick={open}
      >
        <small>{reference}</small> {words}
      </a>
      <button
        type="button"
        tabIndex={tabIndex}
        {...opensMenu(`Ações de ${reference}`, menuId, (button, startAt) => onMenu(row, button, startAt))}
      >
        <MoreIcon />
      </button>
      {note && <p>{note}</p>}
      <footer>{state ? stateWords[state] : card.foot(row)}</footer>
    </CardBox>
  );
}

/** A record on the board: the link opens its details, the button its menu of actions. */
export const BoardCard = memo(Card) as typeof Card;
