import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { DayMonthField } from './DayMonthField';
import { HourField } from './HourField';

afterEach(cleanup);

describe('HourField', () => {
  const hour = () => screen.getByLabelText<HTMLInputElement>('Início');
  const renderHour = (value = '') =>
    renderFields({ hour: value }, (control) => (
      <HourField control={control} name="hour" label="Início" required />
    ));

  it.each([
    ['9', '09:00'],
    ['9h', '09:00'],
    ['9:5', '09:05'],
    ['930', '09:30'],
    ['9h30', '09:30'],
    ['0930', '09:30'],
    ['23:59', '23:59'],
  ])('reads %s, typed, pasted and from a phone, and writes it out when it is left', async (text, meant) => {
    const { user, form } = renderHour();
    await user.type(hour(), text);
    expect(form().getValues('hour')).toBe(meant);
    await user.tab();
    expect(hour()).toHaveValue(meant);
    await user.clear(hour());
    await user.paste(text);
    expect(form().getValues('hour')).toBe(meant);
    fireEvent.input(hour(), { target: { value: '' } });
    fireEvent.input(hour(), { target: { value: text } });
    expect(form().getValues('hour')).toBe(meant);
  });

  it('keeps hour and minute apart', async () => {
    const { user, form } = renderHour('09:30');
    await user.type(hour(), '14', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(form().getValues('hour')).toBe('14:30');
  });

  it('refuses what is no hour, or could be two, and sends it once mended', async () => {
    const { user, sent } = renderHour();
    await user.type(hour(), '130');
    await user.tab();
    expect(hour()).toHaveAccessibleDescription('Digite a hora como HH:MM.');
    await expectNoAxeFindings();
    await user.clear(hour());
    await user.type(hour(), '25:00');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(hour()).toHaveAccessibleDescription('As horas vão de 00:00 a 23:59.');
    await user.clear(hour());
    await user.type(hour(), '13h30');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ hour: '13:30' }]);
  });
});

describe('DayMonthField', () => {
  it('keeps DD/MM, takes 29/02 and refuses the rest', async () => {
    const { user, form } = renderFields({ birthday: '' }, (control) => (
      <DayMonthField control={control} name="birthday" label="Aniversário" />
    ));
    const input = screen.getByLabelText('Aniversário');
    await user.type(input, '1/2');
    expect(form().getValues('birthday')).toBe('01/02');
    await user.tab();
    expect(input).toHaveValue('01/02');
    await user.clear(input);
    await user.type(input, '2902');
    expect(form().getValues('birthday')).toBe('29/02');
    await user.clear(input);
    await user.type(input, '30.2');
    await user.tab();
    expect(input).toHaveAccessibleDescription('Digite o dia e o mês como DD/MM.');
  });
});
