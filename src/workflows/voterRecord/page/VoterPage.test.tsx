import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer, refusing } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { telefonema } from '@tests/calls';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { panel } from '@tests/panels';
import { expectPasswordAsked } from '@tests/password';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, servicesOf, tickStatuses } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press, pressTwice, type User } from '@tests/typing';
import { eleitor, sent as votersSent, votersOf } from '@tests/voters';
import { loadOffer } from '@/records/offers/offers';

installDemoApi({ today: '2026-11-20' });
beforeAll(
  () =>
    Promise.all([
      loadScreen('/voters/:id'),
      import('./PageOf'),
      import('./VoterPagePanels'),
      import('./WhoFacts'),
      import('./FieldsOfVoter'),
      import('@/records/list/deferred/field/OnlyField'),
      import('@/features/voters/form/EditVoter'),
      import('./Progress'),
      import('./copy/CopyPanel'),
      import('./remove/RemovePanel'),
      import('@/features/voters/MessagePanel'),
      loadOffer('incomingCall'),
      import('@/features/appointments/AppointmentPanels'),
      import('@/features/voters/list/VoterDetails'),
    ]),
  60_000,
);

const phone = '19987650001';
const manifestationAddress = `${demoApi.baseUrl}/manifestation.php`;
const historyAddress = `${demoApi.baseUrl}/resource.history.php`;

/** A voter with a phone number of their own, a call and a manifestation from it, and services. */
function knownVoter() {
  const service = firstOf(servicesOf());
  const voter = demoApi.db.voters.update(service.electorId, {
    name: 'Zulmira Xisto Quadros',
    nickName: 'Mira',
    email: '',
    telephone: [{ number: phone, type: 2, operator: 1 }],
  });
  const call = firstOf(demoApi.db.calls.filter(({ clientId }) => clientId === clientOf()));
  demoApi.db.calls.update(call.id, { name: 'Zulmira', telephone: phone, subject: 'Quer saber da praça.' });
  const manifestation = firstOf(demoApi.db.manifestations.filter(({ clientId }) => clientId === clientOf()));
  demoApi.db.manifestations.update(manifestation.id, { name: 'Mira', telephone: phone });
  return { voter, service, call, manifestation };
}

let known: ReturnType<typeof knownVoter>;
beforeEach(() => {
  known = knownVoter();
});

const open = ({ email }: { email: string } = administrator, search = '') =>
  renderRoute(`/voters/${known.voter.id}${search}`, { as: email });
const line = () => within(screen.getByRole('list', { name: 'Linha do tempo' }));
const kind = (name: RegExp) => screen.findByRole('button', { name });

/** The page's own requests are not counted with those of a press. */
async function pageRead(failed?: string) {
  for (const title of ['Atendimentos', 'Ligações', 'Manifestações', 'Mensagens'])
    await kind(title === failed ? new RegExp(`^${title} !$`) : new RegExp(`^${title} \\d+$`));
  await screen.findByText('Dados para contato');
  await allSent();
}

