import type { KeyboardEvent } from 'react';
import type { ScreenKeys } from '@/records/help/screenKeys';
import { allSignposts, signpostAround } from '@/ui/signposts';

export const boardKeys: ScreenKeys = {
  title: 'No quadro',
  keys: [
    { keys: ['↓', '↑'], label: 'Próximo card da coluna, e o anterior' },
    { keys: ['→', '←'], label: 'Coluna ao lado' },
    { keys: ['Home', 'End'], label: 'Primeiro card da coluna, e o último' },
    { keys: ['Esc'], label: 'Desistir de arrastar um card' },
  ],
};

const headingOf = (column: HTMLElement | undefined) => column?.querySelector<HTMLElement>('h2') ?? null;

const openersIn = (column: HTMLElement | undefined) =>
  allSignposts('open').filter((opener) => column?.contains(opener));

/** Arrow keys move focus between the cards of a column and between columns; in an empty column, to its heading. */
export function goByArrows(event: KeyboardEvent) {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
  const columns = allSignposts('section');
  const column = signpostAround('section', target);
  const at = column ? columns.indexOf(column) : -1;
  if (at < 0) return;
  const openers = openersIn(column);
  const row = signpostAround('row', target);
  const place = openers.findIndex((opener) => row?.contains(opener));
  const beside = (step: number) => {
    const next = columns[at + step];
    const there = openersIn(next);
    return there[Math.min(Math.max(place, 0), there.length - 1)] ?? headingOf(next);
  };
  const goals: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowDown: () => openers[place + 1],
    ArrowUp: () => openers[place - 1] ?? headingOf(column),
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
    Home: () => openers[0],
    End: () => openers.at(-1),
  };
  const goal = goals[key];
  if (!goal) return;
  // Prevents scrolling, and marks the key as handled, or the list's shortcuts would change the column.
  event.preventDefault();
  goal()?.focus();
}
