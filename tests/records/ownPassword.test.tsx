import { act, screen, waitFor, within } from '@testing-library/react';
import { seen } from '@tests/seen';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { beginSession, currentSession, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { allSent } from '../allSent';
import { expectNoAxeViolations } from '../axe';
import { administrator, basic, clientOf, firstOf, userOf } from '../office';
import { panel } from '../panels';
import { nothingDone, passwordQuestion as question, passwordTitle as title, typedBefore } from '../password';
import { renderRoute } from '../renderRoute';
import { loadScreen } from '../staffRoutes';
import { firstVoter } from '../voters';
import { choose, fieldNamed, fill, press, type User } from '../typing';

/* Operations that give someone access, cost money or cannot be undone ask for the person's own password again. */

installDemoApi({ today: '2026-11-20' });
beforeAll(
  () =>
    loadScreen(
      '/settings/user',
      '/settings/integration-calendar',
      '/customer-area/account',
      '/campaigns/list',
      '/voters/list',
    ),
  60_000,
);

const signIns = () => demoApi.requestsFor('login.php', 'login');

interface Act {
  what: string;
  path: () => string;
  /** Prepares for the press. */
  prepare: (user: User) => Promise<void>;
  button: string;
  /** Number of times it was done. */
  done: () => number;
  /** Asserts that typed and chosen values are kept. */
  stands?: () => void;
}

const writes = (script: string, action: string | null) => () =>
  demoApi.requestsFor(script, action).filter(({ method }) => method !== 'GET').length;
const consent = () => vi.mocked(window.open).mock.calls.length;

const acts: Act[] = [
  {
    what: 'making somebody an administrator',
    path: () => `/settings/user?panel=edit&id=${userOf(basic).id}`,
    prepare: async (user) => {
      const form = await panel('Editar usuário');
      await user.click(await form.findByRole('radio', { name: /^Administrador/ }));
    },
    button: 'Salvar',
    done: writes('user.php', 'update'),
    stands: () => expect(screen.getByRole('radio', { name: /^Administrador/ })).toBeChecked(),
  },
  {
    what: 'changing the rights of somebody',
    path: () => `/settings/user?panel=edit&id=${userOf(basic).id}`,
    prepare: async (user) => {
      await (await panel('Editar usuário')).findByText('2 de 40 permissões.');
      // Its code loads after the rest of the form.
      const field = await waitFor(() => fieldNamed('Copiar permissões de'));
      await choose(user, field, 'Márcia Nóbrega');
      await press(user, 'Copiar');
      await seen(/Permissões de Márcia Nóbrega copiadas/);
    },
    button: 'Salvar',
    done: writes('user.php', 'update'),
    stands: () => expect(screen.getByText(/Permissões de Márcia Nóbrega copiadas/)).toBeVisible(),
  },
  {
    what: 'changing the e-mail somebody signs in with',
    path: () => `/settings/user?panel=edit&id=${userOf(basic).id}`,
    prepare: async (user) => {
      await (await panel('Editar usuário')).findByText('2 de 40 permissões.');
      await fill(user, fieldNamed('E-mail'), 'outro@tribuna.demo');
    },
    button: 'Salvar',
    done: writes('user.php', 'update'),
    stands: () => expect(fieldNamed('E-mail')).toHaveValue('outro@tribuna.demo'),
  },
  {
    what: 'changing the password of somebody',
    path: () => `/settings/user?panel=password&id=${userOf(basic).id}`,
    prepare: async (user) => {
      await user.click(await (await panel('Trocar senha')).findByLabelText('Nova senha'));
      await user.paste('curta demais 7');
    },
    button: 'Salvar',
    done: writes('user.php', 'changePassword'),
    stands: () => expect(screen.getByLabelText('Nova senha')).toHaveValue('curta demais 7'),
  },
  {
    what: 'taking the access of somebody',
    path: () => `/settings/user?panel=status&id=${userOf(basic).id}`,
    prepare: async () => void (await panel('Inativar usuário')),
    button: 'Inativar e deixar',
    done: writes('user.php', 'changeStatus'),
  },
  {
    what: 'buying credits',
    path: () => '/customer-area/account?panel=buy',
    prepare: async (user) => {
      const form = await panel('Comprar pacote de comunicação');
      await user.click(await form.findByRole('radio', { name: 'SMS' }));
      await fill(user, fieldNamed('Quantidade'), '700');
      await user.keyboard('{Enter}');
      await screen.findByText('R$ 99,50');
    },
    button: 'Comprar',
    done: writes('buy.communication.php', 'buy'),
    stands: () => expect(fieldNamed('Quantidade')).toHaveValue('700'),
  },
  {
    what: "choosing the calendar's account",
    path: () => '/settings/integration-calendar?panel=create',
    prepare: async () => void (await panel('Adicionar integração')),
    button: 'Escolher conta',
    done: consent,
  },
  {
    what: 'removing the calendar of somebody',
    path: () => {
      const [entry] = demoApi.db.calendarIntegrations.filter(({ clientId }) => clientId === clientOf());
      return `/settings/integration-calendar?panel=remove&id=${entry?.id}`;
    },
    prepare: async () => void (await panel('Remover integração')),
    button: 'SIM, Remover',
    done: writes('integration.calendar.php', null),
  },
  {
    what: 'cancelling a campaign, of which nothing is refunded',
    path: () => {
      const [waiting] = demoApi.db.campaigns.filter(
        ({ clientId, statusId }) => clientId === clientOf() && statusId === 1,
      );
      demoApi.db.campaigns.update(waiting?.id ?? 0, { dateSend: '2099-11-20 09:30:00' });
      return `/campaigns/list?panel=cancel&id=${waiting?.id}`;
    },
    prepare: async () => void (await panel('Cancelar campanha')),
    button: 'Sim',
    done: writes('campaign.php', 'updateStatus'),
  },
  {
    what: 'removing a voter, with the requests',
    path: () => `/voters/list?panel=remove&id=${firstVoter().id}`,
    prepare: async () => void (await panel('Remover eleitor')),
    button: 'SIM, Remover',
    done: writes('eleitor.php', 'deletar'),
  },
];

/** The panel's button; the screen below may have one of the same name. */
async function pressInPanel(user: User, name: string) {
  const button = () => within(screen.getByRole('dialog')).getByRole('button', { name });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button());
}

