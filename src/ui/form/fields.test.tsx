import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldGroup } from './FieldGroup';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { seen } from '@tests/seen';
import { NativeSelectField } from './NativeSelectField';
import { PasswordField } from './PasswordField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

afterEach(cleanup);

describe('TextField', () => {
  it('is named by its label alone, described by its help and told to be required', async () => {
    renderFields({ subject: '' }, (control) => (
      <TextField control={control} name="subject" label="Assunto" help="Em poucas palavras" required />
    ));
    const input = screen.getByLabelText('Assunto');
    expect(input).toHaveAccessibleName('Assunto');
    expect(input).toHaveAccessibleDescription('Em poucas palavras');
    expect(input).toBeRequired();
    await expectNoAxeFindings();
  });

  it('shows and says the error with the help, and takes it away once mended', async () => {
    const { user, sent } = renderFields({ subject: '' }, (control) => (
      <TextField control={control} name="subject" label="Assunto" help="Em poucas palavras" required />
    ));
    await user.type(screen.getByLabelText('Assunto'), '   ');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    const input = screen.getByRole('textbox', { name: 'Assunto' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Preencha este campo. Em poucas palavras');
    expect(screen.getByText('Em poucas palavras')).toBeVisible();
    await expectNoAxeFindings();

    await user.type(input, 'Reunião');
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('Em poucas palavras');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ subject: '   Reunião' }]);
  });

  it('says the message of its own and of its own check', async () => {
    const { user } = renderFields({ name: '', again: '' }, (control) => (
      <>
        <TextField control={control} name="name" label="Nome" required="Diga o nome." />
        <TextField
          control={control}
          name="again"
          label="De novo"
          validate={(value, values) => (value === values.name ? 'Diga outro nome.' : undefined)}
        />
      </>
    ));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await seen('Diga o nome.');
    expect(screen.getByText('Diga outro nome.')).toBeVisible();
  });

  it('keeps the value of a disabled field in what is sent and does not check it', async () => {
    const { user, sent } = renderFields({ status: 'Aberto', note: '' }, (control) => (
      <>
        <TextField control={control} name="status" label="Situação" disabled />
        <TextField control={control} name="note" label="Nota" disabled required />
      </>
    ));
    expect(screen.getByLabelText('Situação')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ status: 'Aberto', note: '' }]);
  });

  it('counts what is left only near the limit, and takes no more than fits', async () => {
    const { user, form } = renderFields({ subject: '' }, (control) => (
      <TextField control={control} name="subject" label="Assunto" maxLength={20} />
    ));
    const input = screen.getByLabelText('Assunto');
    await user.type(input, '123456789');
    expect(screen.queryByText(/Restam/)).not.toBeInTheDocument();
    await user.type(input, '0');
    expect(screen.getByText('Restam 10 caracteres')).toBeVisible();
    await user.type(input, '123456789');
    expect(screen.getByText('Resta 1 caractere')).toBeVisible();
    await user.type(input, '0123');
    expect(form().getValues('subject')).toBe('12345678901234567890');
    expect(screen.getByText('Limite de 20 caracteres atingido.')).toBeInTheDocument();
  });

  it('renders only the field that is typed in', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `field${index}`);
    const renders = new Map<string, number>();
    function Many() {
      const { control } = useForm<Record<string, string>>({
        defaultValues: Object.fromEntries(names.map((name) => [name, ''])),
      });
      return names.map((name) => (
        <Profiler key={name} id={name} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
          <TextField control={control} name={name} label={name} required />
        </Profiler>
      ));
    }
    render(<Many />);
    renders.clear();
    await userEvent.type(screen.getByLabelText('field7'), 'abc');
    expect([...renders.keys()]).toEqual(['field7']);
  });
});

describe('TextAreaField', () => {
  it('holds several lines', async () => {
    const { user, sent } = renderFields({ note: '' }, (control) => (
      <TextAreaField control={control} name="note" label="Descrição" maxLength={800} />
    ));
    await user.type(screen.getByRole('textbox', { name: 'Descrição' }), 'um{Enter}dois');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ note: 'um\ndois' }]);
    await expectNoAxeFindings();
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed and keeps it', async () => {
    const { user } = renderFields({ password: '' }, (control) => (
      <PasswordField control={control} name="password" label="Senha" required />
    ));
    const input = screen.getByLabelText('Senha');
    await user.type(input, 'segredo');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('segredo');
    await expectNoAxeFindings();
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('NativeSelectField', () => {
  const products = [
    { value: 1, label: 'Vereador(a)' },
    { value: 2, label: 'Prefeito(a)' },
  ];

  it('keeps the value of the option, a number as a number', async () => {
    const { user, sent } = renderFields<{ product: number | '' }>({ product: '' }, (control) => (
      <NativeSelectField
        control={control}
        name="product"
        label="Quero testar para"
        options={products}
        required
      />
    ));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await seen('Selecione uma opção.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quero testar para' }), 'Prefeito(a)');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ product: 2 }]);
    await expectNoAxeFindings();
  });

  it('shows a value set from outside and can be emptied when not required', async () => {
    const { user, form, sent } = renderFields<{ product: number | '' }>({ product: '' }, (control) => (
      <NativeSelectField control={control} name="product" label="Produto" options={products} />
    ));
    const select = screen.getByRole('combobox', { name: 'Produto' });
    act(() => form().setValue('product', 1));
    expect(select).toHaveDisplayValue('Vereador(a)');
    await user.selectOptions(select, 'Selecione uma opção');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ product: '' }]);
  });
});

describe('FieldGroup', () => {
  it('is a group named by its title', async () => {
    renderFields({ zone: '' }, (control) => (
      <FieldGroup title="Dados votação" columns={2}>
        <TextField control={control} name="zone" label="Zona" />
      </FieldGroup>
    ));
    expect(screen.getByRole('group', { name: 'Dados votação' })).toContainElement(
      screen.getByLabelText('Zona'),
    );
    await expectNoAxeFindings();
  });
});

describe('Form', () => {
  it('is submitted by Ctrl+Enter from any field, once, and not while composing a character', async () => {
    const { user, sent } = renderFields({ note: 'oi' }, (control) => (
      <TextAreaField control={control} name="note" label="Nota" />
    ));
    const area = screen.getByLabelText('Nota');
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, isComposing: true });
    await user.click(area);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([{ note: 'oi' }]);
  });
});
