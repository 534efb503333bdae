import { screen, waitFor } from '@testing-library/react';
import { seen } from '@tests/seen';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '../allSent';
import { holdAnswer } from '../answers';
import { addressOf, openList, searches } from '../lists/openList';
import { chooseInMenu, expectValues, heading, references, rowOf } from '../list';
import { modules, recordOf, richest } from '../modules';
import { panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import type { TestedModule } from '../testedModule';

installDemoApi();

/** Removal requests: a write with a removal action, or the DELETE method. */
const removals = ({ script }: TestedModule) =>
  demoApi.requests
    .filter((request) => request.script === script && request.method !== 'GET')
    .map(({ method, body, query }) => (method === 'DELETE' ? { id: Number(query.id) } : body));

/** Answers the next removal this way. */
const nextRemoval = (script: string, answer: HttpResponseResolver) =>
  [http.delete, http.post].map((on) => on(addressOf(script), answer, { once: true }));

const removed = modules.flatMap((module) => (module.removal ? [{ ...module, removal: module.removal }] : []));

describe.each(removed)('removing one of the $many', (module) => {
  const { one, path, removal, script } = module;
  beforeAll(() => loadScreen(path), 60_000);

  async function openRemoval() {
    const { user } = openList(module);
    const [reference = ''] = await references();
    const before = Number(/· ([\d.]+)$/.exec(heading().textContent)?.[1]);
    await chooseInMenu(user, reference, 'Excluir');
    await screen.findByRole('button', { name: 'SIM, Remover' });
    return { user, reference, before, confirm: await panel(removal.title ?? `Remover ${one}`) };
  }

  it('says which one, warns, keeps the panel when refused, is sent once, and reloads the list', async () => {
    const { user, reference, before, confirm } = await openRemoval();
    const id = recordOf(module, reference);
    await waitFor(() => expectValues(removal.facts(id)));
    expect(confirm.getByText(removal.warning)).toBeVisible();
    const remove = () => confirm.getByRole('button', { name: 'SIM, Remover' });

    const errors = ['', 'id'].map((fieldName) => ({ fieldName, message: `Em uso: ${fieldName}.` }));
    demoApi.server.use(
      ...nextRemoval(script, () => HttpResponse.json({ errors }, { status: 400 })),
      ...nextRemoval(script, () => HttpResponse.json({}, { status: 500 })),
    );
    await user.click(remove());
    expect(await confirm.findByRole('alert')).toHaveTextContent('Em uso: .');
    expect(confirm.getByRole('alert')).toHaveTextContent('Em uso: id.');
    await user.click(remove());
    await waitFor(() => expect(confirm.getByRole('alert')).toHaveTextContent('O sistema teve um problema'));
    expect(searches(module)).toHaveLength(1);

    const held = holdAnswer();
    demoApi.server.use(...nextRemoval(script, async () => void (await held.answer)));
    await user.dblClick(remove());
    expect(await confirm.findByRole('button', { name: 'Removendo...' })).toBeVisible();
    held.give();
    await seen(removal.done(reference));
    // Refused twice, done once.
    expect(removals(module)).toEqual([{ id }, { id }, { id }]);
    await waitFor(() => expect(heading()).toHaveTextContent(`· ${before - 1}`));
    expect(await references()).not.toContain(reference);
    await allSent();
    expect(searches(module)).toHaveLength(2);
  });
});

it('a removal can be thought over', async () => {
  const [{ path, one, script }] = richest as [TestedModule];
  await loadScreen(path);
  const { user } = openList({ path });
  const [reference = ''] = await references();
  await chooseInMenu(user, reference, 'Excluir');
  const confirm = await panel(`Remover ${one}`);
  await user.click(await confirm.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rowOf(reference)).toBeVisible();
  await allSent();
  expect(demoApi.requests.filter((one) => one.script === script && one.method !== 'GET')).toEqual([]);
});
