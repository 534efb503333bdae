import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { newestDocument } from '@tests/documents';
import { administrator } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { seen } from '@tests/seen';
import { atendimento, sent, servicesOf, voterOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press } from '@tests/typing';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/services/list'),
      loadScreen('/legislative-processes/list'),
      import('./SameDemand'),
      import('./LinkedServices'),
      import('../bulkReply'),
    ]),
  60_000,
);
beforeEach(() => localStorage.clear());

/** The newest document, and the given count of services that ask for it, each from another person. */
function haveDemand(count: number) {
  const { id, typeId, number, year } = newestDocument();
  const document = { typeId, number: Number(number), year: Number(year) };
  const all = servicesOf();
  for (const service of all) demoApi.db.services.update(service.id, { documents: [], progress: [] });
  const others = new Map(all.map((service) => [service.electorId, service]));
  const asked = [...others.values()].slice(0, count);
  for (const service of asked) demoApi.db.services.update(service.id, { documents: [document] });
  return { documentId: id, asked, stranger: all.find((service) => !asked.includes(service)) };
}

const openDetails = (id: number) =>
  renderRoute(`/services/list?panel=details&id=${id}`, { as: administrator.email });

describe('a demand, in the details', () => {
  it('of a request says who asks for the same, and nobody whom the search only seems to find', async () => {
    const { asked, stranger } = haveDemand(3);
    const found = [...asked.map(({ id }) => id), stranger?.id ?? 0];
    // An API that matches parts of a number.
    demoApi.server.use(
      http.get(atendimento, ({ request }) =>
        new URL(request.url).searchParams.has('documentNumber')
          ? HttpResponse.json({
              total: found.length,
              data: found.map((id) => ({ id, reference: `AT-${id}`, electorName: 'Ana' })),
            })
          : undefined,
      ),
    );
    const [own] = asked;
    openDetails(own?.id ?? 0);
    const details = await panel(`Detalhes do atendimento AT-${own?.id}`);
    expect(await details.findByRole('heading', { name: /^3 pedem o mesmo: / })).toBeVisible();
    expect(details.getByText(new RegExp(`^AT-${own?.id} \\(este\\)`))).toBeVisible();
    for (const { id } of asked.slice(1))
      expect(details.getByRole('link', { name: `AT-${id}` })).toBeVisible();
    expect(details.queryByRole('link', { name: `AT-${stranger?.id}` })).not.toBeInTheDocument();
    await expectSoundPanel();
  });

  it('of a request says nothing where nobody else asks', async () => {
    const [own] = haveDemand(1).asked;
    openDetails(own?.id ?? 0);
    const details = await panel(`Detalhes do atendimento AT-${own?.id}`);
    expect(await details.findByText(/^Requerimentos, ofícios/)).toBeVisible();
    expect(details.queryByText(/o mesmo/)).not.toBeInTheDocument();
  });

  it('answers each by their own name, and says how those without WhatsApp are reached', async () => {
    const { asked } = haveDemand(2);
    const [own] = asked;
    for (const service of asked)
      demoApi.db.voters.update(voterOf(service).id, {
        ...{ name: service === own ? 'Zilda Prado' : 'Caio Brandt', note: '', nickName: '', status: true },
        ...{ allowCommunication: true, dateOfBirth: '1980-05-05', email: 'pessoa@x.test' },
        telephone: [{ number: '1932345678', type: 1, operator: 1 }],
      });
    const { user } = openDetails(own?.id ?? 0);
    const details = await panel(`Detalhes do atendimento AT-${own?.id}`);
    await user.click(await details.findByRole('button', { name: 'Dar retorno aos 2' }));
    await panel('Dar retorno');
    await choose(user, fieldNamed('Novo status'), 'Sem trocar');
    await fill(user, fieldNamed('Texto do retorno'), '{nome}, a indicação saiu.');
    await press(user, 'Dar retorno em 2 atendimentos');
    await seen('Pronto: 2 feitos.');
    const written = sent('createProgressComment').map(
      ({ body }) => body as { treatmentId: number; comment: string },
    );
    expect(written).toHaveLength(2);
    for (const { treatmentId, comment } of written)
      expect(comment).toBe(`Retorno: ${treatmentId === own?.id ? 'Zilda' : 'Caio'}, a indicação saiu.`);
    await press(user, 'Fila de WhatsApp');
    const queue = await panel('Fila de WhatsApp');
    expect(await queue.findByText('Pronto: 0 conversas abertas, 2 puladas.')).toBeVisible();
    expect(queue.getAllByRole('link', { name: 'Ligar para (19) 3234-5678' })).toHaveLength(2);
    const mails = queue
      .getAllByRole('link', { name: 'Escrever e-mail' })
      .map((link) => link.getAttribute('href'));
    expect(mails.filter((href) => href?.includes('body=Zilda%2C%20a%20'))).toHaveLength(1);
    expect(mails.filter((href) => href?.includes('body=Caio%2C%20a%20'))).toHaveLength(1);
    await expectSoundPanel();
  });

  it('of a document answers all who ask for it', async () => {
    const { documentId } = haveDemand(2);
    const { user } = renderRoute(`/legislative-processes/list?panel=details&id=${documentId}`, {
      as: administrator.email,
    });
    const details = await panel('Detalhes do documento');
    await user.click(await details.findByRole('button', { name: 'Dar retorno aos 2' }));
    const reply = await panel('Dar retorno');
    expect(await reply.findByText(/2 atendimentos pedem este documento/)).toBeVisible();
    await press(user, 'Dar retorno aos 2 pedidos');
    expect(await screen.findByRole('textbox', { name: 'Texto do retorno' })).toBeVisible();
  });
});
