import { useContext, useState } from 'react';
import { useScreenKeys } from '../../help/askHelp';
import { listKeys, type ListKeyWords } from '../../help/listKeys';
import { ScreenKeysContext } from '../../help/screenKeys';
import { HintBubble } from '@/ui/button/FocusHint';
import type { MenuItem } from '@/ui/menu/MenuButton';
import { allSignposts, findSignpost, signpostOf } from '@/ui/signposts';
import { actOfLetter } from '../acts';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { cover, isBare, isTyping } from './keyPress';
import { useLetterKeys } from './letterKeys';

export interface ListKeysProps {
  /** The row menu's item for a shortcut letter; `e` edits. */
  itemOfLetter: (id: number, letter: string) => MenuItem | undefined;
  /** For the help. */
  words: ListKeyWords;
  /** Edits a value of the row with this link; absent where records are not edited. */
  onChange?: (opener: HTMLElement) => void;
  /** Chooses a row for bulk actions; with `isRange`, from the last one chosen. */
  onChoose: ((id: number, isRange: boolean) => void) | undefined;
}

interface KeyRefusal {
  anchor: HTMLElement;
  text: string;
}

/** The shortcuts of a list and its details. Character keys can be switched off; arrows and Enter stay. */
export function ListKeys({ itemOfLetter, onChange, words, onChoose }: ListKeysProps) {
  const [refusal, setRefusal] = useState<KeyRefusal | null>(null);
  const hasLetters = useLetterKeys();
  const own = useContext(ScreenKeysContext);
  useScreenKeys(() => [...(own ? [own] : []), ...listKeys(words)]);

  const rowInFocus = () => ({
    openers: allSignposts('open'),
    at: allSignposts('row').findIndex((row) => row.contains(document.activeElement)),
  });

  const move = (step: 1 | -1) => {
    const { openers, at } = rowInFocus();
    const next = at < 0 ? (step > 0 ? 0 : openers.length - 1) : at + step;
    openers[Math.min(Math.max(next, 0), openers.length - 1)]?.focus();
    return openers.length > 0;
  };
  const act = (letter: string, instead?: (anchor: HTMLElement) => void) => {
    const { openers, at } = rowInFocus();
    const anchor = openers[at];
    const item = anchor && itemOfLetter(Number(signpostOf(anchor)?.id), letter);
    if (!item) return false;
    if (item.blockedReason) setRefusal({ anchor, text: item.blockedReason });
    else {
      // The panel opened next returns focus to the row.
      anchor.focus();
      if (instead) instead(anchor);
      else item.onSelect();
    }
    return true;
  };
  const search = () => {
    const box = findSignpost('search');
    box?.focus();
    if (box instanceof HTMLInputElement) box.select();
    return box !== undefined;
  };
  /** A blocked button explains itself. */
  const pressButton = (button: HTMLElement | undefined) => {
    button?.focus();
    button?.click();
    return button !== undefined;
  };
  const press = (name: 'create' | 'edit' | 'previous' | 'next') => pressButton(allSignposts(name)[0]);

  /** Runs an action of the details menu without opening it. */
  const actInMenu = (letter: string) => {
    const anchor = findSignpost('more');
    const item = actOfLetter(letter);
    if (!anchor || !item) return false;
    anchor.focus();
    if (item.blockedReason) setRefusal({ anchor, text: item.blockedReason });
    else item.onSelect();
    return true;
  };

  const actionInDetails = (key: string): (() => boolean) | undefined => {
    const letters: Record<string, () => boolean> = {
      j: () => press('next'),
      k: () => press('previous'),
      e: () => press('edit'),
    };
    const letter = key.toLowerCase();
    return hasLetters
      ? (letters[letter] ?? (() => pressButton(findSignpost('letter', letter)) || actInMenu(letter)))
      : undefined;
  };

  const actionOf = (key: string): (() => boolean) | undefined => {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'F2') return onChange && (() => act('e', onChange));
    if (!hasLetters) return undefined;
    const letters: Record<string, () => boolean> = {
      j: () => move(1),
      k: () => move(-1),
      n: () => press('create'),
      '/': search,
    };
    const letter = key.toLowerCase();
    return letters[letter] ?? (() => act(letter));
  };

  /** Space on a row's link, or Shift and an arrow, which also moves to the next row. */
  const choose = ({ key, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent) => {
    const isStep = shiftKey && (key === 'ArrowDown' || key === 'ArrowUp');
    const idInFocus = () =>
      Number(target instanceof Element && signpostOf(document.activeElement ?? target)?.id);
    const isOpener = allSignposts('open').some((opener) => opener === target);
    if (!onChoose || !isOpener || ctrlKey || altKey || metaKey || !(key === ' ' || isStep)) return false;
    if (isStep) move(key === 'ArrowDown' ? 1 : -1);
    onChoose(idInFocus(), isStep || shiftKey);
    return true;
  };

  useDocumentEvent('focusin', () => setRefusal(null));
  useDocumentEvent('keydown', (event) => {
    setRefusal(null);
    const { key, target } = event;
    if (cover() === 'none' && !event.defaultPrevented && choose(event)) event.preventDefault();
    if (!isBare(event)) return;
    const isFromSearch = key === 'ArrowDown' && target === findSignpost('search');
    if (isTyping(event) && !isFromSearch) return;
    const isMoving = /^(Arrow|j$|k$)/i.test(key);
    if (event.repeat && !isMoving) return;
    const over = cover();
    const action = over === 'other' ? undefined : over === 'none' ? actionOf(key) : actionInDetails(key);
    if (action?.()) event.preventDefault();
  });

  return (
    <>
      <p role="status" className="visually-hidden">
        {refusal?.text}
      </p>
      {refusal && <HintBubble {...refusal} onHide={() => setRefusal(null)} />}
    </>
  );
}
