import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer, refusing } from '../answers';
import { expectNoAxeViolations } from '../axe';
import { addressOf, openList } from '../lists/openList';
import { modules } from '../modules';
import { loadScreen } from '../staffRoutes';
import { fill, press } from '../typing';

installDemoApi();

describe.each(modules)('a new one of the $many', (module) => {
  const { create, form, path, script } = module;
  beforeAll(() => loadScreen(path), 60_000);

  const field = () => screen.getByLabelText(form.field);
  const writes = () => demoApi.requestsFor(script, form.action).filter(({ method }) => method === 'POST');

  async function openForm() {
    const { user, path: where } = openList(module);
    await user.click(await screen.findByRole('button', { name: create.button }));
    await screen.findByLabelText(form.field);
    return { user, where };
  }

  async function fillIn() {
    const { user, where } = await openForm();
    await form.fill(user);
    await fill(user, field(), form.value);
    return { user, where };
  }

  it('has each message of the server at its field, and keeps what was typed', async () => {
    demoApi.server.use(http.post(addressOf(script), refusing(...Object.keys(form.refused))));
    const { user } = await fillIn();
    await press(user, 'Salvar');
    for (const [name, element] of Object.entries(form.refused))
      await waitFor(() => expect(element()).toHaveAccessibleDescription(`Recusado: ${name}.`));
    expect(field()).toHaveValue(form.value);
    await expectNoAxeViolations();
  });

  it('survives what goes wrong on the way, and is sent once however often the button is pressed', async () => {
    const { user } = await fillIn();
    const faults = [
      [() => HttpResponse.json({ message: 'SQLSTATE' }, { status: 500 }), 'O servidor teve um problema'],
      [() => HttpResponse.error(), 'Não sabemos se a operação foi concluída.'],
    ] as const;
    for (const [answer, told] of faults) {
      demoApi.server.use(http.post(addressOf(script), answer, { once: true }));
      await press(user, 'Salvar');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told));
      expect(field()).toHaveValue(form.value);
    }
    const held = holdAnswer();
    demoApi.server.use(http.post(addressOf(script), async () => void (await held.answer), { once: true }));
    await user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    held.give();
    expect(await screen.findByText(form.saved)).toBeVisible();
    expect(writes()).toHaveLength(faults.length + 1);
    expect(await screen.findByRole('table', { name: module.title })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not thrown away without asking', async () => {
    const { user, where } = await openForm();
    await fill(user, field(), form.value);
    await press(user, 'Cancelar');
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(field()).toHaveValue(form.value);
    await press(user, 'Cancelar');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByLabelText(form.field)).not.toBeInTheDocument());
    await waitFor(() => expect(where()).toBe(path));
    expect(writes()).toHaveLength(0);
  });
});
