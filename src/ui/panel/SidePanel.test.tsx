import { useState, type ComponentProps } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InRouter } from '@tests/InRouter';
import { expectNoAxeViolations } from '@tests/axe';
import { Button } from '../button/Button';
import { ToastList } from '../feedback/ToastList';
import { clearToasts, showToast } from '../feedback/toasts';
import { MenuButton } from '../menu/MenuButton';
import { signpost } from '../signposts';
import { Dialog } from './Dialog';
import { layerRoots, screenRoot } from './layerRoots';
import { PanelCloseButton } from './PanelCloseButton';
import { PanelContent, PanelSubmit } from './PanelContent';
import { PanelHostContext } from './panelHost';
import { PanelLoading } from './PanelStates';
import { SidePanel } from './SidePanel';

const onClose = vi.fn();

interface PanelProps extends Partial<ComponentProps<typeof PanelSubmit>> {
  title?: string;
  onClose?: () => void;
}

/** A panel in a host that closes it, with everything its content can set. */
function Panel({
  title = 'Nova ligação',
  onClose: close = onClose,
  onSubmit,
  children,
  ...content
}: PanelProps) {
  return (
    <PanelHostContext value={{ close, done: close }}>
      <SidePanel title={title}>
        {onSubmit ? (
          <PanelSubmit {...content} onSubmit={onSubmit}>
            {children}
          </PanelSubmit>
        ) : (
          <PanelContent {...content}>{children}</PanelContent>
        )}
      </SidePanel>
    </PanelHostContext>
  );
}

/** A screen with a button that opens the panel. */
function Screen(panel: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <div ref={screenRoot}>
      <main>
        <h1>Ligações</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Nova
        </button>
      </main>
      {isOpen && <Panel {...panel} onClose={close} />}
      <ToastList />
    </div>
  );
}

const nameField = (
  <label>
    Nome <input />
  </label>
);

/** Call before anything is deferred, for `turnPasses`. */
const controlTurns = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => void vi.useRealTimers());

/** Runs what was deferred by a turn: Grommet and a closed panel return focus only then. */
const turnPasses = () => act(() => vi.advanceTimersByTimeAsync(1));

