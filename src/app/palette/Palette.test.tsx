import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { switchLetterKeys } from '@/records/list/deferred/letterKeys';
import { allSent } from '@tests/allSent';
import { holdAnswer } from '@tests/answers';
import { atOnce } from '@tests/atOnce';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { texts } from '@tests/list';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fill, press, type User } from '@tests/typing';
import { eleitor, firstVoter, sent } from '@tests/voters';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen(
        '/dashboard',
        '/services/list',
        '/voters/list',
        '/voters/edit/:id',
        '/tasks/list',
        '/appointments/list',
      ),
      import('./PaletteHost'),
      import('./Palette'),
      import('./sources'),
      import('@/features/appointments/appointments.proposed'),
      import('@/records/list/deferred/AfterRows'),
    ]),
  60_000,
);

const name = 'Procurar em tudo';
const field = () => screen.findByRole('combobox', { name });
const group = (title: string) => screen.findByRole('group', { name: new RegExp(`^${title}`) });
const optionsIn = (part: HTMLElement) => within(part).getAllByRole('option');
const chosen = () => screen.getByRole('option', { selected: true });

async function open(path = '/dashboard', { email } = administrator) {
  const shown = renderRoute(path, { as: email });
  // A panel opened by the URL hides them from the accessibility tree.
  await screen.findByRole('heading', { level: 1, hidden: true });
  await screen.findByRole('button', { name: 'Sua conta', hidden: true });
  return shown;
}

/** The listener's code loads after the screen. */
async function call(user: User) {
  await waitFor(async () => {
    if (!screen.queryByRole('dialog', { name })) await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name })).toBeVisible();
  });
  await waitFor(async () => expect(await field()).toHaveFocus());
}

async function search(user: User, text: string) {
  await call(user);
  await fill(user, await field(), text);
}

const names = (options: HTMLElement[]) =>
  options.map((option) => option.querySelector('span > span')?.textContent);

/** Scripts requested since, in the order of the places. */
const askedBy = (before: number) => demoApi.requests.slice(before).map(({ script }) => script);

describe('what is at hand', () => {
  it('lists screens with their keys and what can be created, at once and without a call', async () => {
    const { user, path } = await open('/tasks/list');
    await screen.findByRole('table');
    await call(user);
    await allSent();
    const before = demoApi.requests.length;
    expect(texts(optionsIn(await group('Ir para'))).slice(0, 2)).toEqual(['InícioGI', 'EleitoresGE']);
    expect(names(optionsIn(await group('Criar')))).toContain('Nova tarefa');
    await expectNoAxeViolations(screen.getByRole('dialog', { name }));
    // Pressing it again changes nothing.
    await user.keyboard('{Control>}k{/Control}');
    const at = await field();
    await atOnce(async () => {
      await user.type(at, 'ligacoes');
      expect(names(screen.getAllByRole('option')).slice(0, 1)).toEqual(['Ligação']);
      await user.clear(at);
      await user.type(at, 'tarefas por');
      expect(names(screen.getAllByRole('option')).slice(0, 1)).toEqual(['Tarefas por status']);
      await user.clear(at);
      await user.type(at, 'NOVA tar');
      expect(names([chosen()])).toEqual(['Nova tarefa']);
      expect(askedBy(before)).toEqual([]);
      await user.keyboard('{Enter}');
    });
    await panel('Nova tarefa');
    expect(path()).toBe('/tasks/list?panel=create');
  });

  it('leaves out what the person may not do, and the keys that are switched off', async () => {
    giveRules('create_treatment');
    const { user } = await open('/dashboard', basic);
    act(() => void switchLetterKeys(false));
    await call(user);
    act(() => void switchLetterKeys(true));
    expect(names(optionsIn(await group('Criar')))).toEqual([
      'Novo atendimento',
      'Colar conversa',
      'Nova enquete',
      'Nova tarefa',
    ]);
    const screens = names(optionsIn(await group('Ir para')));
    expect(screens).toContain('Eleitores');
    expect(screens).not.toContain('Configurações');
  });

  it('starts with the records opened in this session, and stores none of it', async () => {
    const voter = firstVoter();
    const { user } = await open(`/voters/list?panel=details&id=${voter.id}`);
    await panel('Detalhes do eleitor');
    await call(user);
    const recent = within(await group('Abertos há pouco'));
    // Its row may arrive later.
    const name = `${voter.id} - ${voter.name}`;
    expect(await recent.findByRole('option', { name: new RegExp(name), selected: true })).toBeVisible();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(voter.name);
  });
});

