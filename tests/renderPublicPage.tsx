import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell } from '@/app/PublicShell';

/** Renders a page of the public shell, which has no router. */
export function renderPublicPage(path: string) {
  window.history.replaceState(null, '', path);
  render(<Shell />);
  return userEvent.setup();
}
