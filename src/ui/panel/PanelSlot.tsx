import { type ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { ProgressBar } from '../feedback/ProgressBar';
import { Late } from '../feedback/late';

/** Renders a screen's lazy panel with progress; a crash in it spares the list. */
export function PanelSlot({ panel, children }: { panel: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={panel}>
      <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>{children}</Late>
    </ErrorBoundary>
  );
}
