import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PublicErrorBoundary } from './PublicErrorBoundary';

/** Draws the public page of a value of the address, without router, store or component library. */
export function publicShell(page: (value: string) => ReactNode) {
  const Shell = ({ value }: { value: string }) => <PublicErrorBoundary>{page(value)}</PublicErrorBoundary>;
  const mount = (element: Element, value: string) => createRoot(element).render(<Shell value={value} />);
  return { Shell, mount };
}
