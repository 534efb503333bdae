import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addIndication, indication, makeDocument, thisYear } from '@tests/documents';
import { keysOfList, rowOf } from '@tests/list';
import { basic, giveRules } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { atendimento, openServices, sent, servicesOf, voterOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { fieldNamed, type User } from '@tests/typing';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/services/list'),
      import('./JoinInDemand'),
      import('@/features/services/bulk/BulkServices'),
      import('@/records/list/deferred/AfterRows'),
    ]),
  60_000,
);
beforeEach(() => localStorage.clear());

const name = (number: number) => `Indicação ${number}/${thisYear}`;
const title = 'Juntar em uma demanda';

/** Gives the newest services the same category and bairro. */
function haveRequests(count: number) {
  const services = servicesOf().slice(0, count);
  const [first] = services;
  if (!first) throw new Error('There is no request.');
  const { districtId } = voterOf(first);
  for (const service of services) {
    const voter = voterOf(service);
    demoApi.db.voters.update(voter.id, { districtId });
    demoApi.db.services.update(service.id, {
      ...{ categoryId: first.categoryId, documents: [], progress: [], requestDate: '2026-11-02' },
      description: `${voter.name} pede lâmpadas.`,
    });
  }
  return services.map(({ id }) => id);
}

const placeOfRequest = (id: number) => {
  const service = demoApi.db.services.get(id) as ReturnType<typeof servicesOf>[number];
  const category = demoApi.db.serviceCategories.get(service.categoryId)?.name ?? '';
  const district = demoApi.db.districts.get(voterOf(service).districtId ?? 0)?.name ?? '';
  return { category, district };
};

const stateOf = (id: number) => {
  const { documents = [], progress = [] } = demoApi.db.services.get(id) ?? {};
  return { documents, entries: progress.map(({ description }) => description) };
};

/** The next number of the type, which loads when the form opens. */
async function proposedNumber() {
  await waitFor(() => expect(fieldNamed('Número')).not.toHaveValue(''));
  return Number((fieldNamed('Número') as HTMLInputElement).value);
}

/** Selects the newest rows and opens the panel for them. */
async function openForRows(user: User, ids: readonly number[]) {
  const row = await rowOf(`AT-${ids[0]}`);
  await keysOfList(user);
  row.querySelector<HTMLElement>('a.open')?.focus();
  await user.keyboard(' ');
  for (let more = 1; more < ids.length; more += 1) await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
  await user.click(await bar.findByRole('button', { name: title }));
  return panel(title);
}

