import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isPhone } from '@/formats/phone';
import { useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { DigitsField } from './DigitsField';
import { caretAfter, cpfDigits, phoneDigits, readDigits, showDigits, type DigitsMask } from './digitsMask';

describe('digits in a mask', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
  ])('shows the telephone "%s" as "%s"', (digits, shown) => {
    expect(showDigits(digits, phoneDigits)).toBe(shown);
  });

  it('shows a CPF as far as it is typed', () => {
    expect(showDigits('390', cpfDigits)).toBe('390');
    expect(showDigits('3905', cpfDigits)).toBe('390.5');
    expect(showDigits('39053344705', cpfDigits)).toBe('390.533.447-05');
  });

  it('reads what is pasted, whatever its punctuation', () => {
    expect(readDigits('+55 (11) 98765-4321', phoneDigits)).toBe('11987654321');
    expect(readDigits('011 98765-4321', phoneDigits)).toBe('11987654321');
    expect(readDigits('(55) 99876-5432', phoneDigits)).toBe('55998765432');
    expect(readDigits('CPF 390.533.447-05', cpfDigits)).toBe('39053344705');
  });

  it('keeps the caret behind as many digits as before', () => {
    expect(caretAfter(0, '390.533')).toBe(0);
    expect(caretAfter(3, '390.533')).toBe(3);
    expect(caretAfter(4, '390.533')).toBe(5);
    expect(caretAfter(9, '390.533')).toBe(7);
  });
});

function Typed({ mask, start = '' }: { mask: DigitsMask; start?: string }) {
  const form = useForm({ defaultValues: { number: start } });
  return (
    <>
      <DigitsField control={form.control} name="number" label="Número" mask={mask} />
      <output>{useWatch({ control: form.control, name: 'number' })}</output>
    </>
  );
}

describe('a field of digits', () => {
  function renderField(mask: DigitsMask) {
    render(<Typed mask={mask} />);
    return {
      user: userEvent.setup(),
      field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Número' }),
    };
  }

  it('masks while typing, takes digits only and no more than fit', async () => {
    const { user, field } = renderField(cpfDigits);
    await user.type(field, '390a533.4470599');
    expect(field).toHaveValue('390.533.447-05');
    expect(screen.getByRole('status')).toHaveTextContent('39053344705');
  });

  it('lets a digit in the middle be replaced without the caret running away', async () => {
    const { user, field } = renderField(cpfDigits);
    await user.type(field, '39053344705');
    field.setSelectionRange(6, 6);
    await user.keyboard('{Backspace}1');
    expect(field).toHaveValue('390.513.447-05');
    expect(field.selectionStart).toBe(6);
  });

  it('deletes back through the signs of the mask', async () => {
    const { user, field } = renderField(phoneDigits);
    await user.type(field, '11987654321');
    await user.keyboard('{Backspace>11/}');
    expect(field).toHaveValue('');
  });

  it.each([
    ['98111-0004', '98111-0004'],
    [' 981110004 ', '98111-0004'],
    ['3232 1010', '3232-1010'],
  ])(
    'keeps a telephone pasted as %s without an area code until one is put before it',
    async (text, shown) => {
      const { user, field } = renderField(phoneDigits);
      await user.click(field);
      await user.paste(text);
      expect(field).toHaveValue(shown);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Digite também o DDD.');
      await user.keyboard('{Backspace>2/}');
      expect(field.value).not.toContain('(');
      await user.keyboard('10');
      field.setSelectionRange(0, 0);
      await user.keyboard('19');
      expect(field).toHaveValue(`(19) ${shown.slice(0, -2)}10`);
      expect(field).toBeValid();
    },
  );

  it('keeps a typed + and refuses a number from abroad with the reason', async () => {
    const { user, field } = renderField(phoneDigits);
    await user.type(field, '+1 305 555-0123');
    expect(field).toHaveValue('+13055550123');
    expect(screen.getByRole('status')).toHaveTextContent('+13055550123');
    expect(isPhone('+13055550123')).toBe(false);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Só cabe um telefone do Brasil.');
    // Also before an existing number.
    await user.clear(field);
    await user.type(field, '19981110004');
    field.setSelectionRange(0, 0);
    await user.keyboard('+34');
    expect(field).toHaveValue('+3419981110004');
    expect(field).toBeInvalid();
  });

  it('takes a typed +55 as the country', async () => {
    const { user, field } = renderField(phoneDigits);
    await user.type(field, '+55');
    expect(field).toHaveValue('+55');
    await user.type(field, ' 19 98111-0004');
    expect(field).toHaveValue('(19) 98111-0004');
    expect(screen.getByRole('status')).toHaveTextContent('19981110004');
    expect(field).toBeValid();
  });

  it('shows a telephone without an area code as such, wherever it comes from', () => {
    render(<Typed mask={phoneDigits} start="981110004" />);
    expect(screen.getByRole('textbox', { name: 'Número' })).toHaveValue('98111-0004');
  });

  it.each([
    [phoneDigits, '(19) 98111-0004', '(19) 98111-00045', 'tem 12 números, e cabem 11'],
    [phoneDigits, '(19) 98111-0004', '(19) 3232 1010 ramal 5', '“ramal 5” não faz parte do número'],
    [cpfDigits, '390.533.447-05', '390.533.447-0599', 'tem 13 números, e cabem 11'],
    [cpfDigits, '390.533.447-05', '390.533.447 RG 5', '“RG 5” não faz parte do número'],
  ] as const)('takes what is pasted whole or not at all', async (mask, shown, text, why) => {
    const { user, field } = renderField(mask);
    await user.click(field);
    await user.paste(text);
    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription(
      `O que foi colado não cabe aqui: ${why}. Confira e cole de novo.`,
    );
    await user.paste(shown);
    expect(field).toHaveValue(shown);
    expect(field).toBeValid();
    await user.paste('12');
    expect(field).toHaveValue(shown);
    expect(field).toBeInvalid();
  });
});
