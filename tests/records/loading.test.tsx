import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '../axe';
import { brokenAnswers } from '../brokenAnswers';
import { nextRead, openList } from '../lists/openList';
import { chooseInMenu, references, rowOf } from '../list';
import { bothForms, createRole, creates, edits } from '../modules';
import { expectSoundPanel, panel } from '../panels';
import { loadScreen } from '../staffRoutes';

installDemoApi();

/** One per distinct message. */
const toldApart = brokenAnswers.slice(0, 3);

describe.each(bothForms)('one of the $many that cannot be loaded', (module) => {
  const { details, one, path, editTitle = `Editar ${one}` } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('is told in the details, which load it again', async () => {
    const { user } = openList(module);
    const [reference = ''] = await references();
    let press = async () => user.click(await rowOf(reference));
    for (const [, answer, told] of toldApart) {
      nextRead(module, answer);
      await press();
      const shown = await panel(details.title(reference));
      await waitFor(() => expect(shown.getByRole('alert')).toHaveTextContent(told));
      expect(shown.getByText('Estamos constrangidos por isso.')).toBeVisible();
      press = () => user.click(shown.getByRole('button', { name: 'Tentar de novo' }));
    }
    await expectSoundPanel();
    await press();
    const shown = await panel(details.title(reference));
    expect(await shown.findByText(details.label, { selector: 'dt' })).toBeVisible();
    await waitFor(() => expect(shown.getByRole('heading', { level: 2 })).toHaveFocus());
    if (!edits(module) || !creates(module)) return;
    const role = createRole(module.create);
    await user.click(shown.getByRole(role, { name: 'Editar' }));
    expect(await screen.findByLabelText(module.form.field)).toBeVisible();
    expect(screen.queryAllByRole('dialog')).toHaveLength(module.create.opens.startsWith('/') ? 0 : 1);
  });

  if (edits(module) && creates(module))
    it('is told where it would be edited, and loaded again', async () => {
      const { user } = openList(module);
      const [reference = ''] = await references();
      nextRead(module, () => new HttpResponse('<html>'));
      await chooseInMenu(user, reference, 'Editar');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
      expect(alert).toHaveTextContent('Estamos constrangidos por isso.');
      expect(screen.getByText('Fechar')).toBeVisible();
      await expectNoAxeViolations();
      await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      expect(await screen.findByLabelText(module.form.field)).toBeVisible();
      expect(screen.getByRole('heading', { name: editTitle })).toBeVisible();
    });
});
