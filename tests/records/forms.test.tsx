import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '../allSent';
import { holdAnswer, refusing } from '../answers';
import { forms } from '../forms';
import { addressOf, openList } from '../lists/openList';
import { bothForms, createRole, creates, richest } from '../modules';
import { administrator } from '../office';
import { renderRoute } from '../renderRoute';
import { seen } from '../seen';
import { loadScreen } from '../staffRoutes';
import { fieldNamed, fill, press, type User } from '../typing';

installDemoApi();

/** A text field; fields with choices are handled separately. */
const isText = (field: HTMLElement): field is HTMLInputElement =>
  !field.matches('[role=combobox], [role=radiogroup]');

describe.each(forms)('the form of $name', (form) => {
  const {
    action,
    blocked,
    button,
    confirm,
    confirmAgain = confirm,
    limits,
    missing,
    path,
    refused,
    script,
    wrong = [],
  } = form;
  beforeAll(() => loadScreen(path), 60_000);

  const writes = () => demoApi.requestsFor(script, action).filter(({ method }) => method === 'POST');

  async function send(user: User) {
    await press(user, button);
    if (confirm) await user.click(await screen.findByRole('button', { name: confirm }));
  }

  it('is checked, keeps what was typed whatever goes wrong, and is sent once however often it is pressed', async () => {
    // A download link would navigate away.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderRoute(path, { as: administrator.email });
    await screen.findByRole('table');
    await form.open(user);
    await screen.findByLabelText(form.field);
    // Cache: searching the page for a field is slow, and fields stay in place.
    const found = new Map<string, HTMLElement>();
    const named = (label: string) => {
      const before = found.get(label);
      const element = before?.isConnected ? before : fieldNamed(label);
      found.set(label, element);
      return element;
    };
    const field = () => named(form.field);
    const told = (label: string, said: string) =>
      expect(named(label)).toHaveAccessibleDescription(expect.stringContaining(said));

    // Invalid or missing values show an error at their field, and nothing is sent.
    for (const [label, limit] of Object.entries(limits))
      expect(named(label)).toHaveAttribute('maxlength', String(limit));
    const texts = [...wrong.map(([label]) => label), ...Object.keys(missing)].map(named).filter(isText);
    const atFirst = texts.map((text) => [text, text.value] as const);
    for (const [label, typed] of wrong) await fill(user, named(label), typed);
    // Blocked in some forms while something is missing.
    const submit = () => screen.getByRole('button', { name: button });
    if (wrong.length > 0) await user.click(submit());
    for (const [label, , said] of wrong) told(label, said);
    const needed = Object.keys(missing).map(named);
    for (const text of needed.filter(isText)) await user.clear(text);
    await form.empty?.(user);
    if (blocked) await waitFor(() => expect(submit()).toHaveAccessibleDescription(blocked));
    await user.click(submit());
    await waitFor(() => (needed[0] ? expect(needed[0]).toHaveFocus() : undefined));
    for (const [label, said] of Object.entries(missing)) told(label, said);
    await allSent();
    expect(writes()).toHaveLength(0);

    // Server errors are shown at their field.
    for (const [text, value] of atFirst)
      if (text.value !== value) await (value ? fill(user, text, value) : user.clear(text));
    await form.fill?.(user);
    await fill(user, field(), form.value);
    demoApi.server.use(http.post(addressOf(script), refusing(...Object.keys(refused)), { once: true }));
    await send(user);
    for (const [name, label] of Object.entries(refused))
      // Followed by a hint.
      await waitFor(() =>
        expect(named(label)).toHaveAccessibleDescription(expect.stringMatching(`^Recusado: ${name}\\.( |$)`)),
      );
    expect(field()).toHaveValue(form.value);

    const noAnswer = () => HttpResponse.error();
    demoApi.server.use(http.post(addressOf(script), noAnswer, { once: true }));
    await send(user);
    const said = form.unanswered ?? 'Não sabemos se a operação foi concluída.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
    expect(field()).toHaveValue(form.value);

    const held = holdAnswer();
    demoApi.server.use(http.post(addressOf(script), async () => void (await held.answer), { once: true }));
    await user.dblClick(screen.getByRole('button', { name: button }));
    if (confirmAgain) await user.dblClick(await screen.findByRole('button', { name: confirmAgain }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    held.give();
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
    if (form.saved) await seen(form.saved);
    // Refused, unanswered, and done once.
    await allSent();
    expect(writes()).toHaveLength(3);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe.each(richest.filter(creates))('several new ones of the $many', ({ create, form, path, script }) => {
  beforeAll(() => loadScreen(path), 60_000);

  it('are saved one after the other, each from an empty form', async () => {
    const { user } = renderRoute(path, { as: administrator.email });
    await user.click(await screen.findByRole(createRole(create), { name: create.button }));
    await screen.findByLabelText(form.field);
    const writes = () => demoApi.requestsFor(script, form.action).filter(({ method }) => method === 'POST');
    const start = fieldNamed(form.field);
    for (const count of [1, 2]) {
      await form.fill(user);
      await fill(user, fieldNamed(form.field), form.value);
      if (count === 1)
        await press(user, `Salvar e criar ${create.opens.startsWith('Nova') ? 'outra' : 'outro'}`);
      else await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
      await waitFor(() => expect(writes()).toHaveLength(count));
      await waitFor(() => expect(fieldNamed(form.field)).toHaveValue(''));
      expect(await screen.findAllByText(form.saved)).not.toHaveLength(0);
      await waitFor(() => {
        expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
        expect(document.activeElement?.matches('input, textarea')).toBe(true);
      });
    }
    expect(start).not.toBeInTheDocument();
    await press(user, 'Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe.each(bothForms.filter(creates))('a new one of the $many', (module) => {
  const { create, form, path, script } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('is not thrown away without asking', async () => {
    const { user, path: where } = openList(module);
    await user.click(await screen.findByRole(createRole(create), { name: create.button }));
    const field = await screen.findByLabelText(form.field);
    await fill(user, field, form.value);
    for (const keep of [() => press(user, 'Continuar editando'), () => user.keyboard('{Escape}')]) {
      await press(user, 'Cancelar');
      const kept = await screen.findByRole('button', { name: 'Continuar editando' });
      await waitFor(() => expect(kept).toHaveFocus());
      await keep();
      await waitFor(() => expect(kept).not.toBeInTheDocument());
      expect(field).toBeInTheDocument();
      expect(field).toHaveValue(form.value);
    }
    await press(user, 'Cancelar');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(() => expect(where()).toBe(path));
    await allSent();
    expect(demoApi.requests.filter((one) => one.script === script && one.method === 'POST')).toEqual([]);
  });
});
