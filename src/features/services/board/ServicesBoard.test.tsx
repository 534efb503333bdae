import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { refusing } from '@tests/answers';
import { seen } from '@tests/seen';
import { loadHelp } from '@tests/helpSteps';
import { keysOfList } from '@tests/list';
import { administrator, clientOf, firstOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, sent, servicesOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { fill, press, type User } from '@tests/typing';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/services/board'),
      import('./ServiceBoardPanels'),
      import('@/records/list/deferred/AfterRows'),
      loadHelp(),
    ]),
  60_000,
);

const statusLike = (name: RegExp) =>
  firstOf(demoApi.db.serviceStatuses.filter((one) => one.clientId === clientOf() && name.test(one.name)));

/** 22 in 'Aberto', newest first; the others in 'Arquivado'. */
let ids: number[] = [];
beforeEach(() => {
  const [open, archived] = [statusLike(/^Aberto/), statusLike(/^Arquivado/)];
  const all = servicesOf();
  ids = all.slice(0, 22).map(({ id }) => id);
  for (const { id } of all)
    demoApi.db.services.update(id, { statusId: ids.includes(id) ? open.id : archived.id });
});

const open = (query = '') => renderRoute(`/services/board${query}`, { as: administrator.email });
const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
/** Also below a panel. */
const expectIn = (name: string) =>
  expect(
    within(screen.getByRole('list', { name: `Atendimentos: ${name}`, hidden: true })).getByLabelText(
      `Ações de AT-${ids[0]}`,
    ),
  ).toBeInTheDocument();
const card = (index: number) => screen.findByRole('link', { name: new RegExp(`^AT-${ids[index]} `) });

/** With the panel that asks for the reason of the first one's conclusion. */
async function conclude(user: User) {
  await card(0);
  await keysOfList(user);
  (await card(0)).focus();
  await user.keyboard('s');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Concluído' }));
  const reason = await panel('Trocar status');
  const chosen = await reason.findByRole('combobox', { name: /^Novo status/ });
  await waitFor(() => expect(chosen).toHaveValue('Concluído'));
  await fill(user, reason.getByRole('textbox', { name: 'Motivo' }), 'Feito.');
  return reason;
}

describe('the board of requests', () => {
  it('asks for the reason of a move, and moves the card once that is saved', async () => {
    const { user } = open();
    await conclude(user);
    await expectSoundPanel();
    expectIn('Aberto');
    await press(user, 'Salvar');
    await waitFor(async () => expect(await column('Concluído')).toHaveAccessibleName('Concluído 1'));
    await waitFor(async () => expect(await column('Aberto')).toHaveAccessibleName('Aberto 21'));
    await waitFor(() => expectIn('Concluído'));
    expect(sent('changeStatus').map(({ body }) => body)).toMatchObject([
      { treatmentId: ids[0], statusNewId: statusLike(/^Concl/).id, comment: 'Feito.' },
    ]);
    await waitFor(async () => expect(await card(1)).toHaveFocus());
  });

  it('keeps the reason and the card where it was when the move is refused', async () => {
    demoApi.server.use(http.post(atendimento, refusing('comment')));
    const { user } = open();
    const reason = await conclude(user);
    await press(user, 'Salvar');
    expect(await reason.findByText('Recusado: comment.')).toBeVisible();
    expect(reason.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Feito.');
    expectIn('Aberto');
  });

  it.each([true, false])(
    'reads the request again after a lost answer; it was written: %s',
    async (wasWritten) => {
      demoApi.server.use(
        http.post(atendimento, () => {
          if (wasWritten) demoApi.db.services.update(ids[0] ?? 0, { statusId: statusLike(/^Concl/).id });
          return HttpResponse.error();
        }),
      );
      const { user } = open();
      const reason = await conclude(user);
      await press(user, 'Salvar');
      if (wasWritten) await seen(/foi alterado!$/);
      else expect(await reason.findByText(/Não se sabe se foi gravado.*está em “Aberto”/)).toBeVisible();
      await waitFor(() => expectIn(wasWritten ? 'Concluído' : 'Aberto'));
      expect(sent('changeStatus')).toHaveLength(1);
    },
  );

  it('shows more of a column on demand, and says which could not be read', async () => {
    let fails = true;
    demoApi.server.use(
      http.get(atendimento, ({ request }) =>
        fails && new URL(request.url).searchParams.get('statusId') === String(statusLike(/^Arquivado/).id)
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    const { user } = open();
    const region = await column('Aberto');
    await user.click(await within(region).findByRole('button', { name: 'Mais 2 de 2' }));
    await card(21);
    expect(within(region).getAllByLabelText(/^Ações de /)).toHaveLength(22);
    const failed = await column('Arquivado');
    expect(await within(failed).findByRole('alert')).toHaveTextContent(/Não foi possível ler “Arquivado”/);
    fails = false;
    await user.click(within(failed).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(failed).findAllByLabelText(/^Ações de /)).not.toHaveLength(0);
  });

  it('has the filters of the list, in its address, and its keys in the list of shortcuts', async () => {
    const { user } = open(`?statusId=${statusLike(/^Aberto/).id}&categoryId=1`);
    await column('Aberto');
    expect(screen.getAllByRole('region')).toHaveLength(1);
    await waitFor(() => expect(sent('search')).toHaveLength(1));
    expect(sent('search')[0]?.query).toMatchObject({ categoryId: '1', limit: '20' });
    // The shortcuts load after the columns, and the help lists those present when it opens.
    await waitFor(async () => {
      await user.keyboard('{Escape}?');
      expect(screen.getByText('Coluna ao lado')).toBeVisible();
    });
    const keys = await panel('Ajuda');
    expect(keys.getAllByText('Mover para…', { selector: 'dd' })).not.toHaveLength(0);
  });
});
