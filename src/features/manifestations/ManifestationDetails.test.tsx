import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { addressOf } from '@tests/lists/openList';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/manifestations/list', '/voters/create'));

const anyone = () => {
  const ofOffice = demoApi.db.manifestations.filter(({ clientId }) => clientId === clientOf());
  return firstOf(ofOffice.slice(-1));
};
const unknown = { individualRegistration: '52998224725', telephone: '11912345678', email: '' };

/** Opens the details of a manifestation whose sender has these contacts. */
async function openDetails(contacts: object, { email }: { email: string } = administrator) {
  const { id } = demoApi.db.manifestations.update(anyone().id, { ...unknown, ...contacts });
  const rendered = renderRoute(`/manifestations/list?panel=details&id=${id}`, { as: email });
  const details = await panel('Detalhes da manifestação');
  await details.findByRole('heading', { name: 'Eleitor' });
  return { ...rendered, id, details };
}

const household = () =>
  demoApi.db.voters
    .filter(({ clientId, isExcluded }) => clientId === clientOf() && !isExcluded)
    .slice(0, 2)
    .map(({ id }, index) =>
      demoApi.db.voters.update(id, {
        name: ['Zélia Quadros', 'Zeno Quadros'][index] ?? '',
        individualRegistration: index === 0 ? '11144477735' : '',
        email: index === 0 ? 'Zelia@correio.example' : 'outra.zelia@correio.example',
        telephone: [{ number: '11987654321', type: 2, operator: 1 }],
      }),
    );

const asked = () =>
  demoApi.requestsFor('eleitor.php', 'search').map(({ query }) => Object.keys(query).sort().join());