async function open({ path, prepare }: Act) {
  vi.spyOn(window, 'open').mockReturnValue({} as Window);
  const view = renderRoute(path(), { as: administrator.email });
  await prepare(view.user);
  return view;
}

describe.each(acts)('$what', (one) => {
  it('asks for the password typed more than five minutes ago, can be given up, and then goes on once', async () => {
    const { user } = await open(one);
    typedBefore(5);
    await pressInPanel(user, one.button);
    const dialog = await question();
    await waitFor(() => expect(dialog.getByLabelText('Senha')).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
    await seen(nothingDone);
    one.stands?.();
    await allSent();
    expect(one.done()).toBe(0);

    await pressInPanel(user, one.button);
    const again = await question();
    await user.type(again.getByLabelText('Senha'), `${demoPassword}{Enter}`);
    await waitFor(() => expect(one.done()).toBe(1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
    await allSent();
    expect(one.done()).toBe(1);
    expect(signIns()).toHaveLength(1);
  });

  it('asks nothing of somebody who typed it within five minutes', async () => {
    const { user } = await open(one);
    typedBefore(3);
    await pressInPanel(user, one.button);
    await waitFor(() => expect(one.done()).toBe(1));
    expect(signIns()).toEqual([]);
  });
});

const byWhat = (what: string) => firstOf(acts.filter((one) => one.what === what));
const password = byWhat('changing the password of somebody');

/** A person who is asked for the password. */
async function asked() {
  const view = await open(password);
  typedBefore(6);
  await pressInPanel(view.user, password.button);
  return { ...view, dialog: await question() };
}

describe('the question', () => {
  it('can be told and reached by everybody, and goes away by Esc with nothing lost', async () => {
    const { user } = await asked();
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog).toHaveAccessibleDescription(
      /^O que você vai fazer precisa da sua senha \(trocar a senha de um usuário\)/,
    );
    await expectNoAxeViolations(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await seen(nothingDone);
    password.stands?.();
    expect(screen.queryByText('Descartar o que você digitou?')).not.toBeInTheDocument();
  });

  it('says what is wrong with the password, that there were too many attempts, and that there is no network', async () => {
    const { user, dialog } = await asked();
    await user.type(dialog.getByLabelText('Senha'), 'errada{Enter}');
    expect(await dialog.findByText('Senha incorreta.')).toBeVisible();
    const answers = [HttpResponse.json({}, { status: 429 }), HttpResponse.error()];
    demoApi.server.use(http.post(`${demoApi.baseUrl}/login.php`, () => answers.shift()));
    await press(user, 'Confirmar');
    expect(await dialog.findByText(/^Foram muitas tentativas/)).toBeVisible();
    await press(user, 'Confirmar');
    expect(await dialog.findByText(/^Não conseguimos falar com o sistema/)).toBeVisible();
    await user.clear(dialog.getByLabelText('Senha'));
    await user.type(dialog.getByLabelText('Senha'), `${demoPassword}{Enter}`);
    await seen(/^A senha do usuário .* foi alterada!$/);
  });

  it('sends with the session that the password began', async () => {
    const { user, dialog } = await asked();
    const before = currentSession()?.token.value;
    await user.type(dialog.getByLabelText('Senha'), `${demoPassword}{Enter}`);
    await screen.findByText(/foi alterada!$/);
    const [sent] = demoApi.requestsFor('user.php', 'changePassword');
    expect(sent?.token).toBe(currentSession()?.token.value);
    expect(sent?.token).not.toBe(before);
  });

  it('is answered by the password that is typed in another tab', async () => {
    await asked();
    act(() => beginSession(readSessionReply(sessionFor(administrator.email))));
    await seen(/foi alterada!$/);
    expect(signIns()).toEqual([]);
  });

  it('ends with the session, and nothing is done', async () => {
    const { path } = await asked();
    act(endSession);
    await waitFor(() => expect(path()).toContain('/auth/login'));
    await allSent();
    expect(password.done()).toBe(0);
  });

  it.each([
    ['missing', () => localStorage.removeItem('tribuna-senha')],
    ['no number', () => localStorage.setItem('tribuna-senha', 'agora')],
    ['in the future', () => typedBefore(-30)],
  ])('is asked where the time of the last typing is %s', async (_, alter) => {
    const { user } = await open(password);
    alter();
    await pressInPanel(user, password.button);
    await question();
    expect(password.done()).toBe(0);
  });

  it('is not asked for what gives nobody anything', async () => {
    const { user } = renderRoute(`/settings/user?panel=edit&id=${userOf(basic).id}`, {
      as: administrator.email,
    });
    await (await panel('Editar usuário')).findByText('2 de 40 permissões.');
    typedBefore(60);
    await fill(user, fieldNamed('Nome'), 'Bruno T. Tavares');
    await press(user, 'Salvar');
    await seen('O usuário Bruno T. Tavares foi atualizado!');
    expect(signIns()).toEqual([]);
  });
});
