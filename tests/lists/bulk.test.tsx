import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer } from '@tests/answers';
import { downloadFrom } from '@tests/downloads';
import { expectSoundPanel } from '@tests/panels';
import { expectPasswordAsked } from '@tests/password';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, openServices, sent, servicesOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press, type User } from '@tests/typing';
import { addDays, formatDate, today } from '@/formats/dates';
import { wouldLoseTyped } from '@/ui/feedback/deployment';

installDemoApi();
beforeAll(() => loadScreen('/services/list'));

const selection = () => screen.findByRole('region', { name: 'Seleção' });
const panelOf = (name: string) => screen.findByRole('dialog', { name });
const linkOf = (id: number) => screen.findByRole('link', { name: new RegExp(`^AT-${id} `) });
const ended = () => screen.findByText(/^(Pronto|Terminou): /);

/** In the panel's footer, not its header. */
const closeResult = async (user: User) =>
  user.click((await screen.findAllByRole('button', { name: 'Fechar' })).at(-1) as HTMLElement);

/** The office's newest services, in list order. */
const ids = (count: number) =>
  servicesOf()
    .slice(0, count)
    .map(({ id }) => id);

/** A status that none of these services has. */
function otherStatus(of: readonly number[]) {
  const held = new Set(of.map((id) => demoApi.db.services.get(id)?.statusId));
  const found = demoApi.db.serviceStatuses.find(({ id, name }) => !held.has(id) && name !== '');
  if (!found) throw new Error('Every status is taken');
  return found;
}

/** Whether a status is final. */
const hasEnded = (statusId: number) =>
  /^(Conclu|Não atend|Arquiv)/.test(demoApi.db.serviceStatuses.get(statusId)?.name ?? '');

async function chooseRows(user: User, of: readonly number[]) {
  const link = await linkOf(of[0] ?? 0);
  link.focus();
  // The shortcuts load after the rows.
  await waitFor(async () => {
    await user.keyboard('j');
    expect(link).not.toHaveFocus();
  });
  link.focus();
  await user.keyboard(' ');
  for (let more = 1; more < of.length; more += 1) await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await within(await selection()).findByText(`${of.length} na seleção`)).toBeInTheDocument();
}

async function openStatus(user: User, of: readonly number[]) {
  await chooseRows(user, of);
  await user.click(within(await selection()).getByRole('button', { name: 'Trocar status' }));
  await panelOf('Trocar status');
  const status = otherStatus(of);
  await choose(user, fieldNamed('Novo status'), status.name);
  if (!hasEnded(status.id) && of.some((id) => hasEnded(demoApi.db.services.get(id)?.statusId ?? 0)))
    await user.click(await screen.findByRole('radio', { name: 'Reabrir' }));
  await fill(user, fieldNamed('Motivo'), 'Mutirão.');
}

