import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, today } from '@/formats/dates';
import { DateField } from './DateField';
import { expectNoAxeFindings, renderFields } from '@tests/fields';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Data' });
const calendarButton = () => screen.getByLabelText('Abrir calendário');
const calendar = () => screen.queryByRole('dialog');
const month = () => screen.findByRole('grid');

const renderDate = (
  date = '',
  limits: { min?: string; max?: string; past?: boolean; required?: boolean } = {},
) =>
  renderFields({ date }, (control) => <DateField control={control} name="date" label="Data" {...limits} />);

describe('DateField', () => {
  it('keeps a typed day as YYYY-MM-DD', async () => {
    const { user, sent } = renderDate();
    await user.type(field(), '20112026');
    expect(field()).toHaveValue('20/11/2026');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ date: '2026-11-20' }]);
    await expectNoAxeFindings();
  });

  it('refuses a day half typed or unreal, keeps it in sight, and takes it once mended', async () => {
    const { user, sent } = renderDate('', { required: true });
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(field()).toHaveAccessibleDescription('Informe a data.');
    await user.type(field(), '3102202');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(field()).toHaveAccessibleDescription('Digite a data como DD/MM/AAAA.');
    expect(field()).toHaveValue('31/02/202');
    await user.type(field(), '6');
    expect(field()).toBeInvalid();
    await user.clear(field());
    await user.type(field(), '28022026');
    expect(field()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ date: '2026-02-28' }]);
  });

  it('keeps to the first and last day', async () => {
    const { user } = renderDate('2026-11-01', { min: '2026-11-10', max: '2026-11-20' });
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(field()).toHaveAccessibleDescription('Escolha uma data a partir de 10/11/2026.');
    await user.clear(field());
    await user.type(field(), '21112026');
    expect(field()).toHaveAccessibleDescription('Escolha uma data até 20/11/2026.');
    await user.click(calendarButton());
    const grid = await month();
    expect(within(grid).getByLabelText(/, 9 de novembro/)).toBeDisabled();
    expect(within(grid).getByLabelText(/, 10 de novembro/)).toBeEnabled();
  });

  it('shows what reset and setValue write, also over a day half typed', async () => {
    const { user, form } = renderDate('2026-11-20');
    expect(field()).toHaveValue('20/11/2026');
    await user.type(field(), '{Backspace}');
    expect(field()).toHaveValue('20/11/202');
    act(() => form().reset());
    expect(field()).toHaveValue('20/11/2026');
    act(() => form().setValue('date', '2027-01-05'));
    expect(field()).toHaveValue('05/01/2027');
    act(() => form().reset({ date: '' }));
    expect(field()).toHaveValue('');
  });

  it.each([
    ['1/12/2026', '01/12/2026', '2026-12-01'],
    ['2/1/26', '02/01/2026', '2026-01-02'],
    ['2.1.26', '02/01/2026', '2026-01-02'],
    ['01 12 2026', '01/12/2026', '2026-12-01'],
    ['20112026', '20/11/2026', '2026-11-20'],
  ])('reads %s, typed, and writes it out when it is left', async (keys, shown, day) => {
    const { user, form } = renderDate();
    await user.type(field(), keys);
    expect(form().getValues('date')).toBe(day);
    await user.tab();
    expect(field()).toHaveValue(shown);
    expect(form().getValues('date')).toBe(day);
  });

  it.each([
    ['5/12/2026', '05/12/2026', '2026-12-05'],
    [' 2026-12-05 ', '05/12/2026', '2026-12-05'],
    ['20 nov 2026 09:00', '20/11/2026', '2026-11-20'],
  ])('reads %s, pasted', async (text, shown, day) => {
    const { user, form } = renderDate();
    await user.click(field());
    await user.paste(text);
    expect(form().getValues('date')).toBe(day);
    await user.tab();
    expect(field()).toHaveValue(shown);
  });

  it('keeps the parts apart while one is edited, and the caret in its place', async () => {
    const { user, form } = renderDate('2026-11-20');
    await user.type(field(), '12', { initialSelectionStart: 3, initialSelectionEnd: 5 });
    expect(field()).toHaveValue('20/12/2026');
    expect(field().selectionStart).toBe(5);
    expect(form().getValues('date')).toBe('2026-12-20');
    await user.type(field(), '{Backspace}{Backspace}{Backspace}3', {
      initialSelectionStart: 3,
      initialSelectionEnd: 3,
    });
    expect(field()).toHaveValue('3/12/2026');
    expect(form().getValues('date')).toBe('2026-12-03');
    await user.tab();
    expect(field()).toHaveValue('03/12/2026');
  });

  it('takes the words for a day and counts from today', async () => {
    const { user, form } = renderDate();
    for (const [word, days] of [
      ['hoje', 0],
      ['amanhã', 1],
      ['+5', 5],
    ] as const) {
      await user.clear(field());
      await user.type(field(), word);
      const day = addDays(today(), days);
      expect(form().getValues('date')).toBe(day);
      await user.tab();
      expect(field()).toHaveValue(day.split('-').reverse().join('/'));
    }
  });

  it('takes what a phone composes, and tidies it afterwards', () => {
    const { form } = renderDate('2026-11-20');
    const input = field();
    fireEvent.compositionStart(input);
    for (const text of ['5', '51', '512', '5122', '51220', '5122026', '05122026'])
      fireEvent.input(input, { target: { value: text }, isComposing: true });
    expect(input).toHaveValue('05122026');
    expect(form().getValues('date')).toBe('2026-12-05');
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('05/12/2026');
    fireEvent.input(input, { target: { value: '6/1/2027' } });
    expect(form().getValues('date')).toBe('2027-01-06');
  });

  it('says what is wrong as soon as it is left, until it is mended', async () => {
    const { user, form } = renderDate();
    for (const [text, problem] of [
      ['31/02/2026', 'Fevereiro de 2026 tem 28 dias.'],
      ['20/13/2026', 'O mês vai de 01 a 12.'],
      ['1122026', 'Digite a data como DD/MM/AAAA.'],
    ] as const) {
      await user.clear(field());
      await user.type(field(), text);
      expect(field()).toBeValid();
      await user.tab();
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(problem);
      expect(form().getValues('date')).not.toMatch(/^\d{4}-/);
    }
    await expectNoAxeFindings();
    await user.clear(field());
    await user.type(field(), '5/12/26');
    await user.tab();
    expect(field()).toBeValid();
  });

  it('asks for the past where it is told to', async () => {
    const { user, form } = renderDate('', { past: true });
    await user.type(field(), '3/5/50');
    expect(form().getValues('date')).toBe('1950-05-03');
    await user.clear(field());
    await user.type(field(), 'amanhã');
    await user.tab();
    expect(field()).toHaveAccessibleDescription(/^Escolha uma data até /);
  });

  it('picks a day from the calendar by pointer and gives the focus back', async () => {
    const { user, form } = renderDate('2026-11-20');
    expect(calendarButton()).toHaveAttribute('aria-expanded', 'false');
    await user.click(calendarButton());
    const grid = await month();
    expect(calendar()).toHaveAccessibleName('Calendário: Data');
    expect(grid).toHaveAccessibleName('novembro 2026');
    await waitFor(() => expect(within(grid).getByLabelText(/20 de novembro de 2026/)).toHaveFocus());
    await expectNoAxeFindings();
    await user.click(screen.getByLabelText('Ir para o próximo mês'));
    await user.click(screen.getByLabelText(/, 25 de dezembro de 2026/));
    expect(calendar()).not.toBeInTheDocument();
    expect(form().getValues('date')).toBe('2026-12-25');
    expect(field()).toHaveValue('25/12/2026');
    await waitFor(() => expect(calendarButton()).toHaveFocus());
  });

  it('is opened, walked and left by keyboard alone', async () => {
    const onEscape = vi.fn();
    document.addEventListener('keydown', onEscape, true);
    const { user, form } = renderDate('2026-11-20');
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await month();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(screen.getByLabelText(/, 28 de novembro/)).toHaveFocus());
    onEscape.mockClear();
    await user.keyboard('{Escape}');
    expect(calendar()).not.toBeInTheDocument();
    expect(onEscape).not.toHaveBeenCalled();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('20/11/2026');

    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await month();
    // Through Hoje, previous month, month, year and next month, back to the day.
    for (let stop = 0; stop < 6; stop++) await user.tab();
    expect(calendar()).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText(/, 20 de novembro/)).toHaveFocus());
    await user.keyboard('{PageDown}{Enter}');
    expect(form().getValues('date')).toBe('2026-12-20');
    await waitFor(() => expect(field()).toHaveFocus());
    document.removeEventListener('keydown', onEscape, true);
  });

  it('closes when something else is pressed or reached', async () => {
    const { user } = renderDate('2026-11-20');
    await user.click(calendarButton());
    await month();
    await user.click(document.body);
    expect(calendar()).not.toBeInTheDocument();
    await user.click(calendarButton());
    await month();
    act(() => screen.getByRole('button', { name: 'Enviar' }).focus());
    expect(calendar()).not.toBeInTheDocument();
    await user.click(calendarButton());
    await month();
    await user.click(calendarButton());
    expect(calendar()).not.toBeInTheDocument();
  });
});
