import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFailure, type ApiResult } from '@/api/failure';
import { expectNoAxeFindings, renderFields } from '@tests/fields';
import { LookupField, MultiLookupField } from './LookupField';
import type { Option } from './options';

interface City extends Option<number> {
  state: string;
}

const cities: City[] = [
  { value: 1, label: 'São Paulo/SP', state: 'SP' },
  { value: 2, label: 'São Luís/MA', state: 'MA' },
];

let asked: { text: string; signal: AbortSignal; answer: (reply: ApiResult<City[]>) => Promise<void> }[] = [];
const search = (text: string, signal: AbortSignal) =>
  new Promise<ApiResult<City[]>>((resolve) => {
    asked.push({ text, signal, answer: (reply) => act(async () => resolve(reply)) });
  });

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' });
const pause = () => act(() => vi.advanceTimersByTimeAsync(320));

const renderCity = (city: City | null = null) =>
  renderFields({ city }, (control) => (
    <LookupField control={control} name="city" label="Cidade" search={search} minLength={2} />
  ));

describe('LookupField', () => {
  it('asks once, after a pause, from the second character on, and keeps the option chosen', async () => {
    const { user, sent } = renderCity();
    await user.click(field());
    expect(screen.getByText('Digite 2 caracteres ou mais')).toBeVisible();
    await user.keyboard('s');
    await pause();
    expect(asked).toHaveLength(0);
    await user.keyboard('ão');
    expect(screen.getByText('Buscando “são”...')).toBeVisible();
    await pause();
    expect(asked.map(({ text }) => text)).toEqual(['são']);
    await asked[0]?.answer({ data: cities });
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await expectNoAxeFindings();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('São Luís/MA');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual([{ city: { value: 2, label: 'São Luís/MA', state: 'MA' } }]);
  });

  it('aborts the older question and drops its late answer', async () => {
    const { user } = renderCity();
    await user.click(field());
    await user.keyboard('sa');
    await pause();
    await user.keyboard('o');
    expect(asked[0]?.signal.aborted).toBe(true);
    await pause();
    await asked[1]?.answer({ data: cities.slice(1) });
    await asked[0]?.answer({ data: cities.slice(0, 1) });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['São Luís/MA']);
  });

  it('tells a failure and asks again on request, by pointer or Enter', async () => {
    const { user, sent } = renderCity();
    await user.click(field());
    await user.keyboard('sa');
    await pause();
    await asked[0]?.answer({ error: createFailure('offline') });
    expect(screen.getByText(/Não conseguimos falar com o sistema/)).toBeVisible();
    await expectNoAxeFindings();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByText('Buscando “sa”...')).toBeVisible();
    await pause();
    await asked[1]?.answer({ error: createFailure('timeout') });
    await user.keyboard('{Enter}');
    await pause();
    expect(asked).toHaveLength(3);
    await asked[2]?.answer({ data: [] });
    expect(screen.getByText('Nenhum resultado encontrado.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps the technical details of a failed search under it, in reach of Tab, until one does not fail', async () => {
    const { user } = renderCity();
    await user.click(field());
    await user.keyboard('sa');
    await pause();
    const call = { at: '', script: 'cidade.php', action: 'getByName', method: 'GET', status: 500, took: 9 };
    await asked[0]?.answer({ error: createFailure('server', { status: 500, call }) });
    const details = await screen.findByText('Detalhes técnicos');
    await expectNoAxeFindings();
    await user.tab();
    expect(details).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(details.closest('details')).toHaveTextContent('cidade.php');
    await user.click(field());
    await pause();
    await asked[1]?.answer({ data: cities });
    expect(screen.queryByText('Detalhes técnicos')).toBeNull();
  });

  it('shows the choice it starts with, lets it be cleared, and asks nothing by itself', async () => {
    const { user, form } = renderCity({ value: 2, label: 'São Luís/MA', state: 'MA' });
    expect(field()).toHaveValue('São Luís/MA');
    await user.click(field());
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(form().getValues('city')).toBeNull();
    await pause();
    expect(asked).toHaveLength(0);
  });

  it('asks anew each time it is opened', async () => {
    const { user } = renderCity();
    for (let opening = 1; opening <= 2; opening++) {
      await user.click(field());
      await user.keyboard('sa');
      await pause();
      expect(asked).toHaveLength(opening);
      await asked.at(-1)?.answer({ data: cities });
      await user.keyboard('{Escape}');
    }
  });

  it('takes by Tab the first that was found', async () => {
    const { user, form } = renderCity();
    await user.tab();
    await user.keyboard('sa');
    await pause();
    await asked[0]?.answer({ data: cities });
    await user.tab();
    expect(form().getValues('city')).toEqual(cities[0]);
    expect(field()).toHaveValue('São Paulo/SP');
  });

  it('takes by Tab before the answer the only one there is', async () => {
    const { user, form } = renderCity();
    await user.tab();
    await user.keyboard('sa');
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent('Buscando “sa”...');
    await asked.at(-1)?.answer({ data: cities.slice(0, 1) });
    expect(form().getValues('city')).toEqual(cities[0]);
    expect(field()).toHaveValue('São Paulo/SP');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    [{ data: cities }, 'Nada foi escolhido. Há mais de um resultado para “sa”.'],
    [{ data: [] }, 'Nada foi escolhido. Nenhum resultado para “sa”.'],
    [{ error: createFailure('timeout') }, 'Nada foi escolhido. O sistema demorou demais'],
  ])('takes nothing by Tab before an answer of several or none, and says so', async (answer, said) => {
    const { user, form } = renderCity();
    await user.tab();
    await user.keyboard('sa');
    await pause();
    await user.tab();
    await asked.at(-1)?.answer(answer);
    expect(form().getValues('city')).toBeNull();
    expect(field()).toHaveValue('sa');
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(said));
    await expectNoAxeFindings();
    await user.click(field());
    expect(field()).toHaveValue('sa');
    expect(screen.queryByText(/^Nada foi escolhido/)).not.toBeInTheDocument();
  });

  it.each([
    ['s', null, 'Digite 2 caracteres ou mais'],
    ['sa', { data: [] }, 'Nenhum resultado para “sa”.'],
    ['sa', { data: cities }, 'Escolha uma opção para “sa”.'],
    ['sa', { error: createFailure('timeout') }, 'O sistema demorou demais'],
    ['sa', 'no answer', 'Escolha uma opção para “sa”.'],
  ] as const)(
    'keeps what was typed (%s) and left by a press elsewhere, and says so',
    async (typed, answer, why) => {
      const { user, form, sent } = renderCity(cities[1]);
      await user.click(field());
      await user.keyboard(typed);
      await pause();
      if (answer !== null && answer !== 'no answer') await asked.at(-1)?.answer(answer as ApiResult<City[]>);
      await user.click(document.body);
      expect(field()).toHaveValue(typed);
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(`Nada foi escolhido. ${why}`));
      await user.click(screen.getByRole('button', { name: 'Enviar' }));
      expect(sent).toEqual([]);
      expect(form().getValues('city')).toEqual(cities[1]);
      await user.clear(field());
      await user.tab();
      expect(field()).toHaveValue('São Luís/MA');
      expect(field()).toBeValid();
    },
  );

  it.each([
    ['is sent when it is taken', [cities[0]], [{ city: cities[0] }], null],
    ['is not when it is none', [], [], 'Nada foi escolhido. Nenhum resultado para “sa”.'],
  ])('is not sent while an answer is awaited, and %s', async (_, data, values, said) => {
    const { user, sent } = renderCity();
    const send = () => user.click(screen.getByRole('button', { name: 'Enviar' }));
    await user.tab();
    await user.keyboard('sa');
    await pause();
    await user.tab();
    await send();
    expect(sent).toEqual([]);
    expect(field()).toHaveAccessibleDescription(
      'Aguarde o resultado da busca e envie de novo. Buscando “sa”...',
    );
    expect(field()).toHaveFocus();
    await asked.at(-1)?.answer({ data: data as City[] });
    expect(screen.queryByText(/^Aguarde/)).not.toBeInTheDocument();
    if (said) expect(field()).toHaveAccessibleDescription(said);
    await send();
    expect(sent).toEqual(values);
  });

  it('does not take a late answer over what was set meanwhile', async () => {
    const { user, form } = renderCity();
    await user.tab();
    await user.keyboard('sa');
    await pause();
    await user.tab();
    act(() => form().setValue('city', cities[1] ?? null));
    await asked.at(-1)?.answer({ data: cities.slice(0, 1) });
    expect(form().getValues('city')).toEqual(cities[1]);
  });

  it('stops waiting when it is closed', async () => {
    const { user } = renderCity();
    await user.click(field());
    await user.keyboard('sa');
    await pause();
    await user.keyboard('{Escape}');
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe('MultiLookupField', () => {
  it('gathers several over several searches and shows them while nothing is typed', async () => {
    const { user, form } = renderFields({ cities: [] as City[] }, (control) => (
      <MultiLookupField control={control} name="cities" label="Cidade" search={search} minLength={2} />
    ));
    await user.click(field());
    for (const city of cities) {
      await user.clear(field());
      await user.keyboard(city.state.toLowerCase());
      await pause();
      await asked.at(-1)?.answer({ data: [city] });
      await user.keyboard('{Enter}');
    }
    expect(form().getValues('cities')).toEqual(cities);
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('2 selecionado(s)');
    await user.click(field());
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: 'São Paulo/SP' }));
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('São Luís/MA');
  });

  it('counts each of two presses that come before it is drawn anew', async () => {
    const { user, form } = renderFields({ cities: [] as City[] }, (control) => (
      <MultiLookupField control={control} name="cities" label="Cidade" search={search} minLength={2} />
    ));
    await user.click(field());
    await user.keyboard('sa');
    await pause();
    await asked[0]?.answer({ data: cities });
    const options = screen.getAllByRole('option');
    act(() => options.forEach((option) => option.click()));
    expect(form().getValues('cities')).toEqual(cities);
  });
});
