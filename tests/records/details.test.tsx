import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { openList } from '../lists/openList';
import { chooseInMenu, references, rowOf } from '../list';
import { createRole, edits, modules } from '../modules';
import { panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import { press } from '../typing';

installDemoApi();

/** The kind of the open panel: all of a kind have the same width. */
const kind = () =>
  screen.getByRole('dialog').querySelector('[data-kind]')?.getAttribute('data-kind') ?? undefined;

describe.each(modules)('the panels of $many', (module) => {
  const { details, leads, many, path } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('begin with who and what, and are as wide as others of their kind', async () => {
    const { user } = openList(module);
    const [reference = ''] = await references();
    await user.click(await rowOf(reference));
    await panel(details.title(reference));
    await screen.findByText(details.label, { selector: 'dt' });
    expect(kind()).toBe('details');

    const dialog = screen.getByRole('dialog');
    const [head] = dialog.querySelectorAll('dl');
    const isOverFirstGroup = (element: Element) =>
      !!(
        element.compareDocumentPosition(within(dialog).getAllByRole('heading', { level: 3 })[0] as Node) &
        Node.DOCUMENT_POSITION_FOLLOWING
      );
    expect(head && isOverFirstGroup(head)).toBe(true);
    expect(
      within(dialog)
        .queryAllByText('Não informado')
        .filter((dash) => !dash.closest('[hidden]')),
    ).toEqual([]);
    const action = leads?.button ?? (edits(module) ? 'Editar' : 'Copiar link');
    const role = action === 'Editar' && module.create ? createRole(module.create) : 'button';
    expect(isOverFirstGroup(within(dialog).getByRole(role, { name: action }))).toBe(true);

    await user.keyboard('{Escape}');
    await press(user, `Filtrar ${many}`);
    await panel('Filtrar');
    expect(kind()).toBe('filter');
    await user.keyboard('{Escape}');
    if (!edits(module) || path === '/voters/list') return;
    await chooseInMenu(user, reference, 'Editar');
    await screen.findByRole('button', { name: 'Salvar' });
    expect(kind()).toBe('form');
  });
});
