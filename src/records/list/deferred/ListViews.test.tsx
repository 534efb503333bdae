import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { chips, references } from '@tests/list';
import { administrator, keyOfOffice, ofOffice } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fill, press, type User } from '@tests/typing';
import { keptColumns, columnsOf } from './savedViews';

installDemoApi();

beforeAll(() => Promise.all([loadScreen('/services/list'), import('./ListViews')]), 60_000);

const key = () => keyOfOffice('tribuna.visoes');

async function openViews(user: User) {
  await press(user, 'Mais ações');
  await user.click(await screen.findByRole('menuitem', { name: 'Visões' }));
  return panel('Visões');
}

const openList = (query: string, state?: object) =>
  renderRoute(`/services/list${query}`, { as: administrator.email, state });

describe('the views of a list', () => {
  it('keep filters, columns and page size, and none that may say who somebody is', async () => {
    const { id, name } = ofOffice(demoApi.db.serviceStatuses);
    localStorage.setItem('tribuna-colunas', JSON.stringify({ services: { department: true } }));
    const personal = { filters: { electorName: 'Maria' }, depth: 0, isOverDetails: false, isTyping: false };
    const { user } = openList(`?statusId=${id}&limit=25`, { list: personal });
    await waitFor(() => expect(chips()).toHaveLength(3));
    const views = await openViews(user);
    // The status name arrives with the option list.
    await waitFor(() =>
      expect(views.getByText(/^Guarda:/)).toHaveTextContent(`Status ${name}; 25 linhas por página`),
    );
    expect(views.getByText(/^, por poder dizer/, { exact: false })).toHaveTextContent(/: Eleitor\.$/);
    await expectSoundPanel();
    await fill(user, views.getByRole('textbox', { name: /^Nome da visão/ }), ' Da semana ');
    await press(user, 'Salvar visão');
    expect(await views.findByText('Visão “Da semana” salva neste computador.')).toBeVisible();
    const kept = localStorage.getItem(key()) ?? '';
    expect(kept).not.toMatch(/Maria/);
    expect(JSON.parse(kept)).toEqual([
      {
        module: 'services',
        name: 'Da semana',
        search: `?statusId=${id}&limit=25`,
        shown: ['department'],
        hidden: [],
      },
    ]);
    await fill(user, views.getByRole('textbox', { name: /^Nome da visão/ }), 'da SEMANA');
    await press(user, 'Salvar visão');
    expect(await views.findByText('Já há uma visão com este nome.')).toBeVisible();
  });

  it('open again as they were, are renamed, and removed', async () => {
    const { id, name } = ofOffice(demoApi.db.serviceStatuses);
    const view = {
      module: 'services',
      name: 'Minha',
      search: `?statusId=${id}&limit=50`,
      shown: [],
      hidden: ['category'],
    };
    localStorage.setItem(key(), JSON.stringify([view, { ...view, module: 'calls', name: 'De ligações' }]));
    const { user, path } = openList('');
    await references();
    const views = await openViews(user);
    expect(views.queryByText('De ligações')).not.toBeInTheDocument();
    await user.click(views.getByRole('link', { name: 'Minha' }));
    await waitFor(() => expect(path()).toBe(`/services/list?statusId=${id}&limit=50`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(chips()[0] as HTMLElement).getByRole('button')).toHaveAccessibleName(
        `Remover filtro Status: ${name}`,
      ),
    );
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Categoria' })).toBeNull());

    const again = await openViews(user);
    await press(user, 'Renomear Minha');
    const box = again.getByRole('textbox', { name: /^Nome da visão/ });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('Minha');
    await fill(user, box, 'Nossa');
    await press(user, 'Renomear');
    expect(await again.findByRole('link', { name: 'Nossa' })).toBeVisible();
    await press(user, 'Remover Nossa');
    expect(again.queryByRole('link', { name: 'Nossa' })).not.toBeInTheDocument();
    expect(again.getByRole('textbox', { name: /^Nome da visão/ })).toHaveFocus();
    expect(localStorage.getItem(key())).toMatch(/De ligações/);
  });

  it('are said to be unreadable where what was kept is of another kind, and nothing is kept over it', async () => {
    const kept = JSON.stringify({ services: [{ name: 3 }] });
    localStorage.setItem(key(), kept);
    const { user } = openList('');
    await references();
    const views = await openViews(user);
    expect(views.queryByRole('list', { name: 'Visões salvas' })).not.toBeInTheDocument();
    expect(views.getByText(/^Não conseguimos ler o que este navegador guarda de visões\./)).toBeVisible();
    await expectSoundPanel();
    await fill(user, views.getByRole('textbox', { name: /^Nome da visão/ }), 'Nova');
    await press(user, 'Salvar visão');
    expect(await views.findByText(/^Não conseguimos ler o que este navegador já guarda/)).toBeVisible();
    expect(localStorage.getItem(key())).toBe(kept);
  });
});

it('column choices go to a view and back', () => {
  const choice = { category: false, department: true };
  expect(columnsOf(keptColumns(choice))).toEqual(choice);
  expect(columnsOf(keptColumns({}))).toBeNull();
});
