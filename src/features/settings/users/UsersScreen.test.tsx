import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { currentSession } from '@/session/currentSession';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer, refusing } from '@tests/answers';
import { holdScreen } from '@tests/heldScreen';
import { administrator, basic, clientOf, ofOffice, userNamed, userOf } from '@tests/office';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { callsOf } from '@tests/settings';
import { loadScreen } from '@tests/staffRoutes';
import { choose, expectFields, fieldNamed, fill, press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/settings/user', '/dashboard'));

const open = (address = '') => renderRoute(`/settings/user${address}`, { as: administrator.email });
const rowOf = async (name: string) => {
  const button = await screen.findByRole('button', { name: `Editar ${name}` });
  return within(button.closest('li') as HTMLElement);
};
const check = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const sent = () =>
  callsOf('user.php')
    .filter(({ method }) => method === 'POST')
    .map(({ action, sent: body }) => ({ action, body }));
/** Leaves only one administrator. */
const dismissOthers = () =>
  demoApi.db.users
    .filter(
      ({ id, clientId, profileId }) =>
        clientId === clientOf() && profileId === 1 && id !== userOf(administrator).id,
    )
    .forEach(({ id }) => demoApi.db.users.update(id, { profileId: 2 }));

describe('the list of users', () => {
  it('tells who is active, is asked for once, and takes the access of a user and gives it back', async () => {
    const { user } = open();
    const active = await rowOf('Bruno Tavares');
    expect(active.getByText('Ativo · Básico · basico@tribuna.demo')).toBeVisible();
    expect(active.getByRole('button', { name: 'Inativar Bruno Tavares' })).toBeVisible();
    const inactive = await rowOf('Édson Quirino');
    expect(inactive.getByText(/^Inativo · Básico/)).toBeVisible();
    expect(inactive.getByRole('button', { name: 'Reativar Édson Quirino' })).toBeVisible();
    expect(callsOf('user.php')).toEqual([
      { method: 'GET', action: 'search', sent: { order: 'status', direction: 'desc' } },
    ]);

    const { id } = userOf(basic);
    await press(user, 'Inativar Bruno Tavares');
    const ending = await panel('Inativar usuário');
    expect(await ending.findByText(/perderá o acesso ao sistema/)).toBeVisible();
    await press(user, 'Inativar e deixar');
    await seen('O usuário Bruno Tavares foi inativado!');
    await user.click(await screen.findByRole('button', { name: 'Reativar Bruno Tavares' }));
    const again = await panel('Reativar usuário');
    expect(again.getByText(/voltará a ter acesso ao sistema/)).toBeVisible();
    await press(user, 'SIM, Reativar');
    await seen('O usuário Bruno Tavares foi reativado!');
    expect(sent()).toEqual([
      { action: 'changeStatus', body: { id, status: false } },
      { action: 'changeStatus', body: { id, status: true } },
    ]);
  });
});

describe('a new user', () => {
  it('is basic, with a generated password and the permissions that were picked', async () => {
    const { user } = open();
    await rowOf('Bruno Tavares');
    await press(user, 'Adicionar usuário');
    const form = await panel('Novo usuário');
    await press(user, 'Salvar');
    expect(await form.findByText('Escolha ao menos uma permissão.')).toBeVisible();
    expect(form.getAllByText('Preencha este campo.')).toHaveLength(3);
    expect(form.getAllByText('Selecione uma opção.')).toHaveLength(2);

    await fill(user, fieldNamed('Nome'), ' Ana Lima ');
    await choose(user, fieldNamed('Cargo'), 'Secretário(a)');
    const office = ofOffice(demoApi.db.offices);
    await choose(user, fieldNamed('Escritório'), office.name);
    await fill(user, fieldNamed('E-mail'), 'ana@gabinete.example');
    await user.click(form.getByLabelText('Senha'));
    await user.paste('curta');
    expect(form.getByText('Use pelo menos 8 caracteres.')).toBeVisible();
    await press(user, 'Gerar senha');
    expect(form.getByText('Senha forte.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Copiar senha' })).toBeVisible();

    await press(user, 'Marcar só para olhar');
    expect(form.getByText('1 de 40 permissões.')).toBeVisible();
    expect(check(/^Acessar as Eleições/)).toBeChecked();
    await user.click(check('Todas as permissões'));
    expect(form.getByText('40 de 40 permissões.')).toBeVisible();
    await user.click(check('Todas as permissões'));
    expect(form.getByText('0 de 40 permissões.')).toBeVisible();
    await user.click(check('Ligações'));
    await user.click(check(/^Excluir ligações/));
    const calls = within(screen.getByRole('group', { name: 'Ligações' }));
    expect(calls.getByText('3 de 4')).toBeVisible();
    expect((check('Ligações') as HTMLInputElement).indeterminate).toBe(true);
    const search = screen.getByRole('searchbox', { name: 'Buscar permissão' });
    await user.type(search, 'só ver');
    expect(form.getByText(/^Ver não depende de permissão: quem entra vê todas as listas/)).toBeVisible();
    expect(form.queryByText('Nenhuma permissão com essas palavras.')).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'etiquetas');
    expect(form.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(check(/^Gerar etiquetas/));
    expect(form.getByText('4 de 40 permissões.')).toBeVisible();
    await press(user, 'Salvar');
    await seen('O usuário Ana Lima foi criado!');
    const [first] = within(screen.getByRole('list', { name: 'Usuários do sistema' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Ana Lima Ativo · Básico · ana@gabinete.example');
    expect(sent()).toEqual([
      {
        action: 'create',
        body: {
          name: 'Ana Lima',
          email: 'ana@gabinete.example',
          password: expect.stringMatching(/^\S{14}$/),
          telephone: '',
          jobRoleId: 6,
          officeId: office.id,
          profileId: 2,
          rules: ['create_call', 'edit_call', 'print_call', 'create_label_voter'],
        },
      },
    ]);
  });
});

describe('editing a user', () => {
  it('puts what the server refuses under its fields, copies what another may do, asks for no password, and changes the row', async () => {
    const fields = {
      name: 'Nome',
      email: 'E-mail',
      jobRoleId: 'Cargo',
      officeId: 'Escritório',
      telephone: 'Telefone',
      profileId: 'Perfil',
    };
    demoApi.server.use(
      http.post(`${demoApi.baseUrl}/user.php`, refusing(...Object.keys(fields), 'rules'), { once: true }),
    );
    const { id } = userOf(basic);
    const { rules } = userNamed('Márcia Nóbrega');
    const { user } = open(`?panel=edit&id=${id}`);
    const form = await panel('Editar usuário');
    await form.findByText('2 de 40 permissões.');
    expect(form.queryByLabelText('Senha')).not.toBeInTheDocument();
    expectFields({ Nome: 'Bruno Tavares', 'E-mail': basic.email, Telefone: '(19) 97654-3210' });
    await press(user, 'Salvar');
    for (const [name, label] of Object.entries(fields)) {
      expect(await form.findByText(`Recusado: ${name}.`)).toBeVisible();
      expect(fieldNamed(label)).toHaveAccessibleDescription(expect.stringContaining(`Recusado: ${name}.`));
    }
    expect(form.getByRole('group', { name: 'Permissões' })).toHaveAccessibleDescription(/Recusado: rules\./);

    await choose(user, fieldNamed('Copiar permissões de'), 'Márcia Nóbrega');
    const held = holdAnswer();
    demoApi.server.use(http.get(`${demoApi.baseUrl}/user.php`, async () => void (await held.answer)));
    await press(user, 'Copiar');
    const save = form.getByRole('button', { name: 'Salvar' });
    await waitFor(() => expect(save).toHaveAccessibleDescription('Espere as permissões serem copiadas.'));
    await user.click(save);
    held.give();
    expect(await form.findByText(/Permissões de Márcia Nóbrega copiadas/)).toBeVisible();
    await press(user, 'Salvar');
    await seen('O usuário Bruno Tavares foi atualizado!');
    expect(sent()).toMatchObject([{ action: 'update' }, { action: 'update', body: { id, rules } }]);
    expect(sent()[1]?.body).not.toHaveProperty('password');
  });

  it('reads a user of a server that writes numbers as text', async () => {
    resetDemoApi({ phpTypical: true });
    open(`?panel=edit&id=${userOf(basic).id}`);
    const form = await panel('Editar usuário');
    await form.findByText('2 de 40 permissões.');
    expectFields({ Cargo: 'Assessor(a)', Telefone: '(19) 97654-3210' });
    expect(screen.getByRole('radio', { name: /^Básico/ })).toBeChecked();
  });

  it('of oneself changes the session at once, and leads out who gives the administration up', async () => {
    const { id, name } = userOf(administrator);
    const { user, path, router } = open(`?panel=edit&id=${id}`);
    const visited = new Set<string>();
    router.subscribe(({ location }) => visited.add(location.pathname));
    const form = await panel('Editar usuário');
    await form.findByRole('radio', { name: /^Administrador/ });
    expect(form.queryByRole('group', { name: 'Permissões' })).not.toBeInTheDocument();
    await fill(user, fieldNamed('Nome'), 'Helena P.');
    await press(user, 'Salvar');
    await screen.findByText('O usuário Helena P. foi atualizado!');
    expect(currentSession()?.user.name).toBe('Helena P.');
    expect(name).toBe('Helena Prado');

    await press(user, 'Editar Helena P.');
    await user.click(await screen.findByRole('radio', { name: /^Básico/ }));
    expect(screen.getByText(/^Este é o seu próprio usuário/)).toBeVisible();
    await user.click(check('Ligações'));
    await press(user, 'Salvar');
    await waitFor(() => expect(currentSession()?.user.profileId).toBe(2));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    expect(screen.queryByRole('link', { name: 'Configurações' })).not.toBeInTheDocument();
    expect([...visited]).toEqual(['/settings/user', '/dashboard']);
    expect(currentSession()?.rules).toContain('delete_call');
  });

  it('of oneself leads nobody to the start who is on the way to another screen', async () => {
    const { user, router } = open(`?panel=edit&id=${userOf(administrator).id}`);
    await user.click(await screen.findByRole('radio', { name: /^Básico/ }));
    await user.click(check('Ligações'));
    const next = holdScreen(router);
    await next.goThere();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await press(user, 'Salvar');
    await screen.findByText(/foi atualizado!$/);
    next.expectOnTheWay();
    await next.arrive();
    await waitFor(() => expect(currentSession()?.user.profileId).toBe(2));
    expect(router.state.navigation.state).toBe('idle');
  });

  it('keeps the last who administers from giving it up, and from losing the access', async () => {
    dismissOthers();
    const { user } = open(`?panel=edit&id=${userOf(administrator).id}`);
    await user.click(await screen.findByRole('radio', { name: /^Básico/ }));
    // The other required fields of a user without the administrator profile.
    await user.click(check('Ligações'));
    const save = screen.getByRole('button', { name: 'Salvar' });
    await waitFor(() => expect(save).toHaveAttribute('title', expect.stringContaining('única pessoa')));
    await user.click(save);
    await allSent();
    expect(sent()).toEqual([]);

    await user.keyboard('{Escape}');
    await press(user, 'Descartar');
    await press(user, 'Inativar Helena Prado');
    const ending = await panel('Inativar usuário');
    expect(await ending.findByText(/única pessoa/)).toBeVisible();
    expect(ending.queryByRole('button', { name: /Inativar/ })).not.toBeInTheDocument();
  });
});

describe('the access of a user', () => {
  it('of oneself is told what it means, and ends the session', async () => {
    const { user, path } = open();
    await rowOf('Helena Prado');
    await press(user, 'Inativar Helena Prado');
    const ending = await panel('Inativar usuário');
    expect(await ending.findByText(/Este é o seu próprio usuário/)).toBeVisible();
    await press(user, 'Inativar e deixar');
    await waitFor(() => expect(path()).toContain('/auth/login'));
    expect(currentSession()).toBeNull();
  });

  it('has another password, which a failure does not lose', async () => {
    const { user } = open(`?panel=password&id=${userOf(basic).id}`);
    const form = await panel('Trocar senha');
    await user.click(form.getByLabelText('Nova senha'));
    await user.paste('curta');
    await press(user, 'Salvar');
    expect(form.getByText('Use pelo menos 8 caracteres.')).toBeVisible();
    // In an effect, once the refused form is rendered.
    await waitFor(() => expect(form.getByLabelText('Nova senha')).toHaveFocus());
    await user.paste(' demais 7');
    demoApi.server.use(http.post(`${demoApi.baseUrl}/user.php`, () => HttpResponse.error(), { once: true }));
    await press(user, 'Salvar');
    expect(await form.findByText(/Não sabemos se a operação foi concluída/)).toBeVisible();
    expect(form.getByLabelText('Nova senha')).toHaveValue('curta demais 7');
    await press(user, 'Salvar');
    await seen('A senha do usuário Bruno Tavares foi alterada!');
    expect(userOf(basic).password).toBe('curta demais 7');
  });
});
