import { useId, useState } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { ChevronDownIcon } from '@/ui/icons';
import { Menu, opensMenu, type MenuStart } from '@/ui/menu/MenuButton';
import { signpost } from '@/ui/signposts';
import { useLetterKeys } from '../list/deferred/letterKeys';
import { useActsInMenu, type Act } from '../list/acts';

/** Hidden from screen readers: the shortcuts are in the help and not part of a button's name. */
const Key = styled.kbd.attrs({ 'aria-hidden': true })`
  min-width: 1.125rem;
  padding: 0 4px;
  border: var(--line-width) solid currentcolor;
  border-radius: 4px;
  font: 500 0.6875rem / 1rem var(--font);
  text-align: center;

  [role='menuitem'] > & {
    order: 1;
    margin-left: auto;
    color: var(--ink-secondary);
  }

  @media (width < 48rem), (hover: none) {
    display: none;
  }
`;

/** The shortcut of its button, unless single-letter shortcuts are off. */
export function LetterKey({ letter }: { letter: string }) {
  const hasLetters = useLetterKeys();
  return hasLetters && <Key>{letter.toUpperCase()}</Key>;
}

interface ActButtonsProps {
  acts: readonly Act[];
  /** The first action is the next step. */
  isNext?: boolean;
}

/** The most frequent actions on a record, as labelled buttons with their shortcuts. */
export const ActButtons = ({ acts, isNext = false }: ActButtonsProps) =>
  acts.map(({ label, letter, blockedReason, onSelect }, index) => (
    <Button
      key={label}
      ref={letter ? signpost('letter', letter) : undefined}
      kind={isNext && index === 0 ? 'primary' : 'secondary'}
      blockedReason={blockedReason}
      onClick={onSelect}
    >
      {label}
      {letter && <LetterKey letter={letter} />}
    </Button>
  ));

/** The remaining actions, in a menu without a shortcut of its own. */
export function MoreActs({ acts }: { acts: readonly Act[] }) {
  const [open, setOpen] = useState<{ startAt: MenuStart; anchor: { current: HTMLElement } } | null>(null);
  const menuId = useId();
  useActsInMenu(acts);
  return (
    <>
      <Button
        ref={signpost('more')}
        {...opensMenu('Mais', open ? menuId : undefined, (current, startAt) =>
          setOpen(open ? null : { startAt, anchor: { current } }),
        )}
      >
        Mais
        <ChevronDownIcon size={16} />
      </Button>
      {open && (
        <Menu
          id={menuId}
          label="Mais"
          items={acts.map(({ letter, ...act }) => ({
            ...act,
            icon: letter && <LetterKey letter={letter} />,
          }))}
          {...open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