async function openPanel(panel: PanelProps = {}) {
  onClose.mockClear();
  const person = userEvent.setup();
  render(<Screen {...panel} />, { wrapper: InRouter });
  await person.click(screen.getByRole('button', { name: 'Nova' }));
  return { person, dialog: await screen.findByRole('dialog', { name: 'Nova ligação' }) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('SidePanel', () => {
  it('opens at its first field as a named modal dialog, without axe findings', async () => {
    controlTurns();
    const { dialog } = await openPanel({ children: nameField, footer: <Button>Salvar</Button> });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
    await turnPasses();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    await expectNoAxeViolations();
  });

  it('keeps its first field while what lies underneath takes the focus back, until somebody presses something', async () => {
    const { person } = await openPanel({ children: nameField, footer: <Button>Salvar</Button> });
    const field = screen.getByLabelText('Nome');
    await waitFor(() => expect(field).toHaveFocus());
    const close = screen.getByRole('button', { name: 'Fechar' });
    const opener = screen.getByRole('button', { name: 'Nova', hidden: true });
    for (const taker of [opener, close]) {
      act(() => taker.focus());
      expect(field).toHaveFocus();
    }
    await person.keyboard('A');
    act(() => close.focus());
    expect(close).toHaveFocus();
  });

  it('lets the focus go where who reads the screen aloud puts it, once it has settled', async () => {
    controlTurns();
    await openPanel({ children: nameField });
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const close = screen.getByRole('button', { name: 'Fechar' });
    act(() => close.focus());
    expect(close).toHaveFocus();
  });

  it('starts at its title when there is nothing to fill in', async () => {
    await openPanel({ children: <p>Sem campos</p> });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nova ligação' })).toHaveFocus());
  });

  it('hides what is below before its title receives the focus, which who hears the screen would miss otherwise', async () => {
    const hidden: (string | null | undefined)[] = [];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[role="dialog"]'))
        hidden.push(layerRoots.current[0]?.getAttribute('aria-hidden'));
    };
    document.addEventListener('focusin', note);
    await openPanel({ children: <p>Sem campos</p> });
    await waitFor(() => expect(hidden.length).toBeGreaterThan(0));
    document.removeEventListener('focusin', note);
    expect(hidden).toEqual(hidden.map(() => 'true'));
  });

  it('moves to the first field when that arrives after loading', async () => {
    function Late() {
      const [isHere, setHere] = useState(false);
      return isHere ? nameField : <input type="hidden" data-testid="arrive" onClick={() => setHere(true)} />;
    }
    await openPanel({ children: <Late /> });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nova ligação' })).toHaveFocus());
    act(() => screen.getByTestId('arrive').click());
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
  });

  it('closes by Esc, by its close button and by a press outside, giving the focus back', async () => {
    const { person } = await openPanel({ children: nameField });
    const opener = screen.getByText('Nova');

    await person.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());

    await person.click(opener);
    await person.click(await screen.findByRole('button', { name: 'Fechar' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());

    await person.click(opener);
    await screen.findByRole('dialog');
    await person.click(document.body);
    await isClosed();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('keeps the focus inside', async () => {
    const { person, dialog } = await openPanel({ children: nameField, footer: <Button>Salvar</Button> });
    for (let step = 0; step < 6; step++) {
      await person.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('is alone with whoever reads the screen aloud, or a question over it is, until they close', async () => {
    function Stack() {
      const [open, setOpen] = useState<'none' | 'panel' | 'question'>('panel');
      return (
        <div ref={screenRoot}>
          <main>Ligações</main>
          {open !== 'none' && (
            <Panel onClose={() => setOpen('none')}>
              <button type="button" onClick={() => setOpen('question')}>
                Perguntar
              </button>
            </Panel>
          )}
          {open === 'question' && (
            <Dialog
              title="Sair?"
              isQuestion
              onClose={() => setOpen('panel')}
              footer={<Button onClick={() => setOpen('panel')}>Ficar</Button>}
            >
              <p>Há algo por salvar.</p>
            </Dialog>
          )}
        </div>
      );
    }
    const person = userEvent.setup();
    render(<Stack />, { wrapper: InRouter });
    const panel = () => screen.queryByRole('dialog', { name: 'Nova ligação' });
    await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Perguntar' }));
    await screen.findByRole('alertdialog', { name: 'Sair?' });
    await waitFor(() => expect(panel()).not.toBeInTheDocument());

    await person.click(screen.getByRole('button', { name: 'Ficar' }));
    await waitFor(() => expect(panel()).toBeInTheDocument());
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.getByRole('main')).toBeInTheDocument());
  });

  it('closes by Esc also when the focus was lost to the page', async () => {
    const { person } = await openPanel({ children: nameField });
    act(() => (document.activeElement as HTMLElement).blur());
    await person.keyboard('{Escape}');
    await isClosed();
  });

  it('closes by Esc also after a press on its plain text', async () => {
    const { person } = await openPanel({ children: <p>Presencial no gabinete</p> });
    await person.click(screen.getByText('Presencial no gabinete'));
    await person.keyboard('{Escape}');
    await isClosed();
  });

  it('submits its form by Ctrl+Enter also after a press on its plain text', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const children = (
      <form onSubmit={onSubmit}>
        <p>Presencial no gabinete</p>
        <button>Salvar</button>
      </form>
    );
    const { person } = await openPanel({ children });
    await person.click(screen.getByText('Presencial no gabinete'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('asks before discarding what was typed and returns to the field', async () => {
    const { person } = await openPanel({ children: nameField, dirty: true });
    await person.type(screen.getByLabelText('Nome'), 'Ana');

    await person.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Descartar o que você digitou?' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Continuar editando' })).toHaveFocus(),
    );
    await expectNoAxeViolations();

    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
    expect(screen.getByLabelText('Nome')).toHaveValue('Ana');

    await person.click(document.body);
    await person.click(screen.getByRole('button', { name: 'Descartar' }));
    await isClosed();
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByText('Nova')).toHaveFocus());
  });

  it('asks too when its content closes it', async () => {
    const { person } = await openPanel({
      children: nameField,
      dirty: true,
      footer: <PanelCloseButton>Cancelar</PanelCloseButton>,
    });
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays while a call is pending', async () => {
    const { person } = await openPanel({ children: nameField, busy: true });
    await person.keyboard('{Escape}');
    await person.click(document.body);
    const close = screen.getByRole('button', { name: 'Fechar' });
    expect(close).toHaveAttribute('aria-disabled', 'true');
    await person.click(close);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('submits by its button, by Enter in a field and by Ctrl+Enter, but not under the question', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { person } = await openPanel({
      children: (
        <>
          {nameField}
          <textarea aria-label="Assunto" />
        </>
      ),
      dirty: true,
      onSubmit: submit,
      footer: <Button type="submit">Salvar</Button>,
    });
    await person.type(screen.getByLabelText('Nome'), 'Ana{Enter}');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await person.click(screen.getByLabelText('Assunto'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledTimes(3);

    await person.keyboard('{Escape}');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledTimes(3);
  });

  it('leaves Esc to a menu, a list or a calendar opened inside', async () => {
    const { person } = await openPanel({
      children: (
        <>
          <MenuButton label="Mais" items={[{ label: 'Copiar', onSelect: () => undefined }]} />
          <input aria-label="Cidade" role="combobox" aria-controls="none" aria-expanded="true" />
        </>
      ),
    });
    await person.click(screen.getByRole('button', { name: 'Mais' }));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await person.click(screen.getByRole('combobox', { name: 'Cidade' }));
    await person.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is not closed by dismissing a notice', async () => {
    const { person } = await openPanel({ children: nameField });
    act(() => void showToast('Gerando Excel. Aguarde...', { tone: 'progress' }));
    await person.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText('Gerando Excel. Aguarde...')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(clearToasts);
  });

  it('gives the focus to what is known by the same as an opener that was drawn anew, else to the heading', async () => {
    function Rows() {
      const [drawn, setDrawn] = useState(0);
      const [isOpen, setOpen] = useState(false);
      return (
        <div ref={screenRoot}>
          <h1>Ligações</h1>
          {drawn < 2 && (
            <button
              key={drawn}
              ref={signpost('rowMenu', 7)}
              type="button"
              aria-label="Ações de LI-7"
              onClick={() => setOpen(true)}
            />
          )}
          {isOpen && (
            <Panel title="Remover" onClose={() => setOpen(false)}>
              <button type="button" onClick={() => setDrawn(drawn + 1)}>
                Redesenhar
              </button>
            </Panel>
          )}
        </div>
      );
    }
    const person = userEvent.setup();
    render(<Rows />, { wrapper: InRouter });
    await person.click(screen.getByRole('button', { name: 'Ações de LI-7' }));
    await person.click(await screen.findByRole('button', { name: 'Redesenhar' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ações de LI-7' })).toHaveFocus());

    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Redesenhar' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ligações' })).toHaveFocus());
  });

  it('hands the opener on to a panel that takes its place', async () => {
    function Swap() {
      const [panel, setPanel] = useState<'details' | 'form' | null>(null);
      return (
        <div ref={screenRoot}>
          <button type="button" onClick={() => setPanel('details')}>
            LI-7
          </button>
          {panel === 'details' && (
            <Panel key="details" title="Detalhes" onClose={() => setPanel(null)}>
              <button type="button" onClick={() => setPanel('form')}>
                Editar
              </button>
            </Panel>
          )}
          {panel === 'form' && (
            <Panel key="form" title="Editar ligação" onClose={() => setPanel(null)}>
              {nameField}
            </Panel>
          )}
        </div>
      );
    }
    controlTurns();
    const person = userEvent.setup();
    render(<Swap />, { wrapper: InRouter });
    await person.click(screen.getByRole('button', { name: 'LI-7' }));
    await person.click(await screen.findByRole('button', { name: 'Editar' }));
    await screen.findByRole('dialog', { name: 'Editar ligação' });
    await turnPasses();
    expect(screen.getByLabelText('Nome')).toHaveFocus();

    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'LI-7' })).toHaveFocus());
  });

  it('leaves no node and no listener behind after 100 openings', async () => {
    controlTurns();
    const counts = { added: 0, removed: 0 };
    for (const target of [document, window, document.body] as EventTarget[]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...args) {
        counts.added += 1;
        return add.apply(target, args);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, ...args) {
        counts.removed += 1;
        return remove.apply(target, args);
      });
    }
    const { rerender } = render(
      <div ref={screenRoot}>
        <p />
      </div>,
      { wrapper: InRouter },
    );
    const cycle = async () => {
      rerender(
        <div ref={screenRoot}>
          <Panel dirty>{nameField}</Panel>
        </div>,
      );
      rerender(
        <div ref={screenRoot}>
          <p />
        </div>,
      );
      await turnPasses();
    };
    await cycle();
    const before = { nodes: document.body.childElementCount, open: counts.added - counts.removed };
    const rules = document.querySelectorAll('style').length;
    for (let count = 0; count < 100; count++) await cycle();
    expect(document.body.childElementCount).toBe(before.nodes);
    expect(counts.added - counts.removed).toBe(before.open);
    expect(document.querySelectorAll('style')).toHaveLength(rules);
    expect(layerRoots.current).toHaveLength(1);
  });
});

describe('the states of a panel', () => {
  it('says that it loads only when the wait lasts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      render(<PanelLoading />);
      expect(screen.queryByText('Carregando...')).not.toBeInTheDocument();
      act(() => void vi.runAllTimers());
    } finally {
      vi.useRealTimers();
    }
    expect(screen.getByText('Carregando...')).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});
