import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { typeStopped } from '@tests/keys';
import { TextField } from './TextField';
import { useLocalForm } from './useLocalForm';

function Names({ onSent }: { onSent: (values: { first: string; second: string }) => void }) {
  const { control, handleSubmit } = useLocalForm({ defaultValues: { first: '', second: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSent)(event)}>
      <TextField control={control} name="first" label="Nome" required />
      <TextField control={control} name="second" label="Sobrenome" required />
      <button type="submit">Buscar</button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () =>
  act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Buscar' }), { bubbles: true }));

it('gives its first error the focus, and leaves it to whoever has gone on to another field', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const send = vi.fn();
    render(<Names onSent={send} />);
    await submit();
    expect(field('Nome')).toHaveFocus();
    act(() => field('Sobrenome').focus());
    act(() => void vi.runAllTimers());
    expect(field('Sobrenome')).toHaveFocus();

    typeStopped(field('Nome'), 'Ana');
    await submit();
    expect(field('Sobrenome')).toHaveFocus();
    typeStopped(field('Sobrenome'), 'Lima');
    expect(send).not.toHaveBeenCalled();
    await submit();
    expect(send.mock.calls[0]?.[0]).toEqual({ first: 'Ana', second: 'Lima' });
  } finally {
    vi.useRealTimers();
  }
});