describe('a line', () => {
  const line = 'reunião 3/12/2031 14h com Maria';

  it('becomes a new appointment, over whatever screen is there, and is kept nowhere else', async () => {
    const { user, path } = await open('/tasks/list');
    await screen.findByRole('table');
    await search(user, line);
    await waitFor(() => expect(chosen()).toHaveTextContent('Reunião com Maria'));
    expect(chosen()).toHaveTextContent('Novo compromisso: qua, 3 dez 2031, 14:00 – 15:00');
    await expectNoAxeViolations(screen.getByRole('dialog', { name }));
    await user.keyboard('{Enter}');
    const form = await panel('Novo compromisso');
    expect(form.getByLabelText('Assunto')).toHaveValue('Reunião com Maria');
    expect(form.getByLabelText('Data')).toHaveValue('03/12/2031');
    expect(form.getByLabelText('Horário de início')).toHaveValue('14:00');
    expect(form.getByLabelText('Horário de término')).toHaveValue('15:00');
    expect(path()).toBe('/tasks/list');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await seen(/^O compromisso AG-\d+ foi criado!$/);
    const made = demoApi.db.appointments.filter(({ subject }) => subject === 'Reunião com Maria');
    expect(made).toMatchObject([{ startDate: '2031-12-03 14:00:00', endDate: '2031-12-03 15:00:00' }]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Maria');
    // The next new record is empty.
    await search(user, 'novo compromisso');
    await user.keyboard('{Enter}');
    expect((await panel('Novo compromisso')).getByLabelText('Assunto')).toHaveValue('');
  });

  it('of a day that is not sure leaves the day to be chosen, also over the appointments themselves', async () => {
    const { user } = await open('/appointments/list');
    await screen.findByRole('table');
    await search(user, 'visita dia 3 às 14h');
    await waitFor(() => expect(chosen()).toHaveTextContent('Visita dia 3'));
    expect(chosen()).toHaveTextContent('Novo compromisso: escolha o dia, 14:00 – 15:00');
    await user.keyboard('{Enter}');
    const form = await panel('Novo compromisso');
    expect(form.getByLabelText('Data')).toHaveValue('');
    expect(form.getByLabelText('Assunto')).toHaveValue('Visita dia 3');
  });

  it('is offered neither to who may not, nor without an hour of the form’s, nor over another panel', async () => {
    const { user } = await open('/dashboard');
    await search(user, 'Reunião amanhã 3h');
    await waitFor(() => expect(screen.queryByText('Procurando…')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Novo compromisso:/)).not.toBeInTheDocument();
    cleanup();
    const voter = firstVoter();
    const over = await open(`/voters/list?panel=details&id=${voter.id}`);
    await panel('Detalhes do eleitor');
    await search(over.user, line);
    await allSent();
    expect(screen.queryByText(/^Novo compromisso:/)).not.toBeInTheDocument();
    cleanup();
    giveRules('create_treatment');
    const may = await open('/dashboard', basic);
    await search(may.user, line);
    await allSent();
    expect(screen.queryByText(/^Novo compromisso:/)).not.toBeInTheDocument();
  });
});

describe('a search', () => {
  it('leads from anywhere to a voter', async () => {
    const voter = firstVoter();
    const { user, path } = await open();
    await search(user, voter.name);
    await waitFor(() => expect(chosen()).toHaveTextContent(voter.name));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: new RegExp(voter.name) });
    expect(path()).toBe(`/voters/${voter.id}`);
    expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument();
    await call(user);
    // Its row may arrive later.
    const recent = await group('Abertos há pouco');
    await waitFor(() => expect(optionsIn(recent)[0]).toHaveTextContent(voter.name));
  });

  it('sends words to four sources, once, and a reference to one', async () => {
    // All its requests are sent by then; the dashboard sends some late.
    const { user } = await open('/tasks/list');
    await screen.findByRole('table');
    await call(user);
    await allSent();
    const before = demoApi.requests.length;
    const at = await field();
    await atOnce(async (pass) => {
      await user.type(at, 'maria');
      await pass(1000);
    });
    await group('Compromissos');
    await waitFor(() => expect(demoApi.requests.length).toBe(before + 4));
    expect(askedBy(before).sort()).toEqual([
      'atendimento.php',
      'compromisso.php',
      'eleitor.php',
      'legislative.processe.php',
    ]);
    await waitFor(() => expect(screen.queryByText('Procurando…')).not.toBeInTheDocument());
    const service = firstOf(demoApi.db.services.filter(({ clientId }) => clientId === clientOf()));
    const since = demoApi.requests.length;
    await fill(user, await field(), `at ${service.id}`);
    await waitFor(() => expect(chosen()).toHaveTextContent(`AT-${service.id}`));
    expect(askedBy(since)).toEqual(['atendimento.php']);
  });

  it('keeps the choice where it is when a source comes late', async () => {
    const late = holdAnswer();
    demoApi.server.use(http.get(eleitor, async () => void (await late.answer)));
    const { user } = await open();
    await search(user, 'maria');
    const services = await group('Atendimentos');
    await waitFor(() => expect(within(services).queryByText('Procurando…')).not.toBeInTheDocument());
    // Nothing is active below pending groups until the person chooses.
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    const own = chosen();
    expect(services).toContainElement(own);
    late.give();
    await waitFor(async () => expect(optionsIn(await group('Eleitores'))[0]).toHaveTextContent(/maria/i));
    expect(chosen()).toBe(own);
    expect(await field()).toHaveAttribute('aria-activedescendant', own.id);
    await waitFor(() => expect(screen.getByText(/^\d+ opções$/)).toHaveAttribute('role', 'status'));
  });

  it('offers a failed source again in one line, the others as they are', async () => {
    const voter = firstVoter();
    // Not the dashboard, which requests birthdays.
    const { user } = await open('/services/list');
    demoApi.server.use(http.get(eleitor, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await search(user, voter.name);
    const retry = await screen.findByRole('option', { name: 'Eleitores: tentar de novo' });
    await waitFor(() => expect(screen.queryByText('Procurando…')).not.toBeInTheDocument());
    const others = demoApi.requestsFor('atendimento.php', 'search').length;
    await user.click(retry);
    await waitFor(async () => expect(optionsIn(await group('Eleitores'))[0]).toHaveTextContent(voter.name));
    expect(demoApi.requestsFor('atendimento.php', 'search')).toHaveLength(others);
    expect(chosen()).toHaveTextContent(voter.name);
  });

  it('asks nothing for a text left before the pause is over', async () => {
    const { user } = await open();
    await call(user);
    const at = await field();
    await atOnce(async (pass) => {
      await user.type(at, 'mar');
      await user.keyboard('{Escape}');
      await pass(1000);
    });
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveValue('');
    await fill(user, await field(), 'zzzz');
    const [shown] = await screen.findAllByText('Nada encontrado para “zzzz”.');
    expect(shown).toBeVisible();
    // Once visibly, in place of the groups, and once for screen readers.
    const proposed = screen.getAllByText(/Nada encontrado/);
    expect(proposed).toHaveLength(2);
    expect(proposed.map((one) => one.getAttribute('role'))).toEqual([null, 'status']);
    expect(screen.queryByRole('group', { name: 'Eleitores' })).not.toBeInTheDocument();
    // The dashboard also requests birthdays.
    const names = sent('search').flatMap(({ query }) => query.name ?? []);
    expect(names).toEqual(['zzzz']);
  });
});

describe('what can be done with a record', () => {
  it('stands on a second level, from which Esc leads back', async () => {
    const voter = firstVoter();
    const { user, path } = await open();
    const opener = screen.getByRole('button', { name });
    await user.click(opener);
    await fill(user, await field(), voter.name);
    await waitFor(() => expect(chosen()).toHaveTextContent(voter.name));
    await user.keyboard('{Control>}{Enter}{/Control}');
    const second = await screen.findByRole('combobox', { name: `O que fazer com ${voter.name}` });
    await waitFor(() => expect(second).toHaveFocus());
    expect(names(screen.getAllByRole('option'))).toEqual([
      'Novo atendimento',
      'Ligação',
      'Enviar mensagem',
      'Criar lembrete',
      'Editar',
      'Abrir',
    ]);
    await expectNoAxeViolations(screen.getByRole('dialog', { name }));
    await user.keyboard('{Escape}');
    expect(await field()).toHaveValue(voter.name);
    expect(chosen()).toHaveTextContent(voter.name);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    await user.click(opener);
    await fill(user, await field(), voter.name);
    await waitFor(() => expect(chosen()).toHaveTextContent(voter.name));
    await user.keyboard('{Control>}{Enter}{/Control}lemb{Enter}');
    await panel('Criar lembrete');
    // Over the same screen, with focus back on the element that had it before.
    expect(path()).toBe('/dashboard');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is told of and reached by touch with a screen reader, for each record', async () => {
    const voter = firstVoter();
    const { user } = await open();
    await search(user, voter.name);
    await waitFor(() => expect(chosen()).toHaveTextContent(voter.name));
    expect(await field()).toHaveAccessibleDescription(/Ctrl e Enter mostra o que fazer com o escolhido/);
    expect(chosen()).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
    const act = within(await group('Eleitores')).getByRole('option', {
      name: `O que fazer com ${voter.name} (eleitor)`,
    });
    await user.click(act);
    const second = await screen.findByRole('combobox', { name: `O que fazer com ${voter.name}` });
    await waitFor(() => expect(second).toHaveFocus());
    expect(screen.queryByRole('option', { name: /^O que fazer/ })).not.toBeInTheDocument();
  });

  it('is only what the person may do', async () => {
    giveRules();
    const voter = firstVoter();
    const { user } = await open('/dashboard', basic);
    await search(user, voter.name);
    await waitFor(() => expect(chosen()).toHaveTextContent(voter.name));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('combobox', { name: `O que fazer com ${voter.name}` });
    expect(names(screen.getAllByRole('option'))).toEqual(['Enviar mensagem', 'Criar lembrete', 'Abrir']);
  });
});

describe('over what is on the screen', () => {
  it('asks before a form with something typed is left', async () => {
    const { user, path } = await open('/tasks/list?panel=create');
    const form = await panel('Nova tarefa');
    await fill(user, await form.findByRole('textbox', { name: 'Descrição' }), 'Ligar');
    await call(user);
    await user.type(await field(), 'despesas{Enter}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(path()).toBe('/tasks/list?panel=create');
    // A question must be answered first.
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument();
  });

  it('opens a record over the list as it is filtered', async () => {
    const { user, path } = await open('/services/list?statusId=1');
    await screen.findByRole('table');
    const service = firstOf(demoApi.db.services.filter(({ clientId }) => clientId === clientOf()));
    await search(user, `AT-${service.id}`);
    await waitFor(() => expect(chosen()).toHaveTextContent(`AT-${service.id}`));
    await user.keyboard('{Enter}');
    await panel(/^Detalhes do atendimento/);
    await waitFor(() => expect(path()).toBe(`/services/list?statusId=1&panel=details&id=${service.id}`));
  });

  it('does something with a record over its list as it is filtered, in the list’s own panel', async () => {
    const { user, path } = await open('/services/list?statusId=1');
    await screen.findByRole('table');
    const service = firstOf(demoApi.db.services.filter(({ clientId }) => clientId === clientOf()));
    await search(user, `AT-${service.id}`);
    await waitFor(() => expect(chosen()).toHaveTextContent(`AT-${service.id}`));
    await user.keyboard('{Control>}{Enter}{/Control}comen{Enter}');
    await panel(/^Comentar/);
    await waitFor(() => expect(path()).toBe(`/services/list?statusId=1&panel=comment&id=${service.id}`));
  });

  it('leads to the panel of a voter’s page where another panel is open', async () => {
    const voter = firstVoter();
    const { user, path } = await open('/tasks/list?panel=create');
    await panel('Nova tarefa');
    await search(user, voter.name);
    await waitFor(() => expect(chosen()).toHaveTextContent(voter.name));
    await user.keyboard('{Control>}{Enter}{/Control}lemb{Enter}');
    await panel('Criar lembrete');
    expect(path()).toBe(`/voters/${voter.id}?panel=reminder`);
  });

  it('saves what was done over another screen, which stays, and offers the record', async () => {
    const { user, path } = await open('/services/list');
    await screen.findByRole('table');
    await call(user);
    await user.type(await field(), 'nova tar{Enter}');
    const form = await panel('Nova tarefa');
    await fill(user, await form.findByRole('textbox', { name: 'Descrição' }), 'Levar o ofício');
    await press(user, 'Salvar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/services/list');
    await press(user, 'Abrir');
    await waitFor(() => expect(path()).toMatch(/^\/tasks\/list\?panel=details&id=\d+$/));
  });

  it('takes the keys pressed before its code has come', async () => {
    const { holdEarlyKeys, takeEarlyText } = await import('./earlyKeys');
    holdEarlyKeys(() => undefined);
    for (const key of ['m', 'a', 'x', 'Backspace', 'r']) fireEvent.keyDown(document.body, { key });
    expect(takeEarlyText()).toBe('mar');
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(takeEarlyText()).toBe('');
  });

  it('takes accents too: of two keys, of Alt, and put together without one', async () => {
    const { holdEarlyKeys, takeEarlyText } = await import('./earlyKeys');
    holdEarlyKeys(() => undefined);
    const keys = [
      { key: 's' },
      // The accent, then the composed letter.
      ...[{ key: 'Dead' }, { key: 'ã' }],
      { key: 'o' },
      { key: ' ' },
      // On a Mac.
      { key: 'ç', altKey: true },
      // Opens menus on other systems.
      { key: 'f', altKey: true },
    ];
    for (const key of keys) fireEvent.keyDown(document.body, key);
    const caught = document.activeElement as HTMLInputElement;
    // Simulates an input method that composes the letter.
    fireEvent(
      caught,
      new InputEvent('beforeinput', { inputType: 'insertText', data: 'ú', bubbles: true, cancelable: true }),
    );
    fireEvent(caught, new CompositionEvent('compositionend', { data: 'ê', bubbles: true }));
    expect(takeEarlyText()).toBe('são çúê');
    expect(caught).not.toBeInTheDocument();
  });

  it('gives the focus back in the end to what had it before the first key', async () => {
    const { user } = await open();
    const account = screen.getByRole('button', { name: 'Sua conta' });
    account.focus();
    await call(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(account).toHaveFocus());
  });
});

describe('the words of an office', () => {
  it.each([
    ['aniversário', /^Aniversariantes/],
    ['parabéns', /^Aniversariantes/],
    ['papel timbrado', /^Como dizer de onde e de quem é o gabinete/],
    ['timbre', /^Como dizer de onde e de quem é o gabinete/],
    ['cabeçalho', /^Como dizer de onde e de quem é o gabinete/],
    ['login', /^Como convidar alguém da equipe/],
    ['folga', /^Como passar o trabalho de quem saiu ou está de férias/],
    ['substituir', /^Como passar o trabalho de quem saiu ou está de férias/],
    ['relatório mensal', /^Como montar o relatório do mês/],
  ])('%s leads to a screen or to what the help says of it', async (words, found) => {
    const { user } = await open();
    await search(user, words);
    expect((await screen.findAllByRole('option', { name: found })).length).toBeGreaterThan(0);
  });
});

describe('the help', () => {
  it('is found by the words of a question, and opens over the screen', async () => {
    const { user } = await open('/tasks/list');
    await search(user, 'como importar');
    const found = within(await group('Ajuda'));
    await user.click(await found.findByRole('option', { name: /^Como importar uma planilha/ }));
    const help = await panel('Ajuda');
    expect(await help.findByRole('heading', { name: 'Importar eleitores' })).toBeVisible();
    expect(help.getByText('Importar uma planilha').closest('details')).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