describe('many at once', () => {
  it('chooses rows by Space, Shift and box, keeps them while pages turn, and ends it with Esc or another search', async () => {
    const { user } = openServices();
    const [first = 0, second = 0] = ids(2);
    await chooseRows(user, [first, second]);
    const box = screen.getByRole('checkbox', { name: `Selecionar AT-${first}` });
    expect(box).toBeChecked();
    await user.click(box);
    expect(await within(await selection()).findByText('1 na seleção')).toBeInTheDocument();
    await press(user, 'Próxima');
    await waitFor(() => expect(screen.queryByRole('link', { name: RegExp(`^AT-${first} `) })).toBeNull());
    expect(within(await selection()).getByText('1 na seleção')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull());
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('chooses all that was found, frozen, by a menu entry that shows the boxes', async () => {
    const { user } = openServices();
    await screen.findByRole('table');
    await press(user, 'Mais ações');
    await user.click(await screen.findByRole('menuitem', { name: 'Selecionar vários' }));
    const bar = within(await selection());
    expect(bar.getByRole('button', { name: 'Trocar status' })).toHaveAccessibleDescription(
      'Selecione atendimentos primeiro.',
    );
    const total = servicesOf().length;
    await user.click(bar.getByRole('button', { name: `Selecionar os ${total} encontrados` }));
    expect(await bar.findByText(`${total} na seleção`)).toBeInTheDocument();
  });

  it('changes the status of each, tells which were refused and why, keeps those chosen, and gives the result as a file', async () => {
    const { user } = openServices();
    const of = ids(4);
    const status = otherStatus(of);
    demoApi.server.use(
      http.post(atendimento, async ({ request }) => {
        const body = (await request.clone().json()) as { treatmentId?: number };
        return request.headers.get('action') === 'changeStatus' && body.treatmentId === of[1]
          ? HttpResponse.json({ errors: [{ fieldName: '', message: 'Está trancado.' }] }, { status: 422 })
          : undefined;
      }),
    );
    await openStatus(user, of);
    await expectSoundPanel();
    await press(user, 'Trocar o status de 4 atendimentos');
    expect(await ended()).toHaveTextContent('Terminou: 3 feitos, 1 recusado.');
    expect(screen.getByRole('dialog')).toHaveTextContent(`AT-${of[1]} · RecusadoEstá trancado.`);
    await expectSoundPanel();
    const { text } = await downloadFrom(() => press(user, 'Baixar resultado (.csv)'));
    expect(text).toContain(`"AT-${of[1]}";"Recusado";"Está trancado."`);
    // Each only once; two are written at a time.
    const asked = sent('changeStatus').map(({ body }) => (body as { treatmentId: number }).treatmentId);
    expect(asked.toSorted((a, b) => b - a)).toEqual(of);
    await closeResult(user);
    const statuses = of.map((id) => demoApi.db.services.get(id)?.statusId === status.id);
    expect(statuses).toEqual([true, false, true, true]);
    expect(within(await selection()).getByText('1 na seleção')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { checked: true })).toHaveAccessibleName(`Selecionar AT-${of[1]}`);
  });

  it('reads back what was lost on the way, and sends nothing twice', async () => {
    const { user } = openServices();
    const of = ids(2);
    const status = otherStatus(of);
    demoApi.server.use(
      http.post(
        atendimento,
        async ({ request }) => {
          const { treatmentId } = (await request.clone().json()) as { treatmentId: number };
          demoApi.db.services.update(treatmentId, { statusId: status.id });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await openStatus(user, of);
    await press(user, 'Trocar o status de 2 atendimentos');
    // A lost connection pauses; items with a lost response are reread first.
    expect(await screen.findByText(/^Sem conexão\./)).toBeInTheDocument();
    await press(user, 'Continuar');
    expect(await ended()).toHaveTextContent('Pronto: 2 feitos.');
    const asked = sent('changeStatus').map(({ body }) => (body as { treatmentId: number }).treatmentId);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('keeps its batch through a session that ends, and goes on after the password', async () => {
    const { user } = openServices();
    const of = ids(6);
    await openStatus(user, of);
    let writes = 0;
    demoApi.server.use(
      http.post(atendimento, ({ request }) => {
        const isWrite = request.headers.get('action') === 'changeStatus';
        if (isWrite && (writes += 1) === 3)
          for (const { id } of demoApi.db.sessions.all()) demoApi.db.sessions.remove(id);
        return undefined;
      }),
    );
    await press(user, 'Trocar o status de 6 atendimentos');
    const cover = await screen.findByRole('dialog', { name: /não esta mais logado/ });
    await fill(user, within(cover).getByLabelText('Senha'), demoPassword);
    await user.click(within(cover).getByRole('button', { name: 'Continuar de onde parei' }));
    await waitFor(() => expect(cover).not.toBeInTheDocument());
    await press(user, 'Continuar');
    expect(await ended()).toHaveTextContent('Pronto: 6 feitos.');
    const status = demoApi.db.services.get(of[0] ?? 0)?.statusId;
    expect(of.map((id) => demoApi.db.services.get(id)?.statusId)).toEqual(of.map(() => status));
  });

  it('asks before it is closed while something waits or is on its way, also with the tab, and stops by that', async () => {
    const { user } = openServices();
    const of = ids(4);
    await openStatus(user, of);
    const held = holdAnswer();
    demoApi.server.use(http.post(atendimento, () => held.answer));
    await press(user, 'Trocar o status de 4 atendimentos');
    await waitFor(() => expect(sent('changeStatus')).toHaveLength(2));
    expect(wouldLoseTyped()).toBe(true);
    await user.keyboard('{Escape}');
    await press(user, 'Continuar');
    await user.keyboard('{Escape}');
    await press(user, 'Parar e fechar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wouldLoseTyped()).toBe(false);
    held.give();
    await allSent();
    expect(sent('changeStatus')).toHaveLength(2);
  });

  it('removes only once their number is typed', async () => {
    const { user } = openServices();
    const of = ids(2);
    await chooseRows(user, of);
    await user.click(within(await selection()).getByRole('button', { name: 'Excluir' }));
    const field = await screen.findByLabelText(/^Para confirmar, digite/);
    await fill(user, field, '3');
    await press(user, 'Excluir 2 atendimentos');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Digite 2 para confirmar.'));
    expect(sent('deletar')).toHaveLength(0);
    await fill(user, field, '2');
    await press(user, 'Excluir 2 atendimentos');
    expect(await ended()).toHaveTextContent('Pronto: 2 feitos.');
    expect(of.map((id) => demoApi.db.services.get(id))).toEqual([undefined, undefined]);
    await closeResult(user);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull());
  });

  it('removes only after the own password, if it was not typed lately', async () => {
    const { user } = openServices();
    await chooseRows(user, ids(1));
    await user.click(within(await selection()).getByRole('button', { name: 'Excluir' }));
    await fill(user, await screen.findByLabelText(/^Para confirmar, digite/), '1');
    await expectPasswordAsked(
      user,
      () => press(user, 'Excluir 1 atendimento'),
      () => sent('deletar').length,
    );
    expect(await ended()).toHaveTextContent('Pronto: 1 feito.');
  });

  it('is blocked, with the reason, for who lacks the right', async () => {
    renderRoute('/services/list', { as: demoAccounts.basic.email });
    const boxes = await screen.findAllByRole('checkbox');
    boxes[0]?.click();
    const bar = within(await selection());
    expect(bar.getByRole('button', { name: 'Excluir' })).toHaveAccessibleDescription(
      'Você não tem permissão para excluir atendimentos.',
    );
  });
});

/** An office status by name, by whether it is final. */
const statusNamed = (name: RegExp) => {
  const found = demoApi.db.serviceStatuses.find((one) => name.test(one.name));
  if (!found) throw new Error(`No status ${name}`);
  return found;
};

describe('a status for many', () => {
  const give = (id: number, change: { statusId: number; completionDate: string | null }) =>
    demoApi.db.services.update(id, change);
  const stateOf = (id: number) => {
    const { statusId, completionDate } = demoApi.db.services.get(id) ?? {};
    return { statusId, completionDate };
  };
  const openPanel = async (user: User, of: readonly number[], status: string) => {
    await chooseRows(user, of);
    await user.click(within(await selection()).getByRole('button', { name: 'Trocar status' }));
    await panelOf('Trocar status');
    await choose(user, fieldNamed('Novo status'), status);
    await fill(user, fieldNamed('Motivo'), 'Mutirão.');
  };

  it('leaves those that have it, says so before and after, and keeps the date of each that has one', async () => {
    const [one = 0, other = 0, third = 0] = ids(3);
    const [aberto, andamento] = [statusNamed(/^Aberto/), statusNamed(/^Em andamento/)];
    give(one, { statusId: andamento.id, completionDate: '2026-12-20' });
    give(other, { statusId: aberto.id, completionDate: '2026-12-21' });
    give(third, { statusId: aberto.id, completionDate: null });
    const { user } = openServices();
    await openPanel(user, [one, other, third], andamento.name);
    await seen('1 já está assim, e fica como está.');
    await press(user, 'Trocar o status de 2 atendimentos');
    expect(await ended()).toHaveTextContent('Pronto: 2 feitos, 1 já estava assim.');
    expect(sent('changeStatus').map(({ body }) => body)).toEqual([
      { treatmentId: other, statusNewId: andamento.id, comment: 'Mutirão.', completionDate: '2026-12-21' },
      { treatmentId: third, statusNewId: andamento.id, comment: 'Mutirão.', completionDate: null },
    ]);
  });

  it('asks what becomes of those that have ended, and undoes status and date', async () => {
    const [one = 0, other = 0] = ids(2);
    const [aberto, concluded] = [statusNamed(/^Aberto/), statusNamed(/^Conclu/)];
    give(one, { statusId: concluded.id, completionDate: '2026-11-20' });
    give(other, { statusId: aberto.id, completionDate: null });
    const andamento = statusNamed(/^Em andamento/);
    const { user } = openServices();
    await openPanel(user, [one, other], andamento.name);
    await press(user, 'Trocar o status de 2 atendimentos');
    await seen('Escolha o que fazer com os já encerrados.');
    expect(screen.getByRole('radiogroup', { name: /^1 já encerrado/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Deixar de fora' }));
    await press(user, 'Trocar o status de 1 atendimento');
    expect(await ended()).toHaveTextContent('Pronto: 1 feito, 1 ficou de fora.');
    expect(stateOf(one)).toEqual({ statusId: concluded.id, completionDate: '2026-11-20' });
    expect(stateOf(other).statusId).toBe(andamento.id);
    await press(user, 'Desfazer');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Pronto: 1 feito.'));
    expect(stateOf(other)).toEqual({ statusId: aberto.id, completionDate: null });
  });

  it('proposes today where it ends, keeps the date of what had ended, and asks about a day to come', async () => {
    const [one = 0, other = 0] = ids(2);
    const [aberto, concluded] = [statusNamed(/^Aberto/), statusNamed(/^Conclu/)];
    const archived = statusNamed(/^(Arquiv|Cancel)/);
    give(one, { statusId: concluded.id, completionDate: demoApi.db.services.get(one)?.requestDate ?? '' });
    give(other, { statusId: aberto.id, completionDate: null });
    const [endedBefore, openBefore] = [stateOf(one), stateOf(other)];
    const { user } = openServices();
    await openPanel(user, [one, other], archived.name);
    const date = fieldNamed('Data de conclusão');
    await waitFor(() => expect(date).toHaveValue(formatDate(today())));
    expect(date).toHaveAccessibleDescription(/Os já encerrados ficam com a deles/);
    const later = addDays(today(), 10);
    await fill(user, date, formatDate(later));
    await press(user, 'Trocar o status de 2 atendimentos');
    await seen(/Esta data ainda não chegou/);
    expect(sent('changeStatus')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: `${formatDate(later)} é a data prometida` }));
    await waitFor(() => expect(screen.queryByText(/Esta data ainda não chegou/)).toBeNull());
    await press(user, 'Trocar o status de 2 atendimentos');
    expect(await ended()).toHaveTextContent('Pronto: 2 feitos.');
    expect(stateOf(one)).toEqual({ ...endedBefore, statusId: archived.id });
    expect(stateOf(other)).toEqual({ statusId: archived.id, completionDate: later });
    await press(user, 'Desfazer');
    // Two statuses, and one date.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Pronto: 3 feitos.'));
    expect(stateOf(one)).toEqual(endedBefore);
    expect(stateOf(other)).toEqual(openBefore);
  });
});
