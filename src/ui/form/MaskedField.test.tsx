import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import 'imask/esm/masked/number';
import * as masks from '@/formats/masks';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { MaskedField } from './MaskedField';
import { PhoneField } from './PhoneField';

afterEach(cleanup);

const { cpfMask, moneyMask, phoneMask } = masks;

const phone = () => screen.getByLabelText<HTMLInputElement>('Telefone');
const renderPhone = (value = '') =>
  renderFields({ phone: value }, (control) => (
    <MaskedField control={control} name="phone" label="Telefone" mask={phoneMask} type="tel" />
  ));

describe('MaskedField', () => {
  it('shows the mask and keeps the digits', async () => {
    const { user, sent } = renderPhone();
    await user.type(phone(), '11987654321');
    expect(phone()).toHaveValue('(11) 98765-4321');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ phone: '11987654321' }]);
    await expectNoAxeFindings();
  });

  it('shows a value it starts with, without making the form dirty', async () => {
    const { form } = renderPhone('1133334444');
    expect(phone()).toHaveValue('(11) 3333-4444');
    expect(form().getValues('phone')).toBe('1133334444');
  });

  it('shows what setValue and reset write, also over something typed', async () => {
    const { user, form } = renderPhone('1133334444');
    act(() => form().setValue('phone', '21987654321'));
    expect(phone()).toHaveValue('(21) 98765-4321');
    await user.clear(phone());
    await user.type(phone(), '11');
    act(() => form().reset());
    expect(phone()).toHaveValue('(11) 3333-4444');
    act(() => form().reset({ phone: '' }));
    expect(phone()).toHaveValue('');
    await user.type(phone(), '4');
    expect(form().getValues('phone')).toBe('4');
  });

  it('keeps a value that the mask has no room for until it is changed', async () => {
    const { user, form } = renderPhone('5511987654321');
    await user.click(phone());
    await user.tab();
    expect(form().getValues('phone')).toBe('5511987654321');
    act(() => form().setValue('phone', '55119876543210'));
    await user.click(phone());
    await user.tab();
    expect(form().getValues('phone')).toBe('55119876543210');
    await user.type(phone(), '{Backspace}');
    expect(form().getValues('phone')).toBe('5511987654');
  });

  it('lets a telephone be that the record came with, and refuses another that is none', async () => {
    const { user, sent } = renderFields({ phone: '199' }, (control) => (
      <PhoneField control={control} name="phone" label="Telefone" />
    ));
    const send = () => user.click(screen.getByRole('button', { name: 'Enviar' }));
    await send();
    expect(sent).toEqual([{ phone: '199' }]);
    await user.type(phone(), '8');
    await send();
    expect(sent).toHaveLength(1);
    expect(phone()).toHaveAccessibleDescription('Digite o telefone com DDD.');
  });

  it('offers the ninth digit of a mobile number, and changes nothing unasked', async () => {
    const { user, form, sent } = renderFields({ phone: '' }, (control) => (
      <PhoneField control={control} name="phone" label="Telefone" />
    ));
    await user.type(phone(), '1932351001');
    expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
    await user.clear(phone());
    await user.type(phone(), '1981110004');
    expect(phone()).toHaveAccessibleDescription(/^Se é um celular, falta o nono dígito\./);
    expect(form().getValues('phone')).toBe('1981110004');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ phone: '1981110004' }]);
    await user.click(screen.getByRole('button', { name: 'Usar (19) 98111-0004' }));
    expect(phone()).toHaveValue('(19) 98111-0004');
    expect(phone()).toHaveFocus();
    expect(form().getValues('phone')).toBe('19981110004');
    expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
  });

  it.each([
    ['20981110004', 'Não existe o DDD 20.'],
    ['19811100041', 'Um telefone de nove números começa com 9.'],
    ['+12995551234', 'Só cabe um telefone do Brasil. Anote o de outro país nas observações.'],
    ['08007771234', 'Um 0800 não cabe aqui. Anote-o nas observações.'],
  ])('refuses %s and says why once it is left, and again where it is sent', async (typed, problem) => {
    const { user, sent } = renderFields({ phone: '' }, (control) => (
      <PhoneField control={control} name="phone" label="Telefone" />
    ));
    await user.type(phone(), typed);
    expect(phone()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(phone()).toHaveAccessibleDescription(problem);
    expect(phone()).toBeInvalid();
    await user.type(phone(), '{Backspace}');
    expect(phone()).toBeValid();
    await user.clear(phone());
    await user.type(phone(), typed);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(phone()).toHaveAccessibleDescription(problem);
    expect(sent).toEqual([]);
  });

  it('keeps a number without area code as it is pasted, and refuses it', async () => {
    const { user, sent } = renderFields({ phone: '' }, (control) => (
      <PhoneField control={control} name="phone" label="Telefone" />
    ));
    await user.click(phone());
    await user.paste('98111-0004');
    expect(phone()).toHaveValue('98111-0004');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([]);
    expect(phone()).toHaveAccessibleDescription('Digite o telefone com DDD.');
    expect(phone()).toHaveValue('98111-0004');
  });

  it('takes none of a text that is too long to be one, however little of it are digits', async () => {
    const { user } = renderPhone('1133334444');
    await user.tripleClick(phone());
    await user.paste(`19981110004${' '.repeat(20_000)}`);
    expect(phone()).toHaveValue('(11) 3333-4444');
    expect(phone()).toHaveAccessibleDescription(
      'O que foi colado não cabe aqui: é um texto longo. Confira e cole de novo.',
    );
  });

  it('takes no part of what does not fit as a whole, says so, and keeps what it has', async () => {
    const { user, form } = renderPhone('1133334444');
    await user.tripleClick(phone());
    await user.paste('(19) 98111-0004 / 3232-1010');
    expect(phone()).toHaveValue('(11) 3333-4444');
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveAccessibleDescription(
      'O que foi colado não cabe aqui: “/ 3232-1010” não faz parte do número. Confira e cole de novo.',
    );
    await expectNoAxeFindings();
    await user.paste('(19) 98111-0004');
    expect(form().getValues('phone')).toBe('19981110004');
    expect(phone()).toBeValid();
  });

  it('takes a formatted value that is pasted', async () => {
    const { user, form } = renderPhone();
    await user.click(phone());
    await user.paste('+55 (11) 98765-4321');
    expect(phone()).toHaveValue('(11) 98765-4321');
    expect(form().getValues('phone')).toBe('11987654321');
  });

  it('takes what the browser fills in, with an input event or without', async () => {
    const { form } = renderPhone();
    fireEvent.input(phone(), { target: { value: '11987654321' } });
    expect(form().getValues('phone')).toBe('11987654321');
    act(() => {
      phone().focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        phone(),
        '(21) 3333-4444',
      );
      phone().blur();
    });
    expect(form().getValues('phone')).toBe('2133334444');
  });

  it('keeps the caret in the middle', async () => {
    const { user, form } = renderFields({ cpf: '12345678901' }, (control) => (
      <MaskedField control={control} name="cpf" label="CPF" mask={cpfMask} />
    ));
    const input = screen.getByLabelText<HTMLInputElement>('CPF');
    await user.type(input, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(input).toHaveValue('123.467.890-1');
    expect(input.selectionStart).toBe(5);
    await user.keyboard('9');
    expect(input).toHaveValue('123.496.789-01');
    expect(form().getValues('cpf')).toBe('12349678901');
  });

  it('refuses a half filled value when told what to say', async () => {
    const { user, sent } = renderFields({ cpf: '' }, (control) => (
      <MaskedField
        control={control}
        name="cpf"
        label="CPF"
        mask={cpfMask}
        incomplete="Digite os 11 números."
      />
    ));
    await user.type(screen.getByLabelText('CPF'), '123');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription('Digite os 11 números.');
    await user.type(screen.getByLabelText('CPF'), '45678901');
    expect(screen.getByLabelText('CPF')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ cpf: '12345678901' }]);
  });

  it('keeps money as a plain number', async () => {
    const { user, form } = renderFields({ value: '' }, (control) => (
      <MaskedField control={control} name="value" label="Valor" mask={moneyMask} />
    ));
    await user.type(screen.getByLabelText('Valor'), '1234,5');
    expect(screen.getByLabelText('Valor')).toHaveValue('R$ 1.234,5');
    expect(form().getValues('value')).toBe('1234.5');
    act(() => form().reset({ value: '20' }));
    expect(screen.getByLabelText('Valor')).toHaveValue('R$ 20');
  });

  it.each(Object.entries(masks))('can be typed in with %s', async (_, mask) => {
    const { user } = renderFields({ value: '' }, (control) => (
      <MaskedField control={control} name="value" label="Campo" mask={mask} />
    ));
    await user.type(screen.getByLabelText('Campo'), '12');
    expect(screen.getByLabelText<HTMLInputElement>('Campo').value.replace(/\D/g, '')).toMatch(/^12/);
  });
});