describe('the page of a voter', () => {
  it('shows who they are, what is open, and everything in one line of time', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: /Zulmira.*“Mira”/ })).toBeVisible();
    expect(document.title).not.toContain('Zulmira');
    await kind(/^Ligações 1$/);
    await kind(/^Manifestações 1$/);
    await kind(/^Atendimentos \d+$/);
    expect(line().getByRole('link', { name: `Ligação LI-${known.call.id}` })).toBeVisible();
    expect(line().getByRole('link', { name: `Atendimento AT-${known.service.id}` })).toBeVisible();
    await screen.findByText('Dados para contato');
    await expectNoAxeViolations(screen.getByRole('main'));
  });

  it('says on a birthday that it is today, and how old they turn', async () => {
    const year = Number(today().slice(0, 4));
    demoApi.db.voters.update(known.voter.id, { dateOfBirth: `${year - 46}${today().slice(4)}` });
    open();
    await seen('Faz 46 anos hoje');
    await seen(/ · faz 46 anos hoje$/);
  });

  it('opens in at most seven calls', async () => {
    open();
    await kind(/^Mensagens \d$/);
    await kind(/^Manifestações \d$/);
    await kind(/^Ligações \d$/);
    await screen.findByText('Dados para contato');
    expect(demoApi.requests.length).toBeLessThanOrEqual(7);
  });

  it('leaves a kind out when its toggle is pressed', async () => {
    const { user } = open();
    const calls = await kind(/^Ligações 1$/);
    await kind(/^Atendimentos [1-9]\d*$/);
    await user.click(calls);
    expect(calls).toHaveAttribute('aria-pressed', 'false');
    expect(line().queryByRole('link', { name: /^Ligação/ })).not.toBeInTheDocument();
    expect(line().getAllByRole('link', { name: /^Atendimento/ }).length).toBeGreaterThan(0);
  });

  it('takes for open what the office ticked, as soon as it is ticked, and shows it only there', async () => {
    const { statusId } = known.service;
    tickStatuses({ ended: [statusId] });
    open();
    await kind(/^Atendimentos \d+$/);
    const opened = within(screen.getByRole('region', { name: /^Em aberto/ }));
    const name = `AT-${known.service.id}`;
    expect(opened.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(line().getByRole('link', { name: `Atendimento ${name}` })).toBeVisible();
    act(() => tickStatuses({ open: [statusId] }));
    expect(await opened.findByRole('link', { name })).toBeVisible();
    expect(line().queryByRole('link', { name: `Atendimento ${name}` })).not.toBeInTheDocument();
  });

  it('reads the progress of a request once asked for', async () => {
    const { user } = open();
    const name = `Andamentos de AT-${known.service.id}`;
    await kind(/^Atendimentos \d+$/);
    expect(demoApi.requestsFor('atendimento.php', 'getDetails')).toHaveLength(0);
    await user.click(line().getByRole('button', { name }));
    await waitFor(() =>
      expect(
        line().queryByRole('list', { name }) ?? line().getByText('Nenhum andamento registrado.'),
      ).toBeVisible(),
    );
    expect(demoApi.requestsFor('atendimento.php', 'getDetails')).toHaveLength(1);
  });

  it('keeps the same name without its phone apart, and asks for it only then', async () => {
    const [, other] = demoApi.db.calls.filter(({ clientId }) => clientId === clientOf());
    if (!other) throw new Error('The demo has one call.');
    demoApi.db.calls.update(other.id, { name: 'Zulmira Xisto Quadros', telephone: '1133334444' });
    const { user } = open();
    await kind(/^Ligações 1$/);
    await pageRead();
    const before = demoApi.requests.length;
    await user.click(screen.getByText(/^Pode ser desta pessoa/));
    const possible = await screen.findByRole('list', { name: 'Pode ser desta pessoa' });
    expect(await within(possible).findByRole('link', { name: `Ligação LI-${other.id}` })).toBeInTheDocument();
    expect(demoApi.requests.length).toBeLessThanOrEqual(before + 2);
    expect(line().queryByRole('link', { name: `Ligação LI-${other.id}` })).not.toBeInTheDocument();
  });

  it.each([
    ['os atendimentos', 'Atendimentos', atendimento],
    ['as ligações', 'Ligações', telefonema],
    ['as manifestações', 'Manifestações', manifestationAddress],
    ['as mensagens', 'Mensagens', historyAddress],
  ])('says that %s failed, and asks for them alone again', async (what, title, address) => {
    demoApi.server.use(http.get(address, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await pageRead(title);
    const before = demoApi.requests.length;
    await user.click(firstOf(screen.getAllByRole('button', { name: `Tentar de novo: ${what}` })));
    await kind(new RegExp(`^${title} \\d+$`));
    expect(demoApi.requests.length).toBe(before + 1);
  });

  it('says what it cannot search while the voter cannot be read', async () => {
    demoApi.server.use(http.get(eleitor, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await screen.findByText(/Sem o cadastro não se sabe/);
    await kind(/^Atendimentos \d+$/);
    const who = within(screen.getByRole('region', { name: 'Quem é' }));
    await user.click(await who.findByRole('button', { name: 'Tentar de novo' }));
    await kind(/^Ligações 1$/);
  });

  it('says that there is no such voter', async () => {
    renderRoute('/voters/987654', { as: administrator.email });
    await seen('Ops! Algo deu errado :(');
  });

  it('ends the session when a source is refused', async () => {
    demoApi.server.use(http.get(telefonema, () => HttpResponse.json({}, { status: 403 })));
    const { path } = open();
    await waitFor(() => expect(path()).toMatch(/^\/auth\//));
  });
});

describe('from the page of a voter', () => {
  it('a call is registered with them in it', async () => {
    const { user } = open();
    await kind(/^Ligações 1$/);
    await press(user, 'Ligação');
    const form = await panel('Registrar ligação');
    await form.findByRole('region', { name: known.voter.name });
    await fill(user, form.getByRole('textbox', { name: 'Assunto' }), 'Agradece a poda.');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await kind(/^Ligações 2$/);
    expect(line().getByText('Agradece a poda.')).toBeVisible();
  });

  it('a message that was sent stands in the line at once, as scheduled', async () => {
    const { user } = open(administrator, '?panel=message');
    const form = await panel('Comunicação com eleitor');
    await choose(user, await form.findByLabelText('Categoria'), 'Cadastro eleitor');
    await user.click(form.getByRole('radio', { name: 'SMS' }));
    await choose(user, form.getByLabelText('Modelo'), /^Boas-vindas/);
    await form.findByLabelText('Mensagem');
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Enviar' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    // The history may load late: the page does not wait for it.
    const held = holdAnswer();
    demoApi.server.use(http.get(historyAddress, () => held.answer));
    await press(user, 'Enviar');
    await screen.findByText('Mensagem programada para envio!');
    const entry = (await screen.findByText('Programada')).closest('li');
    expect(entry).toHaveTextContent(/^Mensagem.*Programada.*Zulmira/);
    held.give(HttpResponse.json({ data: [], total: 0 }));
  });

  it('an appointment starts with who asks for it', async () => {
    open(administrator, '?panel=appointment');
    const form = await panel('Novo compromisso');
    expect(await form.findByRole('textbox', { name: 'Nome do solicitante' })).toHaveValue(known.voter.name);
  });

  it('what one may not do is said', async () => {
    giveRules();
    open(basic, '?panel=remove');
    const closed = await panel('Acesso não permitido');
    expect(closed.getByText(/Você não tem permissão para excluir eleitores/)).toBeVisible();
  });

  it('appointments and reminders of two years are searched once, and say their range', async () => {
    const year = Number(today().slice(0, 4));
    const asked = firstOf(
      demoApi.db.appointments.filter(
        ({ clientId, startDate }) => clientId === clientOf() && startDate >= `${year - 1}-01-01`,
      ),
    );
    demoApi.db.appointments.update(asked.id, { requesterName: 'Mira', requesterPhone: phone });
    const { user } = open();
    await kind(/^Ligações 1$/);
    await press(user, 'Procurar nos compromissos e lembretes de 2 anos');
    await kind(/^Compromissos 1$/);
    const from = new RegExp(`compromissos e tarefas de \\d\\d/\\d\\d/${year - 2} em diante`);
    await seen(from);
    expect(line().getByRole('link', { name: `Compromisso AG-${asked.id}` })).toBeVisible();
  });

  it('the copy of the data says what it lacks', async () => {
    open(administrator, '?panel=copy');
    const copy = await panel('Cópia dos dados (LGPD)');
    expect(
      copy.getByText(/traz tudo desta pessoa, sem esconder nada: .* apague-o depois de entregue/),
    ).toBeVisible();
    await copy.findByText('O que foi encontrado:');
    expect(copy.getByText('Ligações: 1')).toBeVisible();
    expect(copy.getByText('Compromissos e lembretes não foram procurados.')).toBeVisible();
    expect(copy.getByText(/^Campanhas, documentos e arquivos/)).toBeVisible();
  });
});

describe('a value of the page of a voter', () => {
  const newPhone = '19981234567';
  const alone = (label: string) => screen.findByRole('dialog', { name: `Editar eleitor: ${label}` });
  const term = (label: string) => screen.findByText(label, { selector: 'dl dt' });
  const named = (label: string) => screen.findByRole('textbox', { name: label });
  const writes = () =>
    demoApi.requests.filter(({ script, method }) => script === 'eleitor.php' && method !== 'GET');
  const kept = () => demoApi.db.voters.get(known.voter.id);
  /** Once its values can be edited. */
  const ready = () => screen.findByRole('button', { name: 'Mudar um valor' });

  async function openReady(as: { email: string } = administrator) {
    const shown = open(as);
    await pageRead();
    await ready();
    return shown;
  }
  async function asked(user: User, letters: string) {
    await user.keyboard('{F2}');
    const menu = await screen.findByRole('menu', { name: 'O que mudar' });
    await within(menu).findByRole('menuitem', { name: 'Nome' });
    await user.keyboard(`${letters}{Enter}`);
  }

  it('is changed by F2, what it is called, and Enter, and the page shows it as it now is', async () => {
    const { user, path } = await openReady();
    const title = screen.getByRole('heading', { level: 1 });
    await asked(user, 'tel');
    const dialog = await alone('Telefone 1');
    const field = await within(dialog).findByRole('textbox', { name: 'Telefone' });
    await waitFor(() => expect(field).toHaveFocus());
    await expectNoAxeViolations();
    await user.keyboard(`${newPhone}{Enter}`);
    await seen(/ foi atualizado!$/);
    expect(kept()).toMatchObject({ telephone: [{ number: newPhone }] });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const who = within(screen.getByRole('region', { name: 'Quem é' }));
    expect(await who.findByText('(19) 98123-4567')).toBeVisible();
    expect(title).toHaveFocus();
    expect(path()).toBe(`/voters/${known.voter.id}`);
  });

  it('is opened by a double click, also the name in the title, and left by Esc as it was', async () => {
    const { user } = await openReady();
    await pressTwice(user, await term('Apelido'));
    const dialog = await alone('Apelido');
    await waitFor(() => expect(fieldNamed('Apelido')).toHaveFocus());
    await user.keyboard('Zuzu{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await pressTwice(user, screen.getByRole('heading', { level: 1 }));
    const title = await alone('Nome');
    // The field loads with its code.
    expect(await within(title).findAllByRole('textbox')).toEqual([await named('Nome')]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(title).not.toBeInTheDocument());
    expect(writes()).toHaveLength(0);
  });

  it('is asked about where somebody else changed the same, and undone where the page shows it', async () => {
    const { user } = await openReady();
    await pressTwice(user, await term('Apelido'));
    await alone('Apelido');
    await fill(user, await named('Apelido'), 'Zuzu');
    demoApi.db.voters.update(known.voter.id, { nickName: 'Mirinha' });
    await user.keyboard('{Enter}');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Outra pessoa mudou isto enquanto você editava' }),
    );
    await user.click(question.getByRole('radio', { name: /^O seu/ }));
    await press(user, 'Salvar com esta escolha');
    expect(await screen.findByRole('heading', { level: 1, name: /“Zuzu”/ })).toBeVisible();
    expect(kept()).toMatchObject({ nickName: 'Zuzu' });
    await press(user, 'Desfazer');
    expect(await screen.findByRole('heading', { level: 1, name: /“Mirinha”/ })).toBeVisible();
  });

  it('says why it was not saved, and keeps what was typed', async () => {
    const { user } = await openReady();
    await pressTwice(user, await term('Apelido'));
    const dialog = await alone('Apelido');
    await fill(user, await named('Apelido'), 'Zuzu');
    demoApi.server.use(http.put(eleitor, () => HttpResponse.error(), { once: true }));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('Não sabemos se a operação foi concluída.'),
    );
    expect(await named('Apelido')).toHaveValue('Zuzu');
  });

  it('is guarded by a question when Back is pressed with something typed', async () => {
    const { user, router, path } = await openReady();
    const [other] = votersOf().filter(({ id }) => id !== known.voter.id);
    if (!other) throw new Error('The demo has one voter.');
    await act(() => router.navigate(`/voters/${other.id}`));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${other.name}`) });
    await ready();
    await pressTwice(user, await term('Apelido'));
    await alone('Apelido');
    await fill(user, await named('Apelido'), 'Zuzu');
    await act(() => router.navigate(-1));
    await press(user, 'Continuar editando');
    expect(await named('Apelido')).toHaveValue('Zuzu');
    await act(() => router.navigate(-1));
    await press(user, 'Descartar');
    await waitFor(() => expect(path()).toBe(`/voters/${known.voter.id}`));
    expect(writes()).toHaveLength(0);
  });

  it('is not changed by who may not edit, who is told by F2', async () => {
    giveRules();
    const { user } = await openReady(basic);
    await pressTwice(user, await term('Apelido'));
    await user.keyboard('{F2}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
    expect(await screen.findAllByText(/para editar eleitores/)).not.toHaveLength(0);
  });

  it('tells its keys in the help', async () => {
    const { user } = await openReady();
    await user.keyboard('?');
    const help = await panel('Ajuda');
    expect(await help.findByText('Mudar só um valor')).toBeVisible();
  });
});

/** This many services of the voter in all. */
function manyRequests(count: number) {
  const { id: _, ...request } = known.service;
  const held = servicesOf().filter(({ electorId }) => electorId === known.voter.id).length;
  for (let more = held; more < count; more += 1) demoApi.db.services.insert(request);
}

/** Answers the services search of a page this way, until repaired. */
function breakRequests(page: number, answer: () => Promise<Response | undefined> | Response) {
  let isBroken = true;
  demoApi.server.use(
    http.get(atendimento, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const isIt = asked.has('electorReference') && asked.get('page') === String(page);
      return isBroken && isIt ? answer() : undefined;
    }),
  );
  return () => {
    isBroken = false;
  };
}

const panelsOfAll = [
  ['copy', 'Cópia dos dados (LGPD)', 'Cópia dos dados (LGPD)', 'Baixar dados (.json)'],
  ['remove', 'Eliminar (LGPD)', 'Eliminar os dados (LGPD)', 'Eliminar'],
] as const;

describe.each(panelsOfAll)(
  'with more requests than a page has, the panel %s',
  (name, item, title, button) => {
    async function openPanel() {
      const shown = open(administrator, `?panel=${name}`);
      return { ...shown, form: await panel(title) };
    }
    const ready = async (form: ReturnType<typeof within>, count: number) => {
      expect(await form.findByText(`Atendimentos: ${count}`)).toBeVisible();
      expect(await form.findByText('O que foi encontrado:')).toBeVisible();
      await waitFor(() =>
        expect(form.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled', 'true'),
      );
    };

    it.each([101, 250])('reads all %i by address', async (count) => {
      manyRequests(count);
      const { form } = await openPanel();
      await ready(form, count);
    });

    it('reads all from the menu of the page, which has the first of them', async () => {
      manyRequests(250);
      const { user } = open();
      await pageRead();
      await press(user, 'Mais ações');
      await user.click(await screen.findByRole('menuitem', { name: item }));
      await ready(await panel(title), 250);
      await user.keyboard('{Escape}');
      await kind(/^Atendimentos 250$/);
    });

    it('waits for the first page', async () => {
      manyRequests(101);
      const held = holdAnswer();
      const mend = breakRequests(1, () => held.answer);
      const { form } = await openPanel();
      await form.findByText('Procurando tudo o que há desta pessoa...');
      expect(form.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true');
      mend();
      held.give();
      await ready(form, 101);
    });

    it.each([1, 2])('says that page %i failed, and goes on from there', async (page) => {
      manyRequests(101);
      const mend = breakRequests(page, () => HttpResponse.json({}, { status: 500 }));
      const { user, form } = await openPanel();
      const again = await form.findByRole('button', { name: 'Tentar de novo: os atendimentos' });
      mend();
      await user.click(again);
      await ready(form, 101);
    });
  },
);

describe('removing a voter', () => {
  async function openRemoval() {
    const rendered = open(administrator, '?panel=remove');
    const form = await panel('Eliminar os dados (LGPD)');
    await form.findByText('O que foi encontrado:');
    const field = form.getByRole('textbox', { name: /^Para confirmar/ });
    const count = /: (\d+)/.exec(form.getByText(/^Para confirmar/).textContent ?? '')?.[1] ?? '';
    const start = async (typed = count) => {
      await fill(rendered.user, field, typed);
      await rendered.user.click(form.getByRole('button', { name: 'Eliminar' }));
    };
    return { ...rendered, form, start, count };
  }

  it('says that the requests go too, and does nothing before the number is typed', async () => {
    const { form, start } = await openRemoval();
    const services = servicesOf().filter(({ electorId }) => electorId === known.voter.id).length;
    expect(form.getByText(new RegExp(`^${services} atendimento`))).toBeVisible();
    await start('1');
    await form.findByText(/^Digite \d+ para confirmar\.$/);
    expect(votersSent('deletar')).toHaveLength(0);
    expect(demoApi.db.calls.get(known.call.id)).toBeTruthy();
  });

  it('asks for the own password again, and keeps the number typed', async () => {
    const { user, form, count } = await openRemoval();
    await fill(user, form.getByRole('textbox', { name: /^Para confirmar/ }), count);
    await expectPasswordAsked(
      user,
      () => user.click(form.getByRole('button', { name: 'Eliminar' })),
      () => votersSent('deletar').length,
    );
  });

  it('removes the records first and the voter last', async () => {
    const { form, start } = await openRemoval();
    await start();
    await form.findByText('Pronto: 1 feito.');
    expect(votersSent('deletar')).toHaveLength(1);
    const order = demoApi.requests.filter(({ method }) => method !== 'GET').map(({ script }) => script);
    expect(order.at(-1)).toBe('eleitor.php');
    expect(order).toContain('telefonema.php');
    expect(order).toContain('manifestation.php');
    expect(votersOf().some(({ id }) => id === known.voter.id)).toBe(false);
  });

  it.each([
    ['refused', () => refusing('id')()],
    ['lost', () => HttpResponse.json({}, { status: 500 })],
  ])('does not touch the voter when a record before was %s', async (_, answer) => {
    demoApi.server.use(http.post(telefonema, answer));
    const { form, start } = await openRemoval();
    await start();
    await form.findByText(/^Terminou: /);
    expect(votersSent('deletar')).toHaveLength(0);
    expect(form.getByRole('button', { name: 'Eliminar o eleitor assim mesmo' })).toBeVisible();
  });
});