describe('requests that become one demand', () => {
  it('get one document that names nobody, the link and an entry each, and are taken out again', async () => {
    const ids = haveRequests(3);
    const { user } = openServices();
    const form = await openForRows(user, ids);
    await waitFor(() =>
      expect((fieldNamed('Assunto') as HTMLTextAreaElement).value).toMatch(/, solicitada por 3 moradores$/),
    );
    const number = await proposedNumber();
    await expectSoundPanel();
    await makeDocument(user);
    expect(await form.findByText('Pronto: 6 feitos.')).toBeVisible();
    await waitFor(async () => expect(await form.findByRole('button', { name: 'Imprimir' })).toHaveFocus());
    await expectSoundPanel();
    const made = demoApi.requestsFor('legislative.processe.php', null).filter(({ body }) => body);
    expect(made).toHaveLength(1);
    const text = demoApi
      .requestsFor('legislative.processe.prepare.doc.php', null)
      .flatMap(({ body }) => (body ? [(body as { text: string }).text] : []))
      .join();
    expect(text).toContain('3 moradores');
    for (const id of ids) {
      expect(text).not.toContain(voterOf(demoApi.db.services.get(id) ?? { electorId: 0 }).name);
      expect(stateOf(id)).toEqual({
        documents: [{ typeId: indication().id, number, year: Number(thisYear) }],
        entries: [`Demanda: ${name(number)}, solicitada por 3 moradores.`],
      });
    }
    await user.click(form.getByRole('button', { name: 'Desfazer' }));
    expect(await form.findByText('Pronto: 6 feitos.')).toBeVisible();
    expect(await form.findByText(/fica em Documentos/)).toBeVisible();
    for (const id of ids)
      expect(stateOf(id)).toEqual({
        documents: [],
        entries: [
          `Demanda: ${name(number)}, solicitada por 3 moradores.`,
          `Saiu da demanda: ${name(number)}.`,
        ],
      });
  });

  it('try again what was refused, and nothing that was not', async () => {
    const ids = haveRequests(2);
    const { user } = openServices();
    const form = await openForRows(user, ids);
    demoApi.server.use(
      http.post(
        atendimento,
        ({ request }) =>
          request.headers.get('action') === 'alterar'
            ? HttpResponse.json({ message: 'Agora não.' }, { status: 422 })
            : undefined,
        { once: true },
      ),
    );
    await waitFor(() => expect(fieldNamed('Assunto')).toBeVisible());
    await makeDocument(user);
    expect(await form.findByText(/^Terminou: 2 feitos, 2 recusados/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Tentar de novo os que faltaram' }));
    expect(await form.findByText('Pronto: 2 feitos.')).toBeVisible();
    for (const id of ids) {
      expect(stateOf(id).documents).toHaveLength(1);
      expect(stateOf(id).entries).toHaveLength(1);
    }
    expect(sent('createProgressComment')).toHaveLength(2);
  });

  it('are joined by one more in two presses, where category and bairro are the same', async () => {
    const [id = 0] = haveRequests(1);
    const { category, district } = placeOfRequest(id);
    addIndication(77, {
      menu: `${category} – ${district}: lâmpadas, solicitada por 12 moradores`,
      region: district,
    });
    const { user } = openServices();
    const row = await rowOf(`AT-${id}`);
    await keysOfList(user);
    row.querySelector<HTMLElement>('a.open')?.focus();
    await user.keyboard('m');
    const form = await panel(title);
    const choice = await form.findByRole('radio', { name: new RegExp(`^Indicação - 77/${thisYear}`) });
    await waitFor(() => expect(choice).toBeChecked());
    await expectSoundPanel();
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Juntar 1 atendimento' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await form.findByText('Pronto: 2 feitos.')).toBeVisible();
    expect(stateOf(id).entries).toEqual([`Demanda: ${name(77)}.`]);
    await expectSoundPanel();
  });

  it('are found by the number where nothing is near', async () => {
    const [id = 0] = haveRequests(1);
    addIndication(78, { menu: 'Outro assunto', region: 'Outro lugar' });
    const { user } = openServices();
    const row = await rowOf(`AT-${id}`);
    await keysOfList(user);
    row.querySelector<HTMLElement>('a.open')?.focus();
    await user.keyboard('m');
    const form = await panel(title);
    expect(await form.findByText(/^Não encontramos documento de/)).toBeVisible();
    await user.type(fieldNamed('Outro documento'), `78/${thisYear}`);
    await waitFor(async () =>
      expect(await form.findByRole('radio', { name: /^Indicação - 78/ })).toBeChecked(),
    );
    await user.click(form.getByRole('button', { name: 'Juntar 1 atendimento' }));
    expect(await form.findByText('Pronto: 2 feitos.')).toBeVisible();
    expect(stateOf(id).documents).toHaveLength(1);
  });

  it('say what is not allowed', async () => {
    giveRules('edit_treatment');
    const [id = 0] = servicesOf(basic).map((service) => service.id);
    const { user } = openServices(basic);
    const row = await rowOf(`AT-${id}`);
    await keysOfList(user);
    row.querySelector<HTMLElement>('a.open')?.focus();
    await user.keyboard('m');
    const form = await panel(title);
    expect(await form.findByRole('button', { name: 'Fazer um documento novo' })).toHaveAccessibleDescription(
      /gerar documentos/,
    );
    expect(form.getByText(/Os atendimentos são ligados, sem andamento/)).toBeVisible();
  });
});
