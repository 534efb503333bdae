import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdFocus } from './holdFocus';

function draw(hold: Partial<Parameters<typeof holdFocus>[0]> = {}) {
  render(
    <>
      <button type="button">Abaixo</button>
      <section aria-label="Formulário">
        <input aria-label="Nome" />
        <input aria-label="Telefone" />
      </section>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Telefone' });
  field.focus();
  onTestFinished(holdFocus({ focus: () => field.focus(), isWithin: (target) => target === field, ...hold }));
  return { field, below: screen.getByRole('button'), other: screen.getByRole('textbox', { name: 'Nome' }) };
}

describe('the start of a form over others', () => {
  it('has the focus, and again as often as something else takes it', () => {
    const { field, below } = draw();
    expect(field).toHaveFocus();
    below.focus();
    expect(field).toHaveFocus();
    below.focus();
    expect(field).toHaveFocus();
  });

  it('has it also when a trap tries one stop of the form after the other', () => {
    const { field, other } = draw();
    other.focus();
    expect(field).toHaveFocus();
  });

  it.each([
    ['a key', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('1')],
    ['a press', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'))],
  ])('lets go at %s', async (_, act) => {
    const { below } = draw();
    await act(userEvent.setup());
    below.focus();
    expect(below).toHaveFocus();
  });

  it('lets go for what has the focus by right', () => {
    const { below, other, field } = draw({ isOver: () => document.activeElement === below });
    other.focus();
    expect(field).toHaveFocus();
    below.focus();
    expect(below).toHaveFocus();
  });

  it('lets go once its time is over', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { below, field } = draw({ forMs: 1000 });
    vi.advanceTimersByTime(999);
    below.focus();
    expect(field).toHaveFocus();
    vi.advanceTimersByTime(1);
    below.focus();
    expect(below).toHaveFocus();
  });
});
