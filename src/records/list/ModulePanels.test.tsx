import { act, render } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toastStore } from '@/ui/feedback/toasts';
import { panelClosed, panelOpened } from '@/ui/focus/panelFocus';
import { usePanelHost, type PanelHost } from '@/ui/panel/panelHost';
import { textFilter } from './filters';
import { createListModule } from './listModule';
import { ModulePanel } from './ModulePanels';

const module = createListModule({
  name: 'hosting',
  title: 'Pessoas',
  one: 'pessoa',
  many: 'pessoas',
  labelOf: ({ id }: { id: number }) => `PE-${id}`,
  filters: { name: textFilter('Nome') },
  panels: ['edit'],
});
const rows = [{ id: 1 }, { id: 2 }];

/** The panel of a record, which another record's may replace. */
function renderPanel() {
  const close = vi.fn();
  let host: PanelHost | undefined;
  function Content() {
    host = usePanelHost();
    return null;
  }
  const panelOf = (id: number) => (
    <MemoryRouter>
      <ModulePanel
        key={id}
        list={{ module, openPanel: vi.fn(), closePanel: close, rows, total: rows.length, isFetching: false }}
        panel={{ name: 'edit', id }}
      >
        <Content />
      </ModulePanel>
    </MemoryRouter>
  );
  const { rerender } = render(panelOf(1));
  const opener = panelOpened();
  onTestFinished(() => panelClosed(opener));
  const undo = async () => ({});
  const told = () => toastStore.read().map(({ text, actions: offers }) => ({ text, offers: offers?.length }));
  return { close, done: () => host?.done, undo, told, openOther: () => rerender(panelOf(2)) };
}

it('closes the panel whose work is done, and offers to undo it', () => {
  const { close, done, undo, told } = renderPanel();
  done()?.('Feito!', { undo });
  expect(close).toHaveBeenCalledTimes(1);
  expect(told()).toEqual([{ text: 'Feito!', offers: 1 }]);
});

it('closes no other panel that was opened meanwhile, and lays no offer over it', () => {
  const { close, done, undo, told, openOther } = renderPanel();
  const late = done();
  openOther();
  late?.('Feito!', { undo });
  expect(close).not.toHaveBeenCalled();
  expect(told()).toEqual([{ text: 'Feito!', offers: undefined }]);
});

it('returns to the details it was opened from, also before its own entry has been rendered', async () => {
  const openPanel = vi.fn();
  const closePanel = vi.fn();
  let host: PanelHost | undefined;
  let rendered = '';
  function Content() {
    host = usePanelHost();
    rendered = useLocation().search;
    return null;
  }
  const list = { module, openPanel, closePanel, rows, total: rows.length, isFetching: false };
  const element = (
    <ModulePanel list={list} panel={{ name: 'edit', id: 1 }}>
      <Content />
    </ModulePanel>
  );
  const router = createMemoryRouter([{ path: '/people/list', element }], {
    initialEntries: ['/people/list?panel=details&id=1'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => {
    await router.navigate('/people/list?panel=edit&id=1', {
      state: { list: { filters: {}, depth: 2, isOverDetails: true, isTyping: false } },
    });
    expect(rendered).toContain('details');
    host?.close();
  });
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('details', 1);
  expect(closePanel).not.toHaveBeenCalled();
});
