import { act, cleanup, screen, within, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { MultiSelectField } from './MultiSelectField';
import type { Option } from './options';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

afterEach(cleanup);

const statuses: Option<number>[] = [
  { value: 1, label: 'Pendente', color: '#b45309' },
  { value: 2, label: 'Retornar ligação' },
  { value: 3, label: 'Finalizada', detail: 'Encerrada pelo atendente' },
  { value: 4, label: 'Anulada', disabled: true },
];
const professions = Array.from({ length: 600 }, (_, index) => ({
  value: index + 1,
  label: `Profissão ${index + 1}`,
}));

const field = (name = 'Situação') => screen.getByRole<HTMLInputElement>('combobox', { name });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

function renderSelect(status: number | '' = '', props: { required?: boolean } = {}) {
  return renderFields({ status }, (control) => (
    <SelectField control={control} name="status" label="Situação" options={statuses} {...props} />
  ));
}

describe('SelectField', () => {
  it('opens, is chosen from with the pointer, and closes', async () => {
    const { user, sent } = renderSelect();
    expect(field()).toHaveAttribute('placeholder', 'Selecione uma opção');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expectNoAxeFindings();
    await user.click(field());
    expect(screen.getByRole('listbox', { name: 'Situação' })).toBeVisible();
    await expectNoAxeFindings();
    await user.click(screen.getByRole('option', { name: 'Retornar ligação' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Retornar ligação');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ status: 2 }]);
  });

  const renderLeading = () =>
    renderFields<{ status: number | ''; reason: string }>({ status: '', reason: '' }, (control) => (
      <>
        <SelectField
          control={control}
          name="status"
          label="Situação"
          options={statuses}
          required
          opensItself
          leadsTo="reason"
        />
        <TextField control={control} name="reason" label="Motivo" />
      </>
    ));

  it('opens by itself when focus first comes while the mouse is used, and a press leads on', async () => {
    const { user, form } = renderLeading();
    // A refused form focuses the field.
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await user.click(await screen.findByRole('option', { name: 'Retornar ligação' }));
    expect(form().getValues('status')).toBe(2);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    act(() => field().focus());
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('stays closed where keys are used, and a choice by keys stays in the field', async () => {
    const { user, form } = renderLeading();
    await user.tab();
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(form().getValues('status')).toBe(2);
    expect(field()).toHaveFocus();
  });

  it('finds without accents or case, in the detail too, and Enter takes the first that fits', async () => {
    const { user, form } = renderSelect();
    await user.tab();
    await user.keyboard('LIGACAO');
    expect(options()).toEqual(['Retornar ligação']);
    await user.keyboard('{Enter}');
    expect(form().getValues('status')).toBe(2);
    await user.keyboard('encerrada');
    expect(options()).toEqual(['FinalizadaEncerrada pelo atendente']);
    await user.keyboard('{Backspace>9/}xyz');
    expect(screen.getByText('Nenhum resultado encontrado.')).toBeVisible();
    await expectNoAxeFindings();
  });

  it('works by arrows, points at the highlighted option and marks the chosen one', async () => {
    const { user, form } = renderSelect(2);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Retornar ligação');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Retornar ligação' }).id,
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(form().getValues('status')).toBe(1);
  });

  it('does not take a disabled option', async () => {
    const { user, form } = renderSelect();
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Anulada' }));
    await user.keyboard('anulada{Enter}');
    expect(form().getValues('status')).toBe('');
  });

  it('keeps Esc to itself while open, and only then', async () => {
    const onEscape = vi.fn();
    document.addEventListener('keydown', onEscape, true);
    const { user } = renderSelect(2);
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onEscape).not.toHaveBeenCalled();
    expect(field()).toHaveValue('Retornar ligação');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
    expect(onEscape.mock.calls[0]?.[0]).toHaveProperty('defaultPrevented', false);
    expect(field()).toHaveValue('Retornar ligação');
    document.removeEventListener('keydown', onEscape, true);
  });

  it('takes what was typed for by Tab, and goes on to the next field', async () => {
    const { user, form } = renderSelect();
    await user.tab();
    await user.keyboard('retor');
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Retornar ligação');
    expect(form().getValues('status')).toBe(2);
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  });

  it('takes by Tab, either way, what the arrows lead to', async () => {
    const { user, form } = renderSelect(2);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab({ shift: true });
    expect(form().getValues('status')).toBe(3);
  });

  it.each([
    ['a list merely opened by an arrow', '{ArrowDown}'],
    ['a text taken back', 'pend{Backspace>4/}'],
  ])('takes nothing by Tab of %s', async (_, keys) => {
    const { user, form } = renderSelect(2);
    await user.tab();
    await user.keyboard(keys);
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(form().getValues('status')).toBe(2);
    expect(field()).toHaveValue('Retornar ligação');
  });

  const leave = {
    Tab: (user: ReturnType<typeof renderSelect>['user']) => user.tab(),
    'a press elsewhere': (user: ReturnType<typeof renderSelect>['user']) => user.click(document.body),
  };
  it.each([
    ['xyz', 'Tab', 'Nenhum resultado para “xyz”.'],
    ['anulada', 'Tab', 'Escolha uma opção para “anulada”.'],
    ['xyz', 'a press elsewhere', 'Nenhum resultado para “xyz”.'],
    ['pend', 'a press elsewhere', 'Escolha uma opção para “pend”.'],
  ] as const)('keeps what was typed (%s) and left by %s, and says so', async (typed, by, why) => {
    const { user, form, sent } = renderSelect(2);
    const send = () => user.click(screen.getByRole('button', { name: 'Enviar' }));
    await user.click(field());
    await user.keyboard(typed);
    await leave[by](user);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue(typed);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(`Nada foi escolhido. ${why}`);
    await expectNoAxeFindings();
    await send();
    expect(sent).toEqual([]);
    expect(field()).toHaveFocus();
    await user.clear(field());
    expect(field()).toBeValid();
    await user.tab();
    expect(field()).toHaveValue('Retornar ligação');
    expect(form().getValues('status')).toBe(2);
    await send();
    expect(sent).toEqual([{ status: 2 }]);
  });

  it('searches on with what was left, when it is opened again', async () => {
    const { user, form } = renderSelect(2);
    await user.click(field());
    await user.keyboard('pend');
    await user.click(document.body);
    await user.click(field());
    expect(field()).toHaveValue('pend');
    expect(options()).toEqual(['Pendente']);
    await user.click(screen.getByRole('option', { name: 'Pendente' }));
    expect(field()).toHaveValue('Pendente');
    expect(form().getValues('status')).toBe(1);
  });

  it('gives way to a value set from outside', async () => {
    const { user, form } = renderSelect(2);
    await user.click(field());
    await user.keyboard('xyz');
    await user.tab();
    act(() => form().setValue('status', 3));
    expect(field()).toHaveValue('Finalizada');
    expect(field()).toBeValid();
  });

  it('takes nothing by Tab of a list opened by a press and passed over by the pointer', async () => {
    const { user, form } = renderSelect();
    await user.click(field());
    await user.hover(screen.getByRole('option', { name: 'Finalizada Encerrada pelo atendente' }));
    await user.tab();
    expect(form().getValues('status')).toBe('');
  });

  it('chooses nothing when Esc closes it, and shows the choice again', async () => {
    const { user, form } = renderSelect(2);
    await user.click(field());
    await user.keyboard('pend{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Retornar ligação');
    expect(form().getValues('status')).toBe(2);
    expect(field()).toBeValid();
  });

  it('closes when something else is pressed', async () => {
    const { user } = renderSelect();
    await user.click(field());
    await user.click(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('can be cleared unless required', async () => {
    const { user, form, unmount } = renderSelect(2);
    const clear = screen.getByRole('button', { name: 'Limpar seleção' });
    expect(clear).toHaveAccessibleDescription('Situação');
    await user.click(clear);
    expect(form().getValues('status')).toBe('');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Limpar seleção' })).not.toBeInTheDocument();
    unmount();
    renderSelect(2, { required: true });
    expect(screen.queryByRole('button', { name: 'Limpar seleção' })).not.toBeInTheDocument();
  });

  it('asks for a choice when required', async () => {
    const { user } = renderSelect('', { required: true });
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(field()).toHaveAccessibleDescription('Selecione uma opção.');
    await user.click(field());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toBeValid();
  });

  it('shows a value set from outside and options that come later', () => {
    const { form } = renderSelect(3);
    expect(field()).toHaveValue('Finalizada');
    act(() => form().reset({ status: 1 }));
    expect(field()).toHaveValue('Pendente');
    act(() => form().setValue('status', 99));
    expect(field()).toHaveValue('');
  });

  it('draws a long list in part and the rest on the way', async () => {
    const { user, form } = renderFields({ profession: '' }, (control) => (
      <SelectField control={control} name="profession" label="Profissão" options={professions} />
    ));
    await user.click(field('Profissão'));
    expect(options().length).toBeLessThan(60);
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '600');
    await user.keyboard('{End}');
    expect(options().length).toBeLessThan(60);
    expect(screen.getByRole('option', { name: 'Profissão 600' })).toHaveAttribute('aria-posinset', '600');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(form().getValues('profession')).toBe(598);
    await user.click(field('Profissão'));
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Profissão 598');
    await user.keyboard('{Home}');
    expect(screen.getByRole('option', { name: 'Profissão 1' })).toBeInTheDocument();
  });

  it('submits the form by Enter only when closed', async () => {
    const { user, sent } = renderSelect(2);
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ status: 2 }]);
  });

  it('opens nothing when disabled', async () => {
    const { user } = renderFields({ status: 2 }, (control) => (
      <SelectField control={control} name="status" label="Situação" options={statuses} disabled />
    ));
    expect(field()).toBeDisabled();
    await user.click(field());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Limpar seleção' })).not.toBeInTheDocument();
  });
});

describe('MultiSelectField', () => {
  const people: Option<number>[] = [
    { value: 7, label: 'Ana', detail: '(11) 98765-4321' },
    { value: 8, label: 'Bia', detail: 'sem celular' },
    { value: 9, label: 'Caio' },
  ];
  const renderPeople = (participants: number[] = []) =>
    renderFields({ participants }, (control) => (
      <MultiSelectField
        control={control}
        name="participants"
        label="Participantes"
        options={people}
        required
      />
    ));

  it('takes several, stays open meanwhile, and sums up', async () => {
    const { user, sent } = renderPeople();
    await user.click(field('Participantes'));
    const list = screen.getByRole('listbox', { name: 'Participantes' });
    expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await user.click(within(list).getByRole('option', { name: /Caio/ }));
    await user.click(within(list).getByRole('option', { name: /Ana/ }));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    await expectNoAxeFindings();
    await user.keyboard('{Escape}');
    expect(field('Participantes')).toHaveValue('2 selecionado(s)');
    expect(field('Participantes')).toHaveAttribute('title', 'Ana, Caio');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ participants: [9, 7] }]);
  });

  it('takes one back by choosing it again, and shows the label of a single one', async () => {
    const { user, form } = renderPeople([7, 8]);
    await user.click(field('Participantes'));
    await user.keyboard('bia{Enter}');
    expect(form().getValues('participants')).toEqual([7]);
    await user.keyboard('{Enter}');
    expect(form().getValues('participants')).toEqual([7, 8]);
    await user.keyboard('{Enter}{Escape}');
    expect(field('Participantes')).toHaveValue('Ana');
  });

  it('adds by Tab what was typed for, and takes nothing back by it', async () => {
    const { user, form } = renderPeople([7]);
    await user.click(field('Participantes'));
    await user.keyboard('bia');
    await user.tab();
    expect(form().getValues('participants')).toEqual([7, 8]);
    await user.click(field('Participantes'));
    await user.keyboard('ana');
    await user.tab();
    expect(form().getValues('participants')).toEqual([7, 8]);
    await user.click(field('Participantes'));
    await user.keyboard('bia{Enter}');
    await user.tab();
    expect(form().getValues('participants')).toEqual([7]);
  });

  it('counts each of several presses that come before it is drawn anew', async () => {
    const { user, form } = renderPeople();
    await user.click(field('Participantes'));
    const [ana, bia, caio] = screen.getAllByRole('option');
    act(() => {
      caio?.click();
      ana?.click();
      bia?.click();
      ana?.click();
    });
    expect(form().getValues('participants')).toEqual([9, 8]);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  });

  it('keeps what fits nobody, beside those chosen', async () => {
    const { user, form, sent } = renderPeople([7, 8]);
    await user.click(field('Participantes'));
    await user.keyboard('davi');
    await user.tab();
    expect(field('Participantes')).toHaveValue('davi');
    expect(field('Participantes')).toHaveAccessibleDescription(
      'Nada foi escolhido. Nenhum resultado para “davi”.',
    );
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([]);
    expect(form().getValues('participants')).toEqual([7, 8]);
  });

  it('takes all back at once', async () => {
    const { user, form } = renderPeople([7, 8]);
    await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(form().getValues('participants')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(field('Participantes')).toHaveAccessibleDescription('Selecione ao menos uma opção.');
  });
});
