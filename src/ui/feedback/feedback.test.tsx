import { holdToasts, letToastsGo } from '@tests/toastTimes';
import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '@tests/axe';
import { beginAsBuilt } from '@tests/deployment';
import { copyText, downloadFile } from './download';
import { ErrorBoundary } from './ErrorBoundary';
import { CrashScreen } from './CrashScreen';
import { ForbiddenScreen } from './ForbiddenScreen';
import { LoadingScreen } from './LoadingScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { ProgressBar } from './ProgressBar';
import { ToastList } from './ToastList';
import { clearToasts, dismissToast, endOffers, screenChanged, showToast } from './toasts';

describe('Toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    letToastsGo();
    render(<ToastList />);
  });
  afterEach(() => {
    act(clearToasts);
    holdToasts();
    vi.useRealTimers();
  });

  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
  const show = (...toast: Parameters<typeof showToast>) => {
    let id = '';
    act(() => void (id = showToast(...toast)));
    return id;
  };

  it('announces a notice politely and takes it away after about three seconds', () => {
    show('O compromisso AG-12 foi criado!');
    expect(screen.getByRole('status')).toHaveTextContent('O compromisso AG-12 foi criado!');
    wait(2900);
    expect(screen.getByText('O compromisso AG-12 foi criado!')).toBeInTheDocument();
    wait(200);
    expect(screen.queryByText('O compromisso AG-12 foi criado!')).not.toBeInTheDocument();
  });

  it('stays while the pointer is over it or the focus in it', () => {
    show('Copiado.');
    const notice = screen.getByText('Copiado.');
    fireEvent.pointerEnter(notice.parentElement as HTMLElement);
    wait(10_000);
    expect(notice).toBeInTheDocument();
    fireEvent.pointerLeave(notice.parentElement as HTMLElement);
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    wait(10_000);
    expect(notice).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).blur());
    wait(3100);
    expect(notice).not.toBeInTheDocument();
  });

  it('gives the focus back to what had it before, else to the heading of the screen', () => {
    render(
      <main>
        <h1>Eleitores</h1>
        <button type="button">Novo</button>
      </main>,
    );
    const start = screen.getByRole('button', { name: 'Novo' });
    act(() => start.focus());
    show('Um', { actions: [{ label: 'Desfazer', onSelect: vi.fn() }] });
    show('Dois');
    act(() => screen.getByRole('button', { name: 'Desfazer' }).focus());
    act(() => screen.getAllByRole('button', { name: 'Fechar aviso' })[1]?.focus());
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar aviso' })[1] as HTMLElement);
    wait(0);
    expect(start).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Desfazer' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    wait(0);
    expect(start).toHaveFocus();

    act(() => start.blur());
    show('Três');
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    wait(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('leaves the focus to what its action opens', () => {
    render(<input aria-label="Assunto" />);
    const subject = screen.getByLabelText('Assunto');
    show('O eleitor Ana foi criado!', { actions: [{ label: 'Abrir', onSelect: () => subject.focus() }] });
    act(() => screen.getByRole('button', { name: 'Abrir' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    wait(0);
    expect(subject).toHaveFocus();
  });

  it('replaces a progress notice in place by its result', () => {
    const id = show('Gerando Excel. Aguarde...', { tone: 'progress' });
    wait(60_000);
    expect(screen.getByText('Gerando Excel. Aguarde...')).toBeInTheDocument();
    show('Ops... não conseguimos gerar o Excel.', { id, tone: 'error' });
    expect(screen.queryByText('Gerando Excel. Aguarde...')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Ops... não conseguimos gerar o Excel.');
  });

  it('keeps what went wrong until it is closed, and tells the same failure once', () => {
    const failure = 'Ops... não conseguimos gerar o Excel.';
    show(failure, { tone: 'error' });
    show(failure, { tone: 'error' });
    wait(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gives more than ten words six seconds', () => {
    const long = 'A mensagem foi programada para envio amanhã às nove horas da manhã.';
    show(long);
    wait(5900);
    expect(screen.getByText(long)).toBeInTheDocument();
    wait(200);
    expect(screen.queryByText(long)).not.toBeInTheDocument();
  });

  it('waits with an action until it is taken, one at a time', () => {
    const open = vi.fn();
    show('O eleitor Rui foi criado!', { actions: [{ label: 'Abrir', onSelect: vi.fn() }] });
    show('O eleitor Ana foi criado!', { actions: [{ label: 'Abrir', onSelect: open }] });
    wait(60_000);
    expect(screen.queryByText('O eleitor Rui foi criado!')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('O eleitor Ana foi criado!');
    fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(open).toHaveBeenCalledOnce();
    expect(screen.queryByText('O eleitor Ana foi criado!')).not.toBeInTheDocument();
  });

  it('goes with its action when the person goes on to a second screen', () => {
    show('O eleitor Ana foi criado!', { actions: [{ label: 'Abrir', onSelect: vi.fn() }] });
    act(screenChanged);
    expect(screen.getByRole('button', { name: 'Abrir' })).toBeInTheDocument();
    act(screenChanged);
    expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
  });

  it('is told to the end when its offer ends, as a panel is opened', () => {
    show('O eleitor Ana foi criado!', { actions: [{ label: 'Abrir', onSelect: vi.fn() }] });
    wait(60_000);
    act(endOffers);
    expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
    expect(screen.getByText('O eleitor Ana foi criado!')).toBeInTheDocument();
    wait(3100);
    expect(screen.queryByText('O eleitor Ana foi criado!')).not.toBeInTheDocument();
  });

  it('stacks several, each with its own close button', async () => {
    show('Um');
    show('Dois');
    expect(screen.getAllByRole('button', { name: 'Fechar aviso' })).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar aviso' })[0] as HTMLElement);
    expect(screen.queryByText('Um')).not.toBeInTheDocument();
    const id = show('Três', { tone: 'progress' });
    act(() => dismissToast(id));
    expect(screen.queryByText('Três')).not.toBeInTheDocument();
    expect(screen.getByText('Dois')).toBeInTheDocument();
    vi.useRealTimers();
    await expectNoAxeViolations();
  });
});

describe('the screens that stand alone', () => {
  it.each([
    ['Ops! Algo deu errado :(', <CrashScreen key="" problem={null} />],
    ['Página não encontrada', <NotFoundScreen key="" />],
    ['Você não tem permissão para acessar esta página.', <ForbiddenScreen key="" />],
  ])('%s', async (title, element) => {
    render(<MemoryRouter>{element}</MemoryRouter>);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('lead on to a place that exists', () => {
    const { rerender } = render(<NotFoundScreen />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
    rerender(<ForbiddenScreen />);
    expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/dashboard');
  });

  it('a short wait shows nothing, a longer one says so', async () => {
    const { container } = render(<LoadingScreen />);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByText('Carregando...')).toBeInTheDocument();
    expect(screen.getByText('Aguarde que estamos preparando as coisas :)')).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});

it('ProgressBar appears when the wait lasts and goes with it', async () => {
  const { rerender } = render(<ProgressBar isShown label="Carregando a tela" />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Carregando a tela' })).toBeInTheDocument();
  rerender(<ProgressBar isShown={false} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

describe('ErrorBoundary', () => {
  function Broken({ message }: { message: string }): never {
    throw new TypeError(message);
  }
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    ['x is not a function', 'Esta tela encontrou um problema inesperado.'],
    [
      'Failed to fetch dynamically imported module: /assets/Calls.js',
      'Não conseguimos carregar esta parte do sistema.',
    ],
  ])('shows the error screen for "%s"', (message, text) => {
    render(
      <ErrorBoundary>
        <Broken message={message} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
  });

  it('leads to the new version that has removed the code', async () => {
    beginAsBuilt();
    vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ start: '/assets/entry-nova.js' }));
    render(
      <ErrorBoundary>
        <Broken message="Failed to fetch dynamically imported module: /assets/Calls.js" />
      </ErrorBoundary>,
    );
    expect(await screen.findByRole('button', { name: 'Atualizar' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Há uma nova versão do Tribuna');
    expect(window.fetch).toHaveBeenCalledExactlyOnceWith('/version.json', { cache: 'no-store' });
  });

  it('tries again under another key', async () => {
    const person = userEvent.setup();
    function Screen() {
      const [path, setPath] = useState('/a');
      return (
        <>
          <button type="button" onClick={() => setPath('/b')}>
            Outra
          </button>
          <ErrorBoundary resetKey={path}>
            {path === '/a' ? <Broken message="x" /> : <p>Pronto</p>}
          </ErrorBoundary>
        </>
      );
    }
    render(<Screen />);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Outra' }));
    expect(screen.getByText('Pronto')).toBeInTheDocument();
  });
});

describe('downloadFile', () => {
  it('hands over a file under its name and cleans up', async () => {
    vi.useFakeTimers();
    const create = vi.fn<(blob: Blob) => string>(() => 'blob:tribuna');
    const revoke = vi.fn();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }));
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('lista.csv');
    });
    downloadFile('lista.csv', 'a;b', 'text/csv');
    expect(press).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]?.[0].type).toBe('text/csv');
    expect(document.querySelector('a[download]')).toBeNull();
    vi.advanceTimersByTime(20_000);
    expect(revoke).toHaveBeenCalledWith('blob:tribuna');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

describe('copyText', () => {
  it('falls back to selecting, keeps the focus and leaves nothing behind', async () => {
    userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const copy = vi.fn(() => true);
    Object.assign(document, { execCommand: copy });
    render(<button type="button">Copiar</button>);
    screen.getByRole('button').focus();
    expect(await copyText('LI-7')).toBe(true);
    expect(copy).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
    expect(document.querySelector('textarea')).toBeNull();
    copy.mockImplementation(() => {
      throw new Error('not allowed');
    });
    expect(await copyText('LI-7')).toBe(false);
  });
});
