import { useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { MenuButton } from './MenuButton';

export interface HeaderAction {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  blockedReason?: string | undefined;
  busy?: boolean;
}

const narrow = '(max-width: 767.98px)';
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(narrow) : null);

const useIsNarrow = () =>
  useSyncExternalStore(
    (onChange) => {
      const media = query();
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => query()?.matches ?? false,
  );

/** The header's secondary actions: icon buttons, and on a phone one menu. */
export function HeaderActions({ actions }: { actions: readonly HeaderAction[] }) {
  const isNarrow = useIsNarrow();
  if (isNarrow && actions.length > 1) {
    return (
      <MenuButton
        label="Mais ações"
        items={actions.map(({ busy, blockedReason, ...item }) => ({
          ...item,
          blockedReason: busy ? 'Aguarde a operação terminar.' : blockedReason,
        }))}
      />
    );
  }
  return actions.map(({ label, icon, onSelect, blockedReason, busy }) => (
    <IconButton
      key={label}
      label={label}
      icon={icon}
      busy={busy ?? false}
      blockedReason={blockedReason}
      onClick={onSelect}
    />
  ));
}
