import { createContext, useContext, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { waitReason } from '../button/waitReason';

/** How the content of a SidePanel asks to close it: the way its close button does, with the question about typed input. */
export const PanelClose = createContext<() => void>(() => undefined);

interface PanelCloseButtonProps {
  children?: ReactNode;
  /** A call is pending: the button says so. */
  busy?: boolean;
}

/** A button inside a SidePanel that closes it, asking first when something typed would be lost. */
export function PanelCloseButton({ children = 'Fechar', busy = false }: PanelCloseButtonProps) {
  return (
    <Button onClick={useContext(PanelClose)} blockedReason={busy ? waitReason : undefined}>
      {children}
    </Button>
  );
}
