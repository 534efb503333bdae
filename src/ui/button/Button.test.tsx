import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '@tests/fields';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

afterEach(cleanup);

const reason = 'Você não tem permissão para cadastrar compromissos.';

describe('Button', () => {
  it('is no submit button unless told', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Abrir</Button>
        <Button type="submit" kind="primary">
          Salvar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('looks blocked where it is, also without a box of its own', () => {
    render(
      <>
        <Button kind="quiet">Editar</Button>
        <Button kind="quiet" blockedReason={reason}>
          Excluir
        </Button>
      </>,
    );
    const opacityOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).opacity;
    expect(Number(opacityOf('Excluir'))).toBeLessThan(0.7);
    expect(opacityOf('Editar')).toMatch(/^1?$/);
  });

  it('keeps the focus and does nothing while busy', async () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button onClick={onClick} busyText="Removendo...">
        SIM, Remover
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'SIM, Remover' }));
    expect(onClick).toHaveBeenCalledOnce();
    rerender(
      <Button onClick={onClick} busy busyText="Removendo...">
        SIM, Remover
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Removendo...' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await expectNoAxeFindings();
  });

  it('may be reached by keyboard when blocked, tells why, and does nothing', async () => {
    const onClick = vi.fn();
    render(
      <Button onClick={onClick} blockedReason={reason}>
        Novo
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Novo' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('title', reason);
    expect(button).toHaveAccessibleDescription(reason);
    expect(screen.getByText(reason)).toBeInTheDocument();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    await expectNoAxeFindings();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it.each([
    ['Button', (props: { disabled: boolean; onClick: () => void }) => <Button {...props}>Hoje</Button>],
    [
      'IconButton',
      (props: { disabled: boolean; onClick: () => void }) => (
        <IconButton {...props} label="Hoje" icon={<svg aria-hidden="true" />} />
      ),
    ],
  ])('%s keeps the focus when its own press switches it off, and is pressed once', async (_, Part) => {
    const pressed = vi.fn();
    function Once() {
      const [isDone, setDone] = useState(false);
      const press = () => {
        pressed();
        setDone(true);
      };
      return <Part disabled={isDone} onClick={press} />;
    }
    render(<Once />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Hoje' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toHaveAttribute('disabled');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('submits no form while blocked, not even by Enter in a field', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Nome" />
        <Button type="submit" blockedReason={reason}>
          Salvar
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Nome'), 'Ana{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can be disabled outright', async () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Adicionar
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('has its label as name and tooltip, shown on focus by keyboard', async () => {
    const onClick = vi.fn();
    render(<IconButton label="Filtrar" icon={<svg aria-hidden="true" />} onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Filtrar' });
    expect(button).toHaveAttribute('title', 'Filtrar');
    await userEvent.tab();
    expect(screen.getByText('Filtrar')).toBeInTheDocument();
    await expectNoAxeFindings();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.queryByText('Filtrar')).not.toBeInTheDocument();
  });

  it('tells why it is blocked', async () => {
    const onClick = vi.fn();
    render(
      <IconButton
        label="Imprimir"
        icon={<svg aria-hidden="true" />}
        blockedReason={reason}
        onClick={onClick}
      />,
    );
    const button = screen.getByRole('button', { name: 'Imprimir' });
    await userEvent.click(button);
    expect(button).toHaveAccessibleDescription(reason);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('is a link that goes there', async () => {
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<ButtonLink to="/campaigns/create">Nova</ButtonLink>} />
          <Route path="/campaigns/create" element="Nova campanha" />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Nova' }));
    expect(screen.getByText('Nova campanha')).toBeInTheDocument();
  });
});
