import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell } from '@/app/PublicShell';

/** Shows a page of the public shell, the one without a router, at its address. */
export function renderPublicPage(path: string) {
  window.history.replaceState(null, '', path);
  render(<Shell />);
  return userEvent.setup();
}
