import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderFields } from '@tests/fields';
import { listen } from '@tests/voice';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import { Form } from './Form';
import { useLocalForm } from './useLocalForm';

function Names() {
  const { control, handleSubmit } = useLocalForm({ defaultValues: { first: '', second: '' } });
  return (
    <Form onSubmit={handleSubmit(() => undefined)}>
      <TextField control={control} name="first" label="Nome" required />
      <TextField control={control} name="second" label="Sobrenome" required="Diga o sobrenome." />
      <button type="submit">Buscar</button>
    </Form>
  );
}

const nameField = () => screen.getByRole('textbox', { name: 'Nome' });

it('says of a refused form the error of the field that gets the focus, and no other', async () => {
  render(<Names />);
  const user = userEvent.setup();
  const { heard } = await listen();
  await user.click(screen.getByRole('button'));
  expect(nameField()).toHaveFocus();
  expect(await heard()).toEqual([
    'button, Buscar',
    'textbox, Nome, required',
    'polite: Preencha este campo.',
  ]);

  await user.type(nameField(), 'A{Control>}{Enter}{/Control}');
  expect(await heard()).toEqual(['textbox, Sobrenome, Diga o sobrenome., invalid, required']);
});

it('says an error again where somebody makes it', async () => {
  render(<Names />);
  const user = userEvent.setup();
  const { heard } = await listen();
  await user.type(nameField(), 'A{Control>}{Enter}{/Control}');
  await heard();
  await user.clear(nameField());
  expect(await heard()).toContain('polite: Preencha este campo.');
});

it('points at another option at each letter, which a screen reader then says', async () => {
  const options = ['Pendente', 'Retornar ligação', 'Finalizada'].map((label, value) => ({ value, label }));
  const { user } = renderFields({ status: '' }, (control) => (
    <SelectField control={control} name="status" label="Situação" options={options} />
  ));
  const pointedAt = () => {
    const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id)).toHaveTextContent('Retornar ligação');
    return id;
  };
  await user.tab();
  await user.keyboard('r');
  const first = pointedAt();
  await user.keyboard('e');
  expect(pointedAt()).not.toBe(first);
});
