import { useScreenKeys } from '@/records/help/askHelp';
import { listKeys } from '@/records/help/listKeys';
import { cover, isBare, isTyping } from '@/records/list/deferred/keyPress';
import { useLetterKeys } from '@/records/list/deferred/letterKeys';
import { allSignposts, findSignpost, signpostOf } from '@/ui/signposts';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import type { Entry } from './entry';
import { agendaModule, type AgendaPanel } from './urlState/agendaModule';

interface AgendaKeysProps {
  entries: readonly Entry[];
  isList: boolean;
  canMove: (entry: Entry) => boolean;
  onPanel: (name: AgendaPanel, id: number) => void;
}

const words = {
  one: agendaModule.one,
  hasSearch: false,
  createText: 'Novo compromisso',
  actions: [{ label: 'Mover…', letter: 's' }],
};

/** The lists' shortcuts for the entries of the calendar and of its list: J, K, N, E and S. */
export default function AgendaKeys({ entries, isList, canMove, onPanel }: AgendaKeysProps) {
  const hasLetters = useLetterKeys();
  useScreenKeys(() => listKeys(words));

  const step = (by: 1 | -1) => {
    const openers = allSignposts('open');
    const at = openers.findIndex((opener) => opener.contains(document.activeElement));
    const next = at < 0 ? (by > 0 ? 0 : openers.length - 1) : at + by;
    openers[Math.min(Math.max(next, 0), openers.length - 1)]?.focus();
    return openers.length > 0;
  };
  const entryInFocus = () => {
    const { activeElement } = document;
    const key = activeElement && signpostOf(activeElement)?.id;
    return entries.find((entry) => entry.key === key);
  };
  const act = (panel: 'edit' | 'move') => {
    const entry = entryInFocus();
    if (!entry || !canMove(entry)) return false;
    onPanel(entry.kind === 'task' ? `task-${panel}` : panel, entry.id);
    return true;
  };
  const press = (button: HTMLElement | undefined) => {
    button?.focus();
    button?.click();
    return button !== undefined;
  };

  const onScreen: Readonly<Record<string, () => boolean>> = {
    j: () => step(1),
    k: () => step(-1),
    n: () => press(allSignposts('create')[0]),
    e: () => act('edit'),
    s: () => act('move'),
  };
  const inDetails: Readonly<Record<string, () => boolean>> = {
    j: () => press(allSignposts('next').at(-1)),
    k: () => press(allSignposts('previous').at(-1)),
    e: () => press(allSignposts('edit')[0]),
    s: () => press(findSignpost('letter', 's')),
  };

  useDocumentEvent('keydown', (event) => {
    if (!isBare(event) || isTyping(event)) return;
    const over = cover();
    if (over === 'other') return;
    const key = event.key.toLowerCase();
    const isMoving = /^(arrow|j$|k$)/.test(key);
    if (event.repeat && !isMoving) return;
    const arrow = over === 'none' && isList && { arrowdown: 1, arrowup: -1 }[key];
    const action = hasLetters ? (over === 'none' ? onScreen : inDetails)[key] : undefined;
    if (arrow ? step(arrow === 1 ? 1 : -1) : action?.()) event.preventDefault();
  });
  return null;
}
