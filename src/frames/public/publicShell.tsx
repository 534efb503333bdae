import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PublicErrorBoundary } from './PublicErrorBoundary';

/** Renders the public page of an address value, without router, store or component library. */
export function publicShell(page: (value: string) => ReactNode) {
  const Shell = ({ value }: { value: string }) => <PublicErrorBoundary>{page(value)}</PublicErrorBoundary>;
  const mount = (element: Element, value: string) => createRoot(element).render(<Shell value={value} />);
  return { Shell, mount };
}
