import { useState } from 'react';
import { seen } from '@tests/seen';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { optional } from './optional';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Part = ({ text }: { text: string }) => <p>{text}</p>;

it('does without code that does not arrive, and fetches it again when it is next opened', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Part });
  const Optional = optional(load, { waiting: <p>Carregando...</p>, missing: <p>Sem calendário.</p> });
  function Form() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Assunto" />
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Abrir
        </button>
        {isOpen && <Optional text="Calendário" />}
      </>
    );
  }
  const person = userEvent.setup();
  render(<Form />);
  expect(load).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText('Assunto'), 'Visita');
  await person.click(screen.getByRole('button'));
  await seen('Sem calendário.');
  expect(screen.getByLabelText('Assunto')).toHaveValue('Visita');

  await person.click(screen.getByRole('button'));
  await person.click(screen.getByRole('button'));
  await seen('Calendário');
  await person.click(screen.getByRole('button'));
  await person.click(screen.getByRole('button'));
  expect(screen.getByText('Calendário')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders at once what was fetched ahead', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Part }));
  const Optional = optional(load, { waiting: <p>Carregando...</p> });
  await Optional.fetch();
  render(<Optional text="Calendário" />);
  expect(screen.getByText('Calendário')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('leaves what the part itself does wrong to the boundary around', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new TypeError('x is not a function');
  };
  const Optional = optional(() => Promise.resolve({ default: Broken }));
  render(
    <ErrorBoundary>
      <Optional />
    </ErrorBoundary>,
  );
  await seen(/encontrou um problema inesperado/);
});
