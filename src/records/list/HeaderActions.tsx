import { useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '@/ui/button/IconButton';
import { waitReason } from '@/ui/button/waitReason';
import { MenuButton } from '@/ui/menu/MenuButton';

export interface HeaderAction {
  label: string;
  /** The part of its label shown where there is room; defaults to the whole label. */
  word?: string;
  icon: ReactNode;
  onSelect: () => void;
  blockedReason?: string | undefined;
  busy?: boolean;
}

const narrow = '(width < 48rem)';
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(narrow) : null);

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    (onChange) => {
      const media = query();
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => query()?.matches ?? false,
  );

interface HeaderActionsProps {
  actions: readonly HeaderAction[];
  /** Rare actions, always in the menu. */
  more?: readonly HeaderAction[];
}

/** Header actions as words, or icons where there is less room, with an overflow menu; on phones all in the menu. */
export function HeaderActions({ actions, more = [] }: HeaderActionsProps) {
  const isNarrow = useIsNarrow();
  const inMenu = isNarrow && actions.length + more.length > 1 ? [...actions, ...more] : more;
  const inBar = inMenu === more ? actions : [];
  return (
    <>
      {inBar.map(({ label, word = label, onSelect, ...button }) => (
        <IconButton key={label} label={label} word={word} onClick={onSelect} {...button} />
      ))}
      {inMenu.length > 0 && (
        <MenuButton
          label="Mais ações"
          word="Mais"
          items={inMenu.map(({ busy, blockedReason, ...item }) => ({
            ...item,
            blockedReason: busy ? waitReason : blockedReason,
          }))}
        />
      )}
    </>
  );
}
