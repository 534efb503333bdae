import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { references } from './list';
import { administrator } from './office';
import { panel } from './panels';
import { renderRoute } from './renderRoute';
import { loadScreen } from './staffRoutes';

/* Panels that open over any screen. */

/** Preloads a screen and the panels over it, for `beforeAll`. */
export const loadOverScreen = (...others: Promise<unknown>[]) =>
  Promise.all([
    loadScreen('/tasks/list'),
    import('@/app/ModuleKeys'),
    import('@/records/list/deferred/AfterRows'),
    import('@/app/screenHelp/HelpSheet'),
    import('@/features/services/NewService'),
    import('@/features/services/form/OpenTwin'),
    import('@/features/services/progress/CommentService'),
    import('@/features/voters/QuickVoter'),
    ...others,
  ]);

export const dialog = () => screen.queryByRole('dialog');
export const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());

/** Opens a screen, and waits for its shortcuts and those of every screen, among them the call's. */
export async function openScreen({ email }: { email: string } = administrator) {
  const shown = renderRoute('/tasks/list', { as: email });
  await references();
  // Both listeners load late: the list's, and the general one, which lists the modules.
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: '?' });
    expect(dialog()).toBeVisible();
  });
  const keys = await panel('Ajuda');
  await keys.findByRole('heading', { name: /^Mudar de módulo/ });
  const isTold = keys.queryByText('Registrar ligação') !== null;
  await shown.user.keyboard('{Escape}');
  await gone();
  act(() => (document.activeElement as HTMLElement).blur());
  return { ...shown, isTold };
}
