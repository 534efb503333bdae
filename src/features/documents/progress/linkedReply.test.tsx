import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { newestDocument, openDocuments, openFromMenu, titleOf } from '@tests/documents';
import { seen } from '@tests/seen';
import { rowOf } from '@tests/list';
import { clientOf } from '@tests/office';
import { panel } from '@tests/panels';
import { atendimento, servicesOf } from '@tests/services';
import { choose, fieldNamed, fill, press } from '@tests/typing';

installDemoApi();

const comments = () => demoApi.requestsFor('atendimento.php', 'createProgressComment');

/** Only two services request the newest document. */
function linkTwo() {
  const { typeId, number, year } = newestDocument();
  const asked = servicesOf().slice(0, 2);
  for (const { id } of servicesOf()) demoApi.db.services.update(id, { documents: [] });
  for (const { id } of asked)
    demoApi.db.services.update(id, { documents: [{ typeId, number: Number(number), year: Number(year) }] });
  return asked;
}

async function changeStatus() {
  const reference = titleOf(newestDocument());
  const { user } = openDocuments();
  await rowOf(reference);
  await openFromMenu(user, reference, 'Trocar status', 'Trocar status');
  const [other] = demoApi.db.legislativeStatuses.filter(
    ({ clientId, id }) => clientId === clientOf() && id !== newestDocument().statusId,
  );
  await choose(user, fieldNamed('Novo status'), other?.name ?? '');
  await press(user, 'Salvar');
  return { user, reply: await panel('Dar retorno') };
}

it('those who asked for a document are answered when its status changes', async () => {
  const asked = linkTwo();
  const { user, reply } = await changeStatus();
  // The requesters are read by the panel's own request.
  expect(await reply.findByText(/2 atendimentos pedem este documento/)).toBeVisible();
  await press(user, 'Dar retorno aos 2 pedidos');
  const text = await screen.findByRole('textbox', { name: 'Texto do retorno' });
  await fill(user, text, 'O ofício seguiu.');
  await press(user, 'Dar retorno em 2 atendimentos');
  await seen('Pronto: 2 feitos.');
  expect(comments().map(({ body }) => (body as { treatmentId: number }).treatmentId)).toEqual(
    expect.arrayContaining(asked.map(({ id }) => id)),
  );
});

it('who has another document, though the search found them, is left out aloud', async () => {
  const [kept, stranger] = linkTwo();
  if (!kept || !stranger) throw new Error('The demo has too few services.');
  demoApi.db.services.update(stranger.id, { documents: [] });
  const found = [kept, stranger].map(({ id }) => id);
  // An API that matches parts of a number.
  demoApi.server.use(
    http.get(atendimento, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!searchParams.has('documentNumber')) return undefined;
      return HttpResponse.json({
        total: found.length,
        data: found.map((id) => ({ id, reference: `AT-${id}`, electorName: 'Ana' })),
      });
    }),
  );
  const { user, reply } = await changeStatus();
  await press(user, 'Dar retorno aos 2 pedidos');
  expect(await reply.findByText(/Ficam de fora/)).toHaveTextContent(`AT-${stranger.id}`);
  expect(comments()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Dar retorno ao pedido' })).toBeVisible();
});
