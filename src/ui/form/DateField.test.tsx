import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField } from './DateField';
import { expectNoAxeFindings, renderFields } from '@tests/fields';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Data' });
const calendarButton = () => screen.getByLabelText('Abrir calendário');
const calendar = () => screen.queryByRole('dialog');
const month = () => screen.findByRole('grid', {}, { timeout: 10_000 });

const renderDate = (date = '', limits: { min?: string; max?: string; required?: boolean } = {}) =>
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
    // Round by Hoje, the month before, month, year and the month after, back to the day.
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