it('the voter with the CPF is the one, and nobody else is looked for', async () => {
  household();
  const { details } = await openDetails({ individualRegistration: '11144477735', telephone: '11987654321' });
  expect(await details.findByRole('link', { name: 'Zélia Quadros' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/voters\/\d+$/),
  );
  expect(details.getByText(/^Pode ser: mesmo CPF/)).toBeVisible();
  expect(details.queryByRole('button', { name: 'Cadastrar eleitor' })).not.toBeInTheDocument();
  expect(asked()).toEqual(['individualRegistration,isExcluded,limit,page']);
});

it('without a CPF, those with the whole telephone or e-mail are offered, and another can be registered', async () => {
  const [first, second] = household();
  const contacts = { individualRegistration: '', telephone: '11987654321', email: 'zelia@correio.example' };
  const { user, details, path } = await openDetails({ ...contacts, description: 'Falta médico.' });
  expect(await details.findByText(/^Mesmo telefone e e-mail/)).toBeVisible();
  const found = details.getAllByRole('listitem').filter((item) => item.textContent.includes('Quadros'));
  expect(found.map((item) => within(item).getByRole('link').textContent)).toEqual([
    first?.name,
    second?.name,
  ]);
  expect(details.getByText(/^Mesmo telefone(?! e)/)).toBeVisible();
  expect(details.getByText('Não é nenhum desses?')).toBeVisible();
  expect(details.getByRole('button', { name: 'Cadastrar eleitor' })).toBeVisible();
  await expectSoundPanel();

  await press(user, 'Novo atendimento para Zeno Quadros');
  await panel('Novo atendimento');
  expect(await screen.findByDisplayValue('Falta médico.')).toBe(fieldNamed('Descrição'));
  expect((fieldNamed('Eleitor') as HTMLInputElement).value).toMatch(/^Zeno Quadros/);
  await waitFor(() => expect(path()).toMatch(/\?panel=service&id=\d+$/));
  // Nothing was typed: it closes without a question and navigates back.
  await user.keyboard('{Escape}');
  await panel('Detalhes da manifestação');
});

it('who has another CPF, of one telephone, is said to be somebody else and gets no request', async () => {
  household();
  const { details } = await openDetails({ name: 'Zélia Quadros', telephone: '11987654321' });
  const others = await details.findByText(/^Outra pessoa: /);
  expect(others).toHaveTextContent('Outra pessoa: Zélia Quadros (mesmo telefone, CPFs diferentes).');
  expect(details.getByText(/^Mesmo telefone; nomes diferentes/)).toBeVisible();
  expect(details.getByRole('button', { name: 'Novo atendimento' })).toBeVisible();
});

describe('a request made out of a manifestation', () => {
  /** The panel at its URL, as after a link or reload. */
  async function openAfresh(contacts: object) {
    const { id } = demoApi.db.manifestations.update(anyone().id, {
      ...unknown,
      description: 'Falta médico.',
      statusId: 1,
      comments: [],
      ...contacts,
    });
    const rendered = renderRoute(`/manifestations/list?panel=service&id=${id}`, { as: administrator.email });
    await panel('Novo atendimento');
    expect(await screen.findByDisplayValue('Falta médico.')).toBe(fieldNamed('Descrição'));
    return { ...rendered, id };
  }

  it('has its voter and its text opened afresh, too, and lets another voter be chosen', async () => {
    const [zelia] = household();
    const { user } = await openAfresh({ individualRegistration: zelia?.individualRegistration });
    expect((fieldNamed('Eleitor') as HTMLInputElement).value).toMatch(/^Zélia Quadros/);
    await press(user, 'Trocar eleitor');
    expect(fieldNamed('Eleitor')).toHaveValue('');
  });

  it.each([
    ['may be of several voters', { individualRegistration: '', telephone: '11987654321' }],
    ['is of nobody known', { individualRegistration: '', telephone: '', email: '' }],
  ])('asks for its voter, opened afresh, where it %s', async (_, contacts) => {
    household();
    await openAfresh(contacts);
    expect(fieldNamed('Eleitor')).toHaveValue('');
  });

  it('still opens when its voter cannot be looked for', async () => {
    const fails = () => HttpResponse.json({}, { status: 500 });
    demoApi.server.use(http.get(addressOf('eleitor.php'), fails));
    await openAfresh({});
    expect(fieldNamed('Eleitor')).toHaveValue('');
  });

  it('begins with the origin Participativa where the office has it, and else keeps what was chosen', async () => {
    const [zelia] = household();
    const { serviceOrigins, serviceCategories, offices } = demoApi.db;
    const open = () => openAfresh({ individualRegistration: zelia?.individualRegistration });
    const { user } = await open();
    expect(fieldNamed('Origem')).toHaveValue('');
    const own = ({ clientId }: { clientId: number }) => clientId === clientOf();
    await choose(user, fieldNamed('Categoria'), firstOf(serviceCategories.filter(own)).name);
    await choose(user, fieldNamed('Origem'), 'Telefone');
    await choose(user, fieldNamed('Escritório'), firstOf(offices.filter(own)).name);
    await press(user, 'Salvar');
    await panel('Detalhes da manifestação');
    cleanup();

    await open();
    await waitFor(() => expect(fieldNamed('Origem')).toHaveValue('Telefone'));
    expect(fieldNamed('Escritório')).not.toHaveValue('');
    cleanup();
    serviceOrigins.insert({ clientId: clientOf(), name: 'participativa' });
    await open();
    await waitFor(() => expect(fieldNamed('Origem')).toHaveValue('participativa'));
  });

  it('offers, once saved, to conclude it with the reference, and does nothing by itself', async () => {
    const [zelia] = household();
    const { user, id } = await openAfresh({ individualRegistration: zelia?.individualRegistration });
    const { serviceStatuses, serviceCategories, serviceOrigins, offices } = demoApi.db;
    for (const [label, table] of [
      ['Status', serviceStatuses],
      ['Categoria', serviceCategories],
      ['Origem', serviceOrigins],
      ['Escritório', offices],
    ] as const) {
      const ours = table.filter(({ clientId }) => clientId === clientOf());
      await choose(user, fieldNamed(label), firstOf<{ name: string }>(ours).name);
    }
    await press(user, 'Salvar');
    const details = await panel('Detalhes da manifestação');
    const offer = await details.findByText(/^O atendimento AT-\d+ foi criado\. Concluir a manifestação/);
    const reference = /AT-\d+/.exec(offer.textContent)?.[0];
    await expectSoundPanel();
    expect(demoApi.requestsFor('manifestation.php', 'createComment')).toHaveLength(0);
    expect(demoApi.db.manifestations.get(id)?.statusId).toBe(1);

    await press(user, 'Concluir manifestação');
    const comment = await panel('Comentar, Anotar manifestação');
    expect(await comment.findByDisplayValue(`Atendimento ${reference}`)).toBe(fieldNamed('Comentário'));
    expect(comment.getByRole('radio', { name: 'Concluído' })).toBeChecked();
    await press(user, 'Salvar');
    await seen(/^Comentário salvo com sucesso! O status da manifestação/);
    await waitFor(() => expect(demoApi.db.manifestations.get(id)).toMatchObject({ statusId: 3 }));
    expect(demoApi.db.manifestations.get(id)?.comments).toMatchObject([
      { description: `Atendimento ${reference}` },
    ]);
    const again = await panel('Detalhes da manifestação');
    expect(await again.findByText(`Atendimento ${reference}`)).toBeVisible();
    expect(again.queryByRole('button', { name: 'Concluir manifestação' })).not.toBeInTheDocument();
  });
});

it('says when the voter could not be looked for, and tries again', async () => {
  const fails = () => HttpResponse.json({}, { status: 500 });
  demoApi.server.use(http.get(addressOf('eleitor.php'), fails, { once: true }));
  const { user, details } = await openDetails({});
  expect(await details.findByRole('alert')).toHaveTextContent('Não conseguimos procurar o eleitor.');
  await press(user, 'Tentar de novo');
  expect(await details.findByText('Não há eleitor com este CPF ou este telefone.')).toBeVisible();
});

it('offers nothing that the person may not do, by a link neither', async () => {
  giveRules();
  const { id, details, router } = await openDetails(
    { individualRegistration: '', telephone: '', email: '' },
    basic,
  );
  const register = await details.findByRole('button', { name: 'Cadastrar eleitor' });
  expect(register).toHaveAccessibleDescription('Você não tem permissão para cadastrar pessoas.');
  expect(details.getByText(/não traz CPF, telefone nem e-mail/)).toBeVisible();
  await allSent();
  expect(asked()).toEqual([]);
  await router.navigate(`/manifestations/list?panel=service&id=${id}`);
  const blocked = await screen.findByRole('dialog', { name: 'Acesso não permitido' });
  expect(blocked).toHaveTextContent('Você não tem permissão para cadastrar atendimentos.');
});

it('a comment saved without its status is locked, and only the status is sent again', async () => {
  const { id } = demoApi.db.manifestations.update(anyone().id, { statusId: 1, comments: [] });
  const { user } = renderRoute(`/manifestations/list?panel=comment&id=${id}`, { as: administrator.email });
  const comment = await panel('Comentar, Anotar manifestação');
  await user.click(await comment.findByRole('radio', { name: 'Sim' }));
  await user.click(fieldNamed('Comentário'));
  await user.paste('Liguei.');
  await user.click(comment.getByRole('radio', { name: 'Recusado' }));
  const refusal = { errors: [{ fieldName: 'statusId', message: 'Agora não.' }] };
  demoApi.server.use(
    http.post(addressOf('manifestation.php'), ({ request }) =>
      request.headers.get('action') === 'changeStatus' &&
      demoApi.requestsFor('manifestation.php', 'changeStatus').length < 2
        ? HttpResponse.json(refusal, { status: 422 })
        : undefined,
    ),
  );
  await press(user, 'Salvar');
  expect(await comment.findByRole('alert')).toHaveTextContent(
    'O comentário foi salvo, mas o status não foi trocado.',
  );
  expect(fieldNamed('Qual será o novo status?')).toHaveAccessibleDescription('Agora não.');
  expect(fieldNamed('Comentário')).toBeDisabled();
  expect(fieldNamed('Comentário')).toHaveValue('Liguei.');
  await expectSoundPanel();

  await user.click(comment.getByRole('radio', { name: 'Concluído' }));
  await press(user, 'Salvar');
  await seen(/^Comentário salvo com sucesso! O status da manifestação/);
  expect(demoApi.requestsFor('manifestation.php', 'createComment')).toHaveLength(1);
  await waitFor(() => expect(demoApi.db.manifestations.get(id)).toMatchObject({ statusId: 3 }));
  expect(demoApi.db.manifestations.get(id)?.comments).toHaveLength(1);
});
