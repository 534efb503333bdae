import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer, refusing } from '@tests/answers';
import { administrator, clientOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { addOrigins, callsOf, settingsLists } from '@tests/settings';
import { loadScreen } from '@tests/staffRoutes';
import { fieldNamed, fill, press, type User } from '@tests/typing';

installDemoApi();

const open = (page: string) => renderRoute(`/settings/${page}`, { as: administrator.email });
const rows = async (title: string) =>
  within(await screen.findByRole('list', { name: title })).getAllByRole('listitem');
const address = (script: string) => `${demoApi.baseUrl}/${script}`;

describe.each(settingsLists)('the settings list $title', (list) => {
  const { page, title, one, script, by, usage, the, ending } = list;
  beforeAll(() => loadScreen(`/settings/${page}`), 60_000);
  const calls = by === 'action' ? { create: 'create', update: 'update', delete: 'delete' } : null;

  it('creates in front, changes in place, deletes, and asks for the list once', async () => {
    const { user } = open(page);
    const before = (await rows(title)).length;
    expect(callsOf(script)).toEqual([{ method: 'GET', action: calls && 'search', sent: list.query }]);
    const shown = screen.getByRole('list', { name: title });
    if (usage) {
      const used = within(shown).getAllByText(usage.note)[0]?.closest('li');
      const removal = within(used as HTMLElement).getByRole('button', { name: /^Excluir / });
      expect(removal).toHaveAttribute('title', usage.reason);
      await user.click(removal);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    } else expect(screen.queryByRole('button', { name: /^Excluir / })).not.toBeInTheDocument();

    await press(user, list.add);
    const form = await panel(list.newTitle);
    await press(user, 'Salvar');
    expect(form.getByText('Preencha este campo.')).toBeVisible();
    // In an effect, once the refused form is rendered.
    await waitFor(() => expect(fieldNamed('Nome')).toHaveFocus());
    expect(fieldNamed('Nome')).toHaveAttribute('maxlength', '50');
    if (list.text) expect(fieldNamed(list.text.label)).toHaveAttribute('maxlength', String(list.text.limit));
    await fill(user, fieldNamed('Nome'), ' Feira livre ');
    const more = await fillMore(user, list);
    // Lists with only a name and a colour: see e2e/settings.spec.ts.
    if (list.text) await expectSoundPanel();
    await press(user, 'Salvar');
    await seen(`${the} Feira livre foi criad${ending}!`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [first, ...others] = await rows(title);
    expect(others).toHaveLength(before);
    expect(first).toHaveTextContent(`Feira livre${more.shown}${usage ? 'Não é utilizada ainda' : ''}Editar`);
    const created = { name: 'Feira livre', ...more.sent };

    await press(user, 'Editar Feira livre');
    await panel(`Editar ${one}`);
    await fill(user, fieldNamed('Nome'), 'Feira');
    await press(user, 'Salvar');
    await seen(`${the} Feira foi atualizad${ending}!`);
    const changed = (await rows(title))[0];
    expect(changed).toHaveTextContent(/^Feira(?! livre)/);
    const { id } = demoApi.requests.map(({ body }) => body as { id?: number }).find((body) => body?.id) ?? {};
    expect(callsOf(script).slice(1)).toEqual([
      { method: 'POST', action: calls && 'create', sent: created },
      { method: 'GET', action: calls && 'search', sent: list.query },
      { method: calls ? 'POST' : 'PUT', action: calls && 'update', sent: { id, ...created, name: 'Feira' } },
    ]);
    if (!usage) return;

    await press(user, 'Excluir Feira');
    const confirm = await panel(`Remover ${one}`);
    const article = ending === 'a' ? 'a' : 'o';
    expect(
      confirm.getByText(`Após a confirmação ${article} ${one} será PERMANENTEMENTE excluíd${ending}.`),
    ).toBeVisible();
    expect(confirm.getByText('Feira')).toBeVisible();
    await press(user, 'SIM, Remover');
    await seen(`${the} Feira foi removid${ending}!`);
    await waitFor(async () => expect(await rows(title)).toHaveLength(before));
    expect(callsOf(script).slice(4)).toEqual([
      calls
        ? { method: 'POST', action: 'delete', sent: { id } }
        : { method: 'DELETE', action: null, sent: { id: String(id) } },
    ]);
  });
});

/** A list's other form fields: filled in, as sent, and as shown in the row. */
async function fillMore(user: User, { color, text }: (typeof settingsLists)[number]) {
  if (color) {
    await user.click(screen.getByRole('radio', { name: 'Uva' }));
    return { sent: { color: '#8E24AA' }, shown: 'Uva · ' };
  }
  if (!text) return { sent: {}, shown: '' };
  await fill(user, fieldNamed(text.label), 'Aos sábados.');
  return { sent: { [text.field]: 'Aos sábados.' }, shown: 'Aos sábados.' };
}

describe('any of the lists', () => {
  it('says that it failed, and is asked for again', async () => {
    demoApi.server.use(
      http.get(address('origem.php'), () => new HttpResponse('<b>Fatal error</b>', { status: 500 }), {
        once: true,
      }),
    );
    const { user } = open('service-origin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Estamos constrangidos por isso.');
    await press(user, 'Tentar de novo');
    expect((await rows('Origens de atendimento')).length).toBeGreaterThan(1);
  });

  it('is empty with a way to begin', async () => {
    demoApi.db.serviceOrigins.removeWhere(() => true);
    open('service-origin');
    await seen('Não encontramos nada :(');
    expect(screen.getAllByRole('button', { name: 'Adicionar origem' })).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('is searched as one types where it is long, without asking again, and says that there are more', async () => {
    addOrigins(58);
    const { user, path } = open('service-origin');
    expect(await rows('Origens de atendimento')).toHaveLength(60);
    expect(screen.getByText('Aparecem aqui 60 de 66.')).toBeVisible();
    const box = screen.getByRole('searchbox', { name: 'Buscar por nome' });
    await fill(user, box, 'nova 1');
    await waitFor(async () => expect(await rows('Origens de atendimento')).toHaveLength(15));
    await user.keyboard('2');
    await waitFor(async () => expect(await rows('Origens de atendimento')).toHaveLength(1));
    await waitFor(() => expect(path()).toBe('/settings/service-origin'));
    await allSent();
    expect(callsOf('origem.php')).toHaveLength(1);
    await fill(user, box, 'zzz');
    await seen('Tente outras palavras na busca.');
  });

  it('keeps what was typed when the server refuses it, sends it once, and shows what came of a write that nobody answered for', async () => {
    const [refused, lost] = [holdAnswer(), holdAnswer()];
    demoApi.server.use(
      http.post(
        address('origem.php'),
        async () => {
          await refused.answer;
          return refusing('name')();
        },
        { once: true },
      ),
    );
    const { user } = open('service-origin');
    await rows('Origens de atendimento');
    await press(user, 'Adicionar origem');
    const form = await panel('Nova origem');
    await fill(user, fieldNamed('Nome'), 'Feira');
    await user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    refused.give();
    await seen('Recusado: name.');
    expect(fieldNamed('Nome')).toHaveValue('Feira');
    expect(callsOf('origem.php').filter(({ method }) => method === 'POST')).toHaveLength(1);

    demoApi.server.use(
      http.post(
        address('origem.php'),
        async ({ request }) => {
          const { name } = (await request.json()) as { name: string };
          demoApi.db.serviceOrigins.insert({ clientId: clientOf(), name });
          await lost.answer;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await press(user, 'Salvar');
    lost.give();
    expect(await form.findByText(/Confira na lista antes de enviar de novo/)).toBeVisible();
    expect(fieldNamed('Nome')).toHaveValue('Feira');
    await user.keyboard('{Escape}');
    await press(user, 'Descartar');
    expect(await screen.findByRole('button', { name: 'Editar Feira' })).toBeVisible();
  });

  it('asks for the list again where the answer does not tell the id of what was created', async () => {
    demoApi.server.use(
      http.post(address('secretaria.php'), () => {
        demoApi.db.departments.insert({ clientId: clientOf(), name: 'Feira' });
        return HttpResponse.json({});
      }),
    );
    const { user } = open('department');
    await rows('Secretarias');
    await press(user, 'Adicionar secretaria');
    await panel('Nova secretaria');
    await fill(user, fieldNamed('Nome'), 'Feira');
    await press(user, 'Salvar');
    await seen('A secretária Feira foi criada!');
    expect(await screen.findByRole('button', { name: 'Editar Feira' })).toBeVisible();
  });

  it('takes an edit back, and goes on with another new one', async () => {
    const { user } = open('service-origin');
    await rows('Origens de atendimento');
    await press(user, 'Editar Telefone');
    await panel('Editar origem');
    await fill(user, fieldNamed('Nome'), 'Telefone fixo');
    await press(user, 'Salvar');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('button', { name: 'Editar Telefone' })).toBeVisible();
    await press(user, 'Adicionar origem');
    await panel('Nova origem');
    await fill(user, fieldNamed('Nome'), 'Um');
    await press(user, 'Salvar e criar outra');
    await seen('A origem Um foi criada!');
    await waitFor(() => expect(fieldNamed('Nome')).toHaveValue(''));
  });

  it('shows which colour of the palette an entry has, in whatever case the server writes it', async () => {
    const [status] = demoApi.db.serviceStatuses.filter(({ clientId }) => clientId === clientOf());
    demoApi.db.serviceStatuses.update(status?.id ?? 0, { color: '#8e24aa' });
    open(`service-status?panel=edit&id=${status?.id}`);
    await panel('Editar status');
    expect(screen.getByRole('radio', { name: 'Uva' })).toBeChecked();
  });

  it('says so of an entry behind a link that is gone', async () => {
    open('service-origin?panel=remove&id=9999');
    const gone = await panel('Remover origem');
    expect(await gone.findByText(/Não encontramos esse item/)).toBeVisible();
  });

  it('is the same of a server that writes numbers as text', async () => {
    resetDemoApi({ phpTypical: true });
    open('department');
    const [own] = await rows('Secretarias');
    expect(own).toHaveTextContent(/^Defesa CivilUsando em \d+ atendimento\(s\)Editar/);
    expect(screen.getByRole('list', { name: 'Do sistema' })).toBeVisible();
  });

  it('keeps the departments of the system apart, to be read alone', async () => {
    const [ofSystem] = demoApi.db.departments.filter(({ clientId }) => clientId === null);
    open(`department?panel=remove&id=${ofSystem?.id}`);
    const shown = within(await screen.findByRole('list', { name: 'Do sistema', hidden: true }));
    expect(shown.getAllByRole('listitem', { hidden: true })).toHaveLength(10);
    expect(shown.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
    const said = await panel('Remover secretaria');
    expect(said.getByText(/não se editam nem se excluem/)).toBeVisible();
    expect(said.queryByRole('button', { name: 'SIM, Remover' })).not.toBeInTheDocument();
  });
});

it('leads to every page of the settings', async () => {
  open('');
  await screen.findByRole('heading', { name: 'Configurações' });
  const links = screen.getAllByRole('link', { name: /^Configurar / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    'service-status service-origin service-category office voter-group legislative-processe-status department user integration-calendar display-profile'
      .split(' ')
      .map((page) => `/settings/${page}`),
  );
});
