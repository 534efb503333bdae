import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer, refusing } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { processe, sent, titleOf } from '@tests/documents';
import { heading, keysHeard } from '@tests/list';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { servicesOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import type { User } from '@tests/typing';

installDemoApi();

const address = '/legislative-processes/board';

beforeAll(
  () =>
    Promise.all([loadScreen(address), import('@/records/list/deferred/AfterRows'), import('./AnswerLinked')]),
  60_000,
);

let statuses: { id: number; name: string }[] = [];
let ids: number[] = [];
/** Three in the first status, one in the second, no others. */
beforeEach(() => {
  statuses = demoApi.db.legislativeStatuses.filter(({ clientId }) => clientId === clientOf());
  const all = demoApi.db.documents
    .filter(({ clientId }) => clientId === clientOf())
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  ids = all.slice(0, 4).map(({ id }) => id);
  all.slice(4).forEach(({ id }) => demoApi.db.documents.remove(id));
  ids.forEach((id, index) => demoApi.db.documents.update(id, { statusId: statusAt(index < 3 ? 0 : 1).id }));
  for (const { id } of servicesOf()) demoApi.db.services.update(id, { documents: [] });
});

const statusAt = (index: number) => statuses[index] ?? { id: 0, name: '' };
const documentAt = (index: number) =>
  firstOf([demoApi.db.documents.get(ids[index] ?? 0)].flatMap((one) => one ?? []));
const nameAt = (index: number) => titleOf(documentAt(index));

const open = ({ email }: { email: string } = administrator) => renderRoute(address, { as: email });
const column = (index: number) =>
  screen.findByRole('region', { name: new RegExp(`^${statusAt(index).name}`) });
const cardsIn = async (index: number) => within(await column(index)).queryAllByLabelText(/^Ações de /).length;
const card = (index: number) => screen.findByRole('link', { name: new RegExp(nameAt(index)) });

/** Moves a document by keyboard. */
async function move(user: User, index: number, to: number) {
  await card(index);
  await keysHeard(user);
  (await card(index)).focus();
  await user.keyboard('s');
  await user.click(await screen.findByRole('menuitemradio', { name: statusAt(to).name }));
}

const expectColumns = async (first: number, second: number) => {
  await waitFor(async () => expect([await cardsIn(0), await cardsIn(1)]).toEqual([first, second]));
  expect(await column(0)).toHaveAccessibleName(`${statusAt(0).name} ${first}`);
  expect(await column(1)).toHaveAccessibleName(`${statusAt(1).name} ${second}`);
};

/** The total is shown only once every column has been read. */
const allRead = () => waitFor(() => expect(heading()).toHaveTextContent('Documentos por status · 4'));

describe('the board of documents', () => {
  it('has a column for each status of the office, searched by itself, with its total', async () => {
    open();
    await expectColumns(3, 1);
    await allRead();
    expect(sent(null).map(({ query }) => query)).toEqual(
      expect.arrayContaining(
        statuses.map(({ id }) => expect.objectContaining({ status: String(id), page: '1', limit: '20' })),
      ),
    );
    expect(within(await column(2)).getByText('Nada aqui.')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('moves a card at once, writes it, says so, and leaves the focus in its place', async () => {
    const { user } = open();
    await expectColumns(3, 1);
    const held = holdAnswer();
    demoApi.server.use(http.post(processe, async () => void (await held.answer)));
    await move(user, 0, 1);
    await expectColumns(2, 2);
    expect(within(await column(1)).getByText('Trocando de status...')).toBeVisible();
    expect(await card(1)).toHaveFocus();
    held.give();
    expect(
      await screen.findByText(`${nameAt(0)} foi de “${statusAt(0).name}” para “${statusAt(1).name}”.`),
    ).toBeInTheDocument();
    expect(sent('changeStatus').map(({ body }) => body)).toEqual([{ id: ids[0], status: statusAt(1).id }]);
    expect(documentAt(0).statusId).toBe(statusAt(1).id);
    await expectColumns(2, 2);
  });

  it('puts a refused card back, with the reason in a notice that stays', async () => {
    demoApi.server.use(http.post(processe, refusing('status')));
    const { user } = open();
    await move(user, 0, 1);
    expect(
      await screen.findByText(new RegExp(`continua em “${statusAt(0).name}”. Recusado: status.`)),
    ).toBeVisible();
    await expectColumns(3, 1);
  });

  it('reads the record again when the answer was lost: it stands where it is', async () => {
    demoApi.server.use(http.post(processe, () => HttpResponse.error()));
    const { user } = open();
    await allRead();
    // It was written nevertheless.
    demoApi.db.documents.update(ids[0] ?? 0, { statusId: statusAt(2).id });
    await move(user, 0, 1);
    expect(
      await screen.findByText(new RegExp(`não se sabe se foi gravado.*está em “${statusAt(2).name}”`)),
    ).toBeVisible();
    await expectColumns(2, 1);
    await waitFor(async () => expect(await cardsIn(2)).toBe(1));
    expect(sent('changeStatus')).toHaveLength(1);
  });

  it('says why nothing can be moved without the right, and moves nothing', async () => {
    giveRules();
    const { user } = open(basic);
    await card(0);
    await keysHeard(user);
    (await card(0)).focus();
    await user.keyboard('s');
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join()).toMatch(/trocar o status de documentos/);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('offers the answer to those who asked for the document', async () => {
    const { typeId, number, year } = documentAt(0);
    const asked = firstOf(servicesOf());
    demoApi.db.services.update(asked.id, {
      documents: [{ typeId, number: Number(number), year: Number(year) }],
    });
    const { user } = open();
    await move(user, 0, 1);
    await screen.findByText(/1 atendimento pede este documento/);
    await user.click(screen.getByRole('button', { name: 'Dar retorno' }));
    const reply = await panel('Dar retorno');
    expect(await reply.findByRole('button', { name: 'Dar retorno ao pedido' })).toBeVisible();
  });

  it('goes from card to card and from column to column by the arrows', async () => {
    const { user } = open();
    (await card(0)).focus();
    await card(3);
    await user.keyboard('{ArrowDown}');
    expect(await card(1)).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(await card(3)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(within(await column(2)).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await card(0)).toHaveFocus();
    await user.keyboard('{Enter}');
    await panel('Detalhes do documento');
  });
});
