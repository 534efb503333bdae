import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '../allSent';
import { holdAnswer } from '../answers';
import { expectNoAxeViolations } from '../axe';
import { brokenAnswers } from '../brokenAnswers';
import { chooseInMenu, filterPanel, heading, openerIn, references } from '../list';
import { recordOf, richest } from '../modules';
import { panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import { fill, press } from '../typing';
import { lastFilters, nextRead, openList, searches, tableOf } from './openList';

installDemoApi();

describe.each(richest)('the list of $title', (module) => {
  const { title, one, path } = module;
  const idOf = (reference: string) => recordOf(module, reference);
  beforeAll(() => loadScreen(path), 60_000);

  it('turns its pages', async () => {
    const { user } = openList(module);
    const first = await references();
    await press(user, 'Próxima');
    await waitFor(async () => expect(await references()).not.toContain(first[0]));
    expect(lastFilters(module)).toEqual({ filters: module.startsWith, page: '2', limit: '10' });
    await press(user, 'Anterior');
    await waitFor(async () => expect(await references()).toEqual(first));
  });

  it('searches again by the same filters, and counts a single row in the singular', async () => {
    const { user } = openList(module);
    const [kept = ''] = await references();
    module.table().removeWhere(({ id }) => id !== idOf(kept));
    await filterPanel(user);
    await press(user, 'Buscar');
    expect(await screen.findByText(`1 ${one}`)).toBeInTheDocument();
    expect(heading()).toHaveTextContent(new RegExp(`^${one} · 1$`, 'i'));
    expect(await references()).toEqual([kept]);
    expect(screen.queryByRole('navigation', { name: 'Paginação' })).not.toBeInTheDocument();
  });

  if (module.removal)
    it('goes back from a page that a removal left empty', async () => {
      const { user } = openList(module);
      const first = await references();
      await press(user, 'Próxima');
      await waitFor(async () => expect(await references()).not.toContain(first[0]));
      const [eleventh = ''] = await references();
      const kept = new Set([...first, eleventh].map(idOf));
      module.table().removeWhere(({ id }) => !kept.has(id));
      await chooseInMenu(user, eleventh, 'Excluir');
      await user.click(await screen.findByRole('button', { name: 'SIM, Remover' }));
      await waitFor(() => expect(heading()).toHaveTextContent(`${title} · 10`));
      await waitFor(async () => expect(await references()).toEqual(first));
    });

  it('shows the page asked for last, however late another answer comes', async () => {
    const { user } = openList(module);
    const first = await references();
    const held = holdAnswer();
    nextRead(module, async () => void (await held.answer));
    await press(user, 'Próxima');
    await press(user, 'Anterior');
    held.give();
    await waitFor(() => expect(screen.getByText(/^1 de /)).toBeVisible());
    await filterPanel(user);
    await press(user, 'Buscar');
    await waitFor(() => expect(lastFilters(module).page).toBe('1'));
    expect(await references()).toEqual(first);
  });

  it('opens a row by key, and gives the focus back', async () => {
    const { user } = openList(module);
    const [reference = ''] = await references();
    const opener = () => openerIn(screen.getByRole('table'));
    opener().focus();
    await user.keyboard('{Enter}');
    const details = await panel(module.details.title(reference));
    expect(await details.findByText(module.details.label, { selector: 'dt' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('takes a filter back by its chip, and empties them all in the panel', async () => {
    const { label, value, chip, query } = module.filter;
    const { user } = openList(module);
    const filters = await filterPanel(user);
    await fill(user, await filters.findByLabelText(label), 'x');
    await user.click(filters.getByRole('button', { name: 'Limpar' }));
    expect(filters.getByLabelText(label)).toHaveValue('');
    await fill(user, filters.getByLabelText(label), ` ${value} `);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lastFilters(module).filters).toMatchObject({ ...module.always, ...query }));
    await press(user, `Remover filtro ${chip}`);
    await waitFor(() => expect(lastFilters(module).filters).toEqual(module.always ?? {}));
  });

  it('tells each failure, is asked again, and offers to change the filters', async () => {
    const [[, first], ...others] = brokenAnswers as [(typeof brokenAnswers)[number], ...typeof brokenAnswers];
    nextRead(module, first);
    const { user } = openList(module);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ops! Algo deu errado :(');
    expect(screen.getByRole('alert')).toHaveTextContent(brokenAnswers[0]?.[2] ?? '');
    await expectNoAxeViolations();
    const wrongTypes = () => HttpResponse.json({ data: [{ id: {} }], total: 1 });
    for (const [, answer, told] of [...others, ['', wrongTypes, /não conseguimos entender/] as const]) {
      const asked = searches(module).length;
      nextRead(module, answer);
      await press(user, 'Tentar de novo');
      await waitFor(() => expect(searches(module)).toHaveLength(asked + 1));
      // The message may be the same as before: until the response, the button waits.
      await waitFor(() => expect(demoApi.underWay()).toBe(0));
      await allSent();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told));
    }
    await press(user, 'Tentar de novo');
    expect(await tableOf(module)).toBeVisible();
    await waitFor(() => expect(heading()).toHaveFocus());

    nextRead(module, first);
    await press(user, 'Próxima');
    await user.click(await screen.findByRole('button', { name: 'Abrir filtros' }));
    await user.click(await screen.findByRole('button', { name: 'Buscar' }));
    expect(await tableOf(module)).toBeVisible();
  });
});
