import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { ProgressBar } from '../feedback/ProgressBar';

/**
 * Where a screen puts its open panel, whose code loads with the first one: shows progress meanwhile,
 * and keeps a panel that fails from taking the list with it.
 */
export function PanelSlot({ panel, children }: { panel: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={panel}>
      <Suspense fallback={<ProgressBar isShown label="Carregando o painel" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
