import { createContext, useContext, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { waitReason } from '../button/waitReason';

/** Requests closing the SidePanel, asking first about unsaved input. */
export const PanelClose = createContext<() => void>(() => undefined);

interface PanelCloseButtonProps {
  children?: ReactNode;
  busy?: boolean;
}

/** A button that closes its SidePanel, asking first about unsaved input. */
export function PanelCloseButton({ children = 'Fechar', busy = false }: PanelCloseButtonProps) {
  return (
    <Button onClick={useContext(PanelClose)} blockedReason={busy ? waitReason : undefined}>
      {children}
    </Button>
  );
}
