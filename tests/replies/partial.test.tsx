import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '@tests/seen';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { versionText } from '@/config/version';
import { expectNoAxeViolations } from '../axe';
import { downloadFrom } from '../downloads';
import { chips, chooseInMenu, references, rowOf, texts } from '../list';
import { openList, tableOf } from '../lists/openList';
import { edits, modules, recordOf, richest } from '../modules';
import { administrator } from '../office';
import { expectSoundPanel, panel } from '../panels';
import { renderRoute } from '../renderRoute';
import { loadScreen } from '../staffRoutes';
import { press } from '../typing';
import { alterAnswers, unreadableLike, withRows, type Change, type Reply } from './alterAnswers';

installDemoApi();

/** Only one script's responses. */
const of =
  (script: string, change: Change): Change =>
  (reply, request) =>
    request.url.includes(`/${script}`) ? change(reply, request) : undefined;

const breaking = (field: string) => (reply: Reply) =>
  Array.isArray(reply.data) || !(field in reply)
    ? undefined
    : { ...reply, [field]: unreadableLike(reply[field]) };

const detailsText = async () =>
  (await screen.findByText('Detalhes técnicos')).closest('details')?.querySelector('pre')?.textContent ?? '';

describe.each(modules.filter(edits))('one of the $many that was read in part', (module) => {
  const { details, edited, path, script } = module;
  beforeAll(() => loadScreen(path), 60_000);
  const [field = '', word = ''] = edited?.unread ?? [];

  it('is not opened in a form, which says why', async () => {
    const { user } = openList(module);
    const [reference = ''] = await references();
    alterAnswers(breaking(field));
    await chooseInMenu(user, reference, 'Editar');
    const alert = await screen.findByText(/^Não conseguimos ler por inteiro: /);
    expect(alert).toHaveTextContent(`Não conseguimos ler por inteiro: ${word}.`);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    const told = await detailsText();
    expect(told).toContain(`Chamada: GET ${script}`);
    expect(told).toMatch(new RegExp(`Campo: ${field}; esperado: \\S.*; veio: objeto`));
    expect(demoApi.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('shows in its details what was read, and says what was not', async () => {
    const { user } = openList(module);
    const [reference = ''] = await references();
    alterAnswers(breaking(field));
    await user.click(await rowOf(reference));
    const shown = await panel(details.title(reference));
    expect(await shown.findByText(details.label, { selector: 'dt' })).toBeVisible();
    expect(await shown.findByText('1 campo não pôde ser lido.')).toBeVisible();
    expect(await detailsText()).toContain(`Campo: ${field};`);
  });
});

describe.each(richest)('the list of $title, read in part', (module) => {
  const { csv, files, path, csvReference: line } = module;
  beforeAll(() => loadScreen(path), 60_000);

  /** The first row has no id, the second no readable date. */
  const change = of(
    module.script,
    withRows(([first, second, ...rest]) => [{ ...first, id: null }, { ...second, requestDate: {} }, ...rest]),
  );

  it('shows the other rows, a dash for the field, and says so with details, which can be copied', async () => {
    alterAnswers(change);
    const { user } = openList(module);
    await tableOf(module);
    const shown = await references();
    expect(shown).toHaveLength(9);
    expect(within(await rowOf(shown[0] ?? '')).getByText('Não informado')).toBeInTheDocument();
    expect(within(await rowOf(shown[1] ?? '')).queryByText('Não informado')).not.toBeInTheDocument();
    expect(screen.getByText('1 registro não pôde ser lido e 1 campo não pôde ser lido.')).toBeVisible();

    const summary = await screen.findByText('Detalhes técnicos');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    const told = await detailsText();
    expect(told.split('\n')).toEqual([
      expect.stringMatching(/^Quando: \d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'Chamada: GET atendimento.php, ação search',
      expect.stringMatching(/^Resposta: 200, em \d+ ms$/),
      'Campo: data[0].id; esperado: número inteiro; veio: nulo',
      'Campo: data[1].requestDate; esperado: data; veio: objeto',
      `Versão: ${versionText()}`,
    ]);
    await user.click(summary);
    await press(user, 'Copiar');
    await seen('Copiado');
    expect(await navigator.clipboard.readText()).toBe(told);
    await expectNoAxeViolations();
  });

  it('says of its files what they do not hold', async () => {
    alterAnswers(change);
    const { user } = openList(module);
    await tableOf(module);
    const file = await downloadFrom(() => press(user, 'Download Excel (.csv)'));
    const total = Number(/· ([\d.]+)$/.exec(screen.getByRole('heading', { level: 1 }).textContent)?.[1]);
    expect(file.text.split('\r\n').filter((text) => line.test(text.replaceAll('"', '')))).toHaveLength(
      total - 1,
    );
    const said = /^Ficou de fora do arquivo: 1 registro não pôde ser lido e 1 campo não pôde ser lido\.$/;
    const notice = await screen.findByText(said);
    expect(await within(notice.parentElement as HTMLElement).findByText('Detalhes técnicos')).toBeVisible();
    expect(csv).toBeDefined();
    expect(Object.keys(files).length).toBeGreaterThan(0);
  });
});

describe('what else is read in part', () => {
  it('a printed list says at its end what it does not hold', async () => {
    const path = '/appointments/list';
    await loadScreen(path);
    alterAnswers(withRows(([first, ...rest]) => [{ ...first, id: 'x' }, ...rest]));
    const { user } = renderRoute(path, { as: administrator.email });
    await references();
    const file = await downloadFrom(() => press(user, 'Baixar para imprimir (.html)'));
    expect(file.text).toContain('Ficou de fora do arquivo: 1 registro não pôde ser lido.');
  });

  it('the sum of the expenses leaves out those whose value is not known, and says how many', async () => {
    const path = '/expenses/list';
    await loadScreen(path);
    alterAnswers(
      withRows(([first, second, ...rest]) => [
        { ...first, value: 'muito' },
        { ...second, value: null },
        ...rest,
      ]),
    );
    renderRoute(path, { as: administrator.email });
    await seen(/, sem 2 despesas de valor desconhecido$/);
  });

  it('a list of options says once what it lacks', async () => {
    const path = '/services/list';
    await loadScreen(path);
    alterAnswers((reply, { url }) =>
      url.includes('treatmentStatusList') && Array.isArray(reply.data)
        ? { ...reply, data: [{}, ...reply.data] }
        : undefined,
    );
    const { user } = renderRoute(path, { as: administrator.email });
    await references();
    await user.click(await screen.findByRole('button', { name: /^Filtrar / }));
    await seen('De uma lista de opções, 1 registro não pôde ser lido.');
  });

  it('an entry of the settings is not edited on half of it', async () => {
    const path = '/settings/service-origin';
    await loadScreen(path);
    alterAnswers((reply, { url }) =>
      url.includes('origem.php') && Array.isArray(reply.data)
        ? { ...reply, data: reply.data.map((row, index) => (index === 0 ? { ...row, name: {} } : row)) }
        : undefined,
    );
    const { user } = renderRoute(path, { as: administrator.email });
    await seen('1 campo não pôde ser lido.');
    const [edit] = await screen.findAllByRole('button', { name: /^Editar/ });
    if (edit) await user.click(edit);
    await seen(/^Não conseguimos ler por inteiro: Nome\./);
    await expectSoundPanel();
  });

  it('a choice that nobody knows stays in the form, and goes back as it came', async () => {
    const path = '/phonecalls/list';
    await loadScreen(path);
    const { user } = openList({ path });
    const [reference = ''] = await references();
    const calls = modules.find((module) => module.path === path);
    if (!calls) throw new Error('The calls are a module');
    alterAnswers((reply) => ('statusId' in reply ? { ...reply, statusId: 9 } : undefined));
    await chooseInMenu(user, reference, 'Editar');
    expect(await screen.findByRole('radio', { name: '9' })).toBeChecked();
    await press(user, 'Salvar');
    const bodies = () => demoApi.requestsFor('telefonema.php', 'alterar').map(({ body }) => body);
    const id = recordOf(calls, reference);
    await waitFor(() => expect(bodies()).toEqual([expect.objectContaining({ id, status: 9 })]));
  });

  it('an address may search for a choice that nobody knows', async () => {
    const path = '/phonecalls/list';
    await loadScreen(path);
    renderRoute(`${path}?status=9`, { as: administrator.email });
    await waitFor(() =>
      expect(demoApi.requestsFor('telefonema.php', 'search').at(-1)?.query.status).toBe('9'),
    );
    await waitFor(() => expect(texts(chips())).toContain('Status: 9'));
  });
});
