import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFailure, type Settled } from '@/api/failure';
import { useWriting } from './useWriting';

type Answer = Settled<null>;

/** A screen that writes three items, answered when the test says so, and another screen. */
function drawScreen() {
  const answers: ((answer: Answer) => void)[] = [];
  const write = vi.fn<(item: string) => Promise<Answer>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );

  function Screen() {
    const { start, pause, resume, stop, close, batch, counts, canGoOn } = useWriting<string>();
    return (
      <>
        <button onClick={() => start(['a', 'b', 'c'], { write })}>Começar</button>
        <button onClick={pause}>Pausar</button>
        <button onClick={stop}>Parar</button>
        <button onClick={close}>Fechar</button>
        {canGoOn && <button onClick={resume}>Continuar</button>}
        <p>{batch ? `${batch.phase} ${counts?.done} de ${batch.entries.length}` : 'nada'}</p>
        <Link to="/outra">Outra tela</Link>
      </>
    );
  }
  const router = createMemoryRouter([
    { path: '/', Component: Screen },
    { path: '/outra', element: <p>outra</p> },
  ]);
  render(<RouterProvider router={router} />);
  const answer = (what: Answer = { data: null }) => act(async () => answers.shift()?.(what));
  return { write, answer, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** The browser's network state. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
afterEach(() => void vi.restoreAllMocks());

describe('many writes on a screen', () => {
  it('are begun, shown while they go on, and forgotten', async () => {
    const { write, answer, user } = drawScreen();
    await shows('nada');
    act(() => {
      press('Começar').click();
      press('Começar').click();
    });
    await shows('running 0 de 3');
    await user.click(press('Começar'));
    expect(write).toHaveBeenCalledTimes(2);
    await answer();
    await shows('running 1 de 3');
    await answer();
    await answer();
    await shows('ended 3 de 3');
    await user.click(press('Fechar'));
    await shows('nada');
    expect(write.mock.calls).toEqual([['a'], ['b'], ['c']]);
  });

  it('are paused and gone on with', async () => {
    const { write, answer, user } = drawScreen();
    await user.click(press('Começar'));
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
    await user.click(press('Pausar'));
    await answer();
    await shows('paused 1 de 3');
    expect(write).toHaveBeenCalledTimes(2);
    await user.click(press('Continuar'));
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('offer to go on once the network is back', async () => {
    const { write, answer, user } = drawScreen();
    await user.click(press('Começar'));
    setOnline(false);
    await answer();
    await shows('paused 1 de 3');
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
    setOnline(true);
    await user.click(press('Continuar'));
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('do not offer to go on while nobody is signed in', async () => {
    const { answer, user } = drawScreen();
    await user.click(press('Começar'));
    await answer({ error: createFailure('forbidden', { status: 403 }) });
    await shows('paused 0 de 3');
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
  });
});
