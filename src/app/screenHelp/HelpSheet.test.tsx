import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { administrator } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';
import { useAskedHelp } from '@/records/help/askHelp';
import { manualOf } from './manual';
import { tasksFor } from './search';
import { allHelp } from './texts';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/phonecalls/list', '/dashboard'),
      import('@/app/ModuleKeys'),
      import('./HelpSheet'),
      import('@/records/list/deferred/AfterRows'),
    ]),
  60_000,
);

const helpButton = () => screen.findByRole('button', { name: 'Ajuda' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openHelp(path = '/phonecalls/list') {
  const shown = renderRoute(path, { as: administrator.email });
  await shown.user.click(await helpButton());
  return { ...shown, help: await panel('Ajuda') };
}

describe('the sheet of help', () => {
  it('says what the screen is for, how to, and what cannot be done, and gives the focus back', async () => {
    const { user, help } = await openHelp();
    await help.findByRole('heading', { name: 'Ligações' });
    expect(help.getByText(/^O caderno de recados/)).toBeVisible();
    await user.click(help.getByText('Registrar uma ligação'));
    expect(help.getByText('Quem ligou').closest('li')).toHaveTextContent(
      'Em Quem ligou, escreva o nome da pessoa.',
    );
    expect(help.getByText('Não se grava a conversa.')).toBeVisible();
    await expectSoundPanel();
    await user.keyboard('{Escape}');
    await closed();
    expect(await helpButton()).toHaveFocus();
  });

  it('is gone with the session in which it stood open', async () => {
    await openHelp();
    cleanup();
    expect(renderHook(useAskedHelp).result.current).toBeNull();
  });

  it('finds a task of any screen, opens it, and leads there', async () => {
    const { user, help, path } = await openHelp();
    await user.type(help.getByRole('searchbox', { name: 'Procurar na ajuda' }), 'como importar');
    await user.click(await help.findByRole('button', { name: /^Importar uma planilha/ }));
    await help.findByRole('heading', { name: 'Importar eleitores' });
    expect(help.getByText('Importar uma planilha').closest('details')).toHaveAttribute('open');
    await user.click(help.getByRole('link', { name: 'Ir para lá' }));
    await waitFor(() => expect(path()).toBe('/voters/import'));
    await closed();
  });

  it('says when nothing is found', async () => {
    const { user, help } = await openHelp();
    await user.type(help.getByRole('searchbox'), 'zeppelin');
    expect(await help.findByText('Nada encontrado para “zeppelin”.')).toBeVisible();
  });

  it('opens by F1 where somebody types, over what is open, which stays as it was', async () => {
    const { user } = renderRoute('/phonecalls/list', { as: administrator.email });
    await press(user, 'Nova');
    const form = await panel('Nova ligação');
    await user.type(await form.findByRole('textbox', { name: 'Quem ligou' }), 'Ana');
    await user.keyboard('{F1}');
    await panel('Ajuda');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ajuda' })).not.toBeInTheDocument());
    const name = form.getByRole('textbox', { name: 'Quem ligou' });
    expect(name).toHaveValue('Ana');
    await waitFor(() => expect(name).toHaveFocus());
  });
});

it('is printed whole: every task of every screen', async () => {
  const texts = await allHelp();
  const paper = JSON.stringify(manualOf(texts));
  for (const { name } of texts.flatMap(({ tasks }) => tasks)) expect(paper).toContain(JSON.stringify(name));
});

it('is searched without the words of a question', async () => {
  const texts = await allHelp();
  const names = (typed: string) => tasksFor(texts, typed).map(({ task }) => task.name);
  expect(names('como faço para importar')[0]).toMatch(/^(Trazer|Importar)/);
  expect(names('como')).toEqual([]);
});
