import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { addressOf } from '@tests/lists/openList';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fieldNamed, press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/manifestations/list', '/voters/create'), 60_000);

const anyone = () => {
  const ofOffice = demoApi.db.manifestations.filter(({ clientId }) => clientId === clientOf());
  return firstOf(ofOffice.slice(-1));
};
const unknown = { individualRegistration: '52998224725', telephone: '11912345678', email: '' };

/** Opens the details of a manifestation by somebody with these contacts. */
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
    expect.stringMatching(/^\/voters\/list\?panel=details&id=\d+$/),
  );
  expect(details.getByText(/^Mesmo CPF/)).toBeVisible();
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
  // Nothing of it was typed: it closes without a question, and leads back.
  await user.keyboard('{Escape}');
  await panel('Detalhes da manifestação');
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
  expect(await screen.findByText(/^Comentário salvo com sucesso! O status da manifestação/)).toBeVisible();
  expect(demoApi.requestsFor('manifestation.php', 'createComment')).toHaveLength(1);
  await waitFor(() => expect(demoApi.db.manifestations.get(id)).toMatchObject({ statusId: 3 }));
  expect(demoApi.db.manifestations.get(id)?.comments).toHaveLength(1);
});
