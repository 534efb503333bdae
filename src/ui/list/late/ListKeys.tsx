import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { HintBubble } from '../../button/FocusHint';
import type { MenuItem } from '../MenuButton';
import { cover, isBare, isTyping } from './keyPress';
import { useLetterKeys } from './letterKeys';

export interface ListKeysProps {
  /** The screen's own part of the page, with the box, the table and the button that creates. */
  screen: RefObject<HTMLElement | null>;
  /** Editing the record of a row, as its menu has it, by the place of the row; undefined where there is none. */
  editOf: (place: number) => MenuItem | undefined;
  onHelp: () => void;
}

/** Why a key did nothing, beside the row it was pressed on. */
interface KeyRefusal {
  anchor: HTMLElement;
  text: string;
}

/**
 * Moves through the rows, opens, edits, creates, searches and explains itself by keys; in the details of a record over
 * them, to the records beside it. Those of one character can be switched off; arrows and Enter are nobody's letters and
 * stay.
 */
export function ListKeys({ screen, editOf, onHelp }: ListKeysProps) {
  const [refusal, setRefusal] = useState<KeyRefusal | null>(null);
  const hasLetters = useLetterKeys();

  const find = <E extends HTMLElement>(selector: string) => screen.current?.querySelector<E>(selector);
  /** The buttons that open the rows, and which of them the focus is at or beside. */
  const place = () => {
    const openers = [...(screen.current?.querySelectorAll<HTMLElement>('tbody .open') ?? [])];
    const row = document.activeElement?.closest('tr');
    return { openers, at: openers.findIndex((opener) => row?.contains(opener)) };
  };

  const move = (step: 1 | -1) => {
    const { openers, at } = place();
    const next = at < 0 ? (step > 0 ? 0 : openers.length - 1) : at + step;
    openers[Math.min(Math.max(next, 0), openers.length - 1)]?.focus();
    return openers.length > 0;
  };
  const edit = () => {
    const { openers, at } = place();
    const anchor = openers[at];
    const item = editOf(at);
    if (!item || !anchor) return false;
    if (item.blockedReason) setRefusal({ anchor, text: item.blockedReason });
    else {
      // What opens gives the focus back to the row.
      anchor.focus();
      item.onSelect();
    }
    return true;
  };
  const create = () => {
    // Blocked, the button itself says why.
    const button = find('[data-create]');
    button?.focus();
    button?.click();
    return button != null;
  };
  const search = () => {
    const box = find<HTMLInputElement>('input[type="search"]');
    box?.focus();
    box?.select();
    return box != null;
  };
  const help = () => {
    onHelp();
    return true;
  };

  /** In the details of a record, their own buttons, which say so where they are blocked. */
  const pressIn = (details: Element, name: string) => {
    const button = details.querySelector<HTMLElement>(name);
    button?.focus();
    button?.click();
    return button != null;
  };
  const deedInDetails = (key: string, details: Element): (() => boolean) | undefined => {
    const letters: Record<string, () => boolean> = {
      j: () => pressIn(details, '[data-step="next"]'),
      k: () => pressIn(details, '[data-step="previous"]'),
      e: () => pressIn(details, '[data-edit]'),
      '?': help,
    };
    return hasLetters ? letters[key.toLowerCase()] : undefined;
  };

  /** What a key does; it answers whether the key was of use. */
  const deedOf = (key: string): (() => boolean) | undefined => {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (!hasLetters) return undefined;
    const letters: Record<string, () => boolean> = {
      j: () => move(1),
      k: () => move(-1),
      e: edit,
      n: create,
      '/': search,
      '?': help,
    };
    return letters[key.toLowerCase()];
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    setRefusal(null);
    const { key, target } = event;
    if (!isBare(event)) return;
    const isFromSearch =
      key === 'ArrowDown' && target instanceof Element && target.matches('input[type="search"]');
    if (isTyping(event) && !isFromSearch) return;
    const isMoving = /^(Arrow|j$|k$)/i.test(key);
    if (event.repeat && !isMoving) return;
    const over = cover();
    const deed = over === 'other' ? undefined : over === 'none' ? deedOf(key) : deedInDetails(key, over);
    if (deed?.()) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    const forget = () => setRefusal(null);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', forget);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', forget);
    };
  }, []);

  return (
    <>
      <p role="status" className="visually-hidden">
        {refusal?.text}
      </p>
      {refusal && <HintBubble {...refusal} onHide={() => setRefusal(null)} />}
    </>
  );
}
