import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { RadioGroupField } from './RadioGroupField';
import { ToggleField } from './ToggleField';

afterEach(cleanup);

const products = [
  { value: 1, label: 'Vereador(a)' },
  { value: 2, label: 'Prefeito(a)', color: '#15803d' },
  { value: 3, label: 'Deputado(a)', disabled: true },
];

describe('RadioGroupField', () => {
  it('is a named group that keeps the value of the option', async () => {
    const { user, sent } = renderFields<{ product: number | '' }>({ product: '' }, (control) => (
      <RadioGroupField
        control={control}
        name="product"
        label="Quero testar para"
        options={products}
        required
      />
    ));
    const group = screen.getByRole('radiogroup', { name: 'Quero testar para' });
    expect(group).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(group).toHaveAccessibleDescription('Selecione uma opção.');
    expect(group).toBeInvalid();
    await expectNoAxeFindings();
    await user.click(screen.getByRole('radio', { name: 'Vereador(a)' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Prefeito(a)' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ product: 2 }]);
  });

  it('lets the choice be taken back where that makes sense', async () => {
    const { user, form } = renderFields<{ product: number | '' }>({ product: 2 }, (control) => (
      <RadioGroupField control={control} name="product" label="Produto" options={products} clearable />
    ));
    const clear = screen.getByRole('button', { name: 'Limpar' });
    expect(clear).toHaveAccessibleDescription('Produto');
    await expectNoAxeFindings();
    await user.click(clear);
    expect(form().getValues('product')).toBe('');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Vereador(a)' })).toHaveFocus());
  });
});

describe('ToggleField', () => {
  it('keeps yes or no as a boolean', async () => {
    const { user, form } = renderFields({ isRefund: false }, (control) => (
      <ToggleField control={control} name="isRefund" label="Reembolso?" required />
    ));
    expect(screen.getByRole('radio', { name: 'Não' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Sim' }));
    expect(form().getValues('isRefund')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByRole('radiogroup')).toBeValid();
  });
});
