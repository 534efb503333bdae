import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '../allSent';
import { holdAnswer, refusing } from '../answers';
import { expectNoAxeViolations } from '../axe';
import { forms } from '../forms';
import { addressOf, openList } from '../lists/openList';
import { creatingModules } from '../modules';
import { administrator } from '../office';
import { renderRoute } from '../renderRoute';
import { loadScreen } from '../staffRoutes';
import { fieldNamed, fill, press, type User } from '../typing';

installDemoApi();

describe.each(forms)('the form of $name', (form) => {
  const { action, blocked, button, confirm, limits, missing, path, refused, script, wrong = [] } = form;
  beforeAll(() => loadScreen(path), 60_000);

  const field = () => screen.getByLabelText(form.field);
  const writes = () => demoApi.requestsFor(script, action).filter(({ method }) => method === 'POST');

  async function send(user: User) {
    await press(user, button);
    if (confirm) await user.click(await screen.findByRole('button', { name: confirm }));
  }

  async function openForm() {
    const { user } = renderRoute(path, { as: administrator.email });
    await screen.findByRole('table');
    await form.open(user);
    await screen.findByLabelText(form.field);
    return user;
  }

  async function fillIn() {
    const user = await openForm();
    await form.fill?.(user);
    await fill(user, field(), form.value);
    return user;
  }

  it('is checked before it is sent', async () => {
    const user = await openForm();
    for (const [label, limit] of Object.entries(limits))
      expect(fieldNamed(label)).toHaveAttribute('maxlength', String(limit));
    for (const [label, typed] of wrong) await fill(user, fieldNamed(label), typed);
    if (wrong.length > 0) await press(user, button);
    for (const [label, , said] of wrong)
      expect(fieldNamed(label)).toHaveAccessibleDescription(expect.stringContaining(said));
    const needed = Object.keys(missing).map(fieldNamed);
    for (const text of needed.filter((one) => !one.matches('[role=combobox], [role=radiogroup]')))
      await user.clear(text);
    await form.empty?.(user);
    if (blocked) expect(screen.getByRole('button', { name: button })).toHaveAccessibleDescription(blocked);
    await press(user, button);
    await waitFor(() => (needed[0] ? expect(needed[0]).toHaveFocus() : undefined));
    for (const [label, said] of Object.entries(missing))
      expect(fieldNamed(label)).toHaveAccessibleDescription(expect.stringContaining(said));
    await expectNoAxeViolations();
    await allSent();
    expect(writes()).toHaveLength(0);
  });

  it('has each message of the server at its field, and keeps what was typed', async () => {
    demoApi.server.use(http.post(addressOf(script), refusing(...Object.keys(refused))));
    const user = await fillIn();
    await send(user);
    for (const [name, label] of Object.entries(refused))
      await waitFor(() => expect(fieldNamed(label)).toHaveAccessibleDescription(`Recusado: ${name}.`));
    expect(field()).toHaveValue(form.value);
    await expectNoAxeViolations();
  });

  it('survives what goes wrong on the way, and is sent once however often the button is pressed', async () => {
    // A file that is handed over would leave the page.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const user = await fillIn();
    const faults = [
      [() => HttpResponse.json({ message: 'SQLSTATE' }, { status: 500 }), 'O servidor teve um problema'],
      [() => HttpResponse.error(), form.unanswered ?? 'Não sabemos se a operação foi concluída.'],
    ] as const;
    for (const [answer, told] of faults) {
      demoApi.server.use(http.post(addressOf(script), answer, { once: true }));
      await send(user);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told));
      expect(field()).toHaveValue(form.value);
    }
    const held = holdAnswer();
    demoApi.server.use(http.post(addressOf(script), async () => void (await held.answer), { once: true }));
    await user.dblClick(screen.getByRole('button', { name: button }));
    if (confirm) await user.dblClick(await screen.findByRole('button', { name: confirm }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    held.give();
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
    if (form.saved) expect(await screen.findByText(form.saved)).toBeVisible();
    expect(writes()).toHaveLength(faults.length + 1);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe.each(creatingModules.filter(({ create }) => !create.opens.startsWith('/')))(
  'several new ones of the $many',
  ({ create, form, path, script }) => {
    beforeAll(() => loadScreen(path), 60_000);

    it('are saved one after the other, each from an empty form', async () => {
      const { user } = renderRoute(path, { as: administrator.email });
      await user.click(await screen.findByRole('button', { name: create.button }));
      await screen.findByLabelText(form.field);
      const writes = () => demoApi.requestsFor(script, form.action).filter(({ method }) => method === 'POST');
      const start = fieldNamed(form.field);
      for (const count of [1, 2]) {
        await form.fill(user);
        await fill(user, fieldNamed(form.field), form.value);
        if (count === 1) await press(user, 'Salvar e criar outro');
        else await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
        await waitFor(() => expect(writes()).toHaveLength(count));
        await waitFor(() => expect(fieldNamed(form.field)).toHaveValue(''));
        expect(await screen.findAllByText(form.saved)).not.toHaveLength(0);
        expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
        expect(document.activeElement?.matches('input, textarea')).toBe(true);
      }
      expect(start).not.toBeInTheDocument();
      await press(user, 'Cancelar');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
);

describe.each(creatingModules)('a new one of the $many', (module) => {
  const { create, form, path, script } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('is not thrown away without asking', async () => {
    const { user, path: where } = openList(module);
    await user.click(await screen.findByRole('button', { name: create.button }));
    const field = () => screen.getByLabelText(form.field);
    await screen.findByLabelText(form.field);
    await fill(user, field(), form.value);
    for (const keep of [() => press(user, 'Continuar editando'), () => user.keyboard('{Escape}')]) {
      await press(user, 'Cancelar');
      const kept = await screen.findByRole('button', { name: 'Continuar editando' });
      await waitFor(() => expect(kept).toHaveFocus());
      await expectNoAxeViolations();
      await keep();
      await waitFor(() => expect(kept).not.toBeInTheDocument());
      expect(field()).toHaveValue(form.value);
    }
    await press(user, 'Cancelar');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByLabelText(form.field)).not.toBeInTheDocument());
    await waitFor(() => expect(where()).toBe(path));
    await allSent();
    expect(demoApi.requests.filter((one) => one.script === script && one.method === 'POST')).toEqual([]);
  });
});
