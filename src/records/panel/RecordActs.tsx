import { useId, useState } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { ChevronDownIcon } from '@/ui/icons';
import { Menu, opensMenu, type MenuStart } from '@/ui/menu/MenuButton';
import { signpost } from '@/ui/signposts';
import { useLetterKeys } from '../list/deferred/letterKeys';
import { useActsInMenu, type Act } from '../list/acts';

/** Not for who hears it: the keys are in the help, and no part of a button's name. */
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

/** The key of what it stands on, unless those of one letter are switched off. */
export function LetterKey({ letter }: { letter: string }) {
  const hasLetters = useLetterKeys();
  return hasLetters && <Key>{letter.toUpperCase()}</Key>;
}

interface ActButtonsProps {
  acts: readonly Act[];
  /** The first is the next step. */
  isNext?: boolean;
}

/** What is done most with a record, as buttons of words with their keys. */
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

/** The rest, in a menu of words, which a key does not open. */
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
