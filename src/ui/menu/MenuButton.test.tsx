import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '@tests/axe';
import { MenuButton } from './MenuButton';

const edit = vi.fn();
const copy = vi.fn();
const remove = vi.fn();

function draw() {
  const person = userEvent.setup();
  render(
    <>
      <MenuButton
        label="Ações de AG-12"
        items={[
          { label: 'Editar', onSelect: edit },
          { label: 'Copiar', onSelect: copy, blockedReason: 'Você não tem permissão para copiar.' },
          { label: 'Criar lembrete', onSelect: copy },
          { label: 'Excluir', onSelect: remove, tone: 'danger' },
        ]}
      />
      <button type="button">Depois</button>
    </>,
  );
  return { person, button: screen.getByRole('button', { name: 'Ações de AG-12' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

describe('MenuButton', () => {
  it('opens at its first item and tells so', async () => {
    const { person, button } = draw();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Ações de AG-12' })).toBeInTheDocument();
    await waitFor(() => expect(item('Editar')).toHaveFocus());
    await expectNoAxeViolations();
    await person.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('moves by arrows, Home, End and first letters', async () => {
    const { person, button } = draw();
    button.focus();
    await person.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Excluir')).toHaveFocus());
    await person.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Editar')).toHaveFocus());
    await person.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Excluir')).toHaveFocus());
    await person.keyboard('{Home}');
    await waitFor(() => expect(item('Editar')).toHaveFocus());
    await person.keyboard('{End}');
    await waitFor(() => expect(item('Excluir')).toHaveFocus());
    await person.keyboard('cr');
    await waitFor(() => expect(item('Criar lembrete')).toHaveFocus());
  });

  it('gives the focus back before it acts', async () => {
    const { person, button } = draw();
    edit.mockImplementation(() => expect(button).toHaveFocus());
    button.focus();
    await person.keyboard('{Enter}{Enter}');
    expect(edit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes by Esc to the button, by Tab to what follows, by a press elsewhere', async () => {
    const { person, button } = draw();
    await person.click(button);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());

    await person.keyboard('{ArrowDown}');
    await person.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Depois' })).toHaveFocus());

    await person.click(button);
    await person.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('says why an item is blocked, and does not choose it', async () => {
    const { person, button } = draw();
    await person.click(button);
    expect(item('Copiar')).toHaveAttribute('aria-disabled', 'true');
    expect(Number(getComputedStyle(item('Copiar')).opacity)).toBeLessThan(0.7);
    expect(item('Copiar')).toHaveAccessibleDescription('Você não tem permissão para copiar.');
    await person.click(item('Copiar'));
    expect(copy).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});
