import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a shell in the page's root. Stands alone so that React arrives beside the shell, not before it. */
export function mount(Shell: ComponentType, element: Element) {
  createRoot(element).render(<Shell />);
}
