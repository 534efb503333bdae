import { act, screen, waitFor } from '@testing-library/react';
import { seen } from '@tests/seen';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { chooseInMenu, references } from '../list';
import { openList } from '../lists/openList';
import { bothForms, createRole, creates, edits, modules, recordOf } from '../modules';
import { panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import { fieldNamed, fill, press } from '../typing';
import type { TestedModule } from '../testedModule';

installDemoApi();

describe.each(bothForms.filter(creates))('the link that is offered, in the $many', (module) => {
  const { details, path } = module;
  beforeAll(() => loadScreen(path, '/voters/create', '/voters/edit/:id'), 60_000);

  const linkOfOne = new RegExp(`^${window.location.origin}${path}\\?panel=details&id=\\d+$`);

  /** The texts copied. */
  const copied = () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mock.calls.map(([text]) => text);
  };

  it('is of a new one, which it opens, and of the one that is read, without the page of the list', async () => {
    const { create, form } = module;
    const { user, router, path: where } = openList(module);
    await user.click(await screen.findByRole(createRole(create), { name: create.button }));
    await screen.findByLabelText(form.field);
    await form.fill(user);
    await fill(user, fieldNamed(form.field), form.value);
    await press(user, 'Salvar');
    await seen(form.saved);
    const links = copied();
    await press(user, 'Copiar link');
    await seen('Link copiado!');
    expect(screen.queryByText(form.saved)).not.toBeInTheDocument();
    const [link = ''] = links();
    expect(link).toMatch(linkOfOne);
    await act(() => router.navigate(`${link.replace(window.location.origin, '')}&limit=50`));
    const opened = await panel(/./);
    expect((await opened.findAllByText(form.value))[0]).toBeVisible();
    expect(where()).toContain('limit=50');
    await user.click(await opened.findByRole('button', { name: 'Copiar link' }));
    await waitFor(() => expect(links()).toEqual([link, link]));
    // Folded if nothing was filled in.
    expect(await opened.findByText(details.label, { selector: 'dt' })).toBeInTheDocument();
  });
});

/** The API's record, except its time of change. */
function recordIn({ table }: TestedModule, id: number): object {
  const { get } = table() as unknown as { get: (id: number) => object };
  return { ...get.call(table(), id), updatedAt: '' };
}

describe.each(modules.filter(edits).filter(creates))(
  'what a change can be taken back to, in the $many',
  (module) => {
    const { form, one, path, script } = module;
    beforeAll(() => loadScreen(path, '/voters/create', '/voters/edit/:id'), 60_000);

    const bodies = () =>
      demoApi.requests
        .filter((request) => request.script === script && request.method !== 'GET')
        .map(({ body }) => body);

    it(`the ${one} as it was before it was changed`, async () => {
      const { user } = openList(module);
      const [reference = ''] = await references();
      const id = recordOf(module, reference);
      const saved = () => recordIn(module, id);
      const before = saved();
      await chooseInMenu(user, reference, 'Editar');
      await screen.findByLabelText(form.field);
      await fill(user, fieldNamed(form.field), form.value);
      await press(user, 'Salvar');
      await screen.findByText(/ foi atualizad[oa]!$/);
      expect(saved()).not.toEqual(before);
      await press(user, 'Desfazer');
      await seen(/^A alteração de .+ foi desfeita!$/);
      expect(bodies()).toHaveLength(2);
      expect(JSON.stringify(bodies()[0])).toContain(form.value);
      expect(saved()).toEqual(before);
    });
  },
);
