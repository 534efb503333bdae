import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { chooseInMenu } from '../list';
import { openList, tableOf } from '../lists/openList';
import { bothForms, creates, edits, modules } from '../modules';
import { loadScreen } from '../staffRoutes';
import { fieldNamed, fill, press } from '../typing';

installDemoApi();

describe.each(bothForms)('the link that is offered, in the $many', (module) => {
  const { details, path } = module;
  beforeAll(() => loadScreen(path, '/voters/create', '/voters/edit/:id'), 60_000);

  const linkOfOne = new RegExp(`^${window.location.origin}${path}\\?panel=details&id=\\d+$`);

  /** The texts that were copied. */
  const copied = () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mock.calls.map(([text]) => text);
  };

  if (creates(module))
    it('is of a new one, which it opens', async () => {
      const { create, form } = module;
      const { user, router } = openList(module);
      await user.click(await screen.findByRole('button', { name: create.button }));
      await screen.findByLabelText(form.field);
      await form.fill(user);
      await fill(user, fieldNamed(form.field), form.value);
      await press(user, 'Salvar');
      if (form.confirm) await user.click(await screen.findByRole('button', { name: form.confirm }));
      expect(await screen.findByText(form.saved)).toBeVisible();
      const links = copied();
      await user.click(screen.getByRole('button', { name: 'Copiar link' }));
      expect(await screen.findByText('Link copiado!')).toBeVisible();
      expect(screen.queryByText(form.saved)).not.toBeInTheDocument();
      const [link = ''] = links();
      expect(link).toMatch(linkOfOne);
      await act(() => router.navigate(link.replace(window.location.origin, '')));
      const opened = within(await screen.findByRole('dialog'));
      expect((await opened.findAllByText(form.value))[0]).toBeVisible();
    });

  it('is of the one that is read, without the page and filters of the list', async () => {
    const { user } = openList({ ...module, path: `${path}?limit=50` });
    const [opener] = await screen.findAllByRole('button', { name: /^Detalhes de / });
    await user.click(opener as HTMLElement);
    await screen.findByRole('button', { name: 'Copiar link' });
    const links = copied();
    await press(user, 'Copiar link');
    expect(await screen.findByText('Link copiado!')).toBeVisible();
    expect(links()).toEqual([expect.stringMatching(linkOfOne)]);
    expect(screen.getByText(details.label, { selector: 'dt' })).toBeVisible();
  });
});

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
      await tableOf(module);
      const [menu] = await screen.findAllByRole('button', { name: /^Ações de / });
      const reference = menu?.getAttribute('aria-label')?.replace('Ações de ', '') ?? '';
      await chooseInMenu(user, reference, 'Editar');
      await screen.findByLabelText(form.field);
      await press(user, 'Salvar');
      await waitFor(() => expect(bodies()).toHaveLength(1));
      await screen.findByText(/ foi atualizad[oa]!$/);
      await chooseInMenu(user, reference, 'Editar');
      await screen.findByLabelText(form.field);
      await fill(user, fieldNamed(form.field), form.value);
      await press(user, 'Salvar');
      await waitFor(() => expect(bodies()).toHaveLength(2));
      expect(JSON.stringify(bodies()[1])).toContain(form.value);
      await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
      expect(await screen.findByText(/^A alteração de .+ foi desfeita!$/)).toBeVisible();
      expect(bodies()).toHaveLength(3);
      expect(bodies()[2]).toEqual(bodies()[0]);
    });
  },
);
