import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { chooseInMenu, filterPanel, references, rowOf } from '../list';
import { bothForms, createRole, creates, edits, recordOf } from '../modules';
import { administrator } from '../office';
import { panel } from '../panels';
import { renderRoute } from '../renderRoute';
import { loadScreen } from '../staffRoutes';
import { fill, follow, press } from '../typing';
import { lastFilters, openList, searches } from './openList';

installDemoApi();

describe.each(bothForms)('the address of $title', (module) => {
  const { path, details, filter } = module;
  beforeAll(() => loadScreen(path), 60_000);

  const back = (router: ReturnType<typeof openList>['router']) => act(() => router.navigate(-1));
  const dialog = () => screen.queryByRole('dialog');
  const idOf = (reference: string) => recordOf(module, reference);

  it('tells the page; Back, a reload and a second tab show it', async () => {
    const { user, router, path: where } = openList(module);
    const first = await references();
    await press(user, 'Próxima');
    await waitFor(async () => expect(await references()).not.toContain(first[0]));
    const second = await references();
    await waitFor(() => expect(where()).toBe(`${path}?page=2&limit=10`));
    await back(router);
    await waitFor(async () => expect(await references()).toEqual(first));
    await waitFor(() => expect(where()).toBe(path));

    await act(() => router.navigate(1));
    await waitFor(async () => expect(await references()).toEqual(second));
    await waitFor(() =>
      expect(lastFilters(module)).toEqual({ filters: module.startsWith, page: '2', limit: '10' }),
    );
  });

  it('shows what an address says, by one search, and nothing of one that says it wrongly', async () => {
    renderRoute(`${path}?page=2&limit=25`, { as: administrator.email });
    expect((await references()).length).toBeGreaterThan(0);
    expect(searches(module)).toEqual([{ ...module.startsWith, page: '2', limit: '25' }]);
  });

  it('ignores what an address says wrongly', async () => {
    renderRoute(`${path}?page=-1&limit=7&panel=nenhum&id=x&constructor=1`, { as: administrator.email });
    expect(await references()).toHaveLength(10);
    expect(lastFilters(module)).toEqual({ filters: module.startsWith, page: '1', limit: '10' });
    expect(dialog()).not.toBeInTheDocument();
  });

  it('tells the open record; Back closes it, a link opens it', async () => {
    const { user, router, path: where } = openList(module);
    const [reference = ''] = await references();
    const row = await rowOf(reference);
    await user.click(within(row).getByRole('link', { name: `Detalhes de ${reference}` }));
    await (await panel(details.title(reference))).findByText(details.label, { selector: 'dt' });
    await waitFor(() => expect(where()).toBe(`${path}?panel=details&id=${idOf(reference)}`));
    await back(router);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());

    await act(() => router.navigate(1));
    expect(await screen.findByRole('dialog', { name: details.title(reference) })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where()).toBe(path));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('leads from a record to the ones beside it, and back to the row of the last one', async () => {
    const { user, router, path: where } = openList(module);
    const [first = '', second = ''] = await references();
    await follow(user, `Detalhes de ${first}`);
    const read = async (reference: string) =>
      (await panel(details.title(reference))).findByText(details.label, { selector: 'dt' });
    const before = () => screen.getByRole('button', { name: 'Ver o anterior' });
    const after = () => screen.getByRole('button', { name: 'Ver o próximo' });
    await read(first);
    await waitFor(() => expect(before()).toHaveAccessibleDescription('Não há outro antes deste na página.'));
    await user.click(after());
    const address = `${path}?panel=details&id=${idOf(second)}`;
    await waitFor(() => expect(where()).toBe(address));
    await read(second);
    await waitFor(() => expect(after()).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(where()).toBe(`${path}?panel=details&id=${idOf(first)}`));
    await waitFor(() => expect(before()).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(where()).toBe(address));

    await user.keyboard('{Escape}');
    await waitFor(() => expect(where()).toBe(path));
    await waitFor(async () =>
      expect(await rowOf(second)).toContainElement(document.activeElement as HTMLElement),
    );
    await back(router);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('opens a record by its link that the page does not show, and says so when there is none', async () => {
    const { path: where, router } = renderRoute(`${path}?page=2&limit=10`, { as: administrator.email });
    const [reference = ''] = await references();
    await act(() => router.navigate(`${path}?panel=details&id=${idOf(reference)}`));
    await (await panel(details.title(reference))).findByText(details.label, { selector: 'dt' });
    await act(() => router.navigate(`${path}?panel=details&id=987654`));
    expect(await screen.findByRole('heading', { level: 3, name: / não encontrad[ao]\.$/ })).toBeVisible();
    await waitFor(() => expect(where()).toBe(`${path}?panel=details&id=987654`));
  });

  it('keeps a text that may be personal out of the address, and Back undoes a search', async () => {
    const { user, router, path: where } = openList(module);
    const first = await references();
    const fields = await filterPanel(user);
    await waitFor(() => expect(where()).toBe(`${path}?panel=filter`));
    await fill(user, await fields.findByLabelText(filter.label), filter.value);
    await press(user, 'Buscar');
    await screen.findByRole('list', { name: 'Filtros ativos' });
    await waitFor(() => expect(where()).toBe(`${path}${filter.address ?? ''}`));
    await waitFor(() => expect(lastFilters(module).filters).toMatchObject(filter.query));
    await waitFor(async () => expect(await references()).not.toEqual(first));
    const found = await references();

    await back(router);
    await waitFor(async () => expect(await references()).toEqual(first));
    await act(() => router.navigate(1));
    await waitFor(() => expect(lastFilters(module).filters).toMatchObject(filter.query));
    await waitFor(async () => expect(await references()).toEqual(found));
  });

  if (creates(module))
    it('asks before Back or the closing of the tab loses a form', async () => {
      const { create, form } = module;
      const { user, router, path: where } = openList(module);
      await user.click(await screen.findByRole(createRole(create), { name: create.button }));
      const there = () => screen.getByLabelText(form.field);
      await screen.findByLabelText(form.field);
      await waitFor(() => expect(where()).not.toBe(path));
      const address = where();
      const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(closing()).toBe(false);

      await fill(user, there(), form.value);
      expect(closing()).toBe(true);
      await back(router);
      await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
      expect(there()).toHaveValue(form.value);
      await waitFor(() => expect(where()).toBe(address));

      await back(router);
      await user.click(await screen.findByRole('button', { name: 'Descartar' }));
      await waitFor(() => expect(screen.queryByLabelText(form.field)).not.toBeInTheDocument());
      await waitFor(() => expect(where()).toBe(path));
      expect(closing()).toBe(false);
    });

  if (edits(module) && creates(module))
    it('comes back to page, filters and row from an edit that is called off', async () => {
      const { user, path: where } = renderRoute(`${path}?page=2&limit=10`, { as: administrator.email });
      const [, reference = ''] = await references();
      await chooseInMenu(user, reference, 'Editar');
      await screen.findByLabelText(module.form.field);
      await press(user, 'Cancelar');
      await waitFor(() => expect(where()).toBe(`${path}?page=2&limit=10`));
      await waitFor(async () => expect(await references()).toContain(reference));
      await waitFor(async () =>
        expect(await rowOf(reference)).toContainElement(document.activeElement as HTMLElement),
      );
    });
});
