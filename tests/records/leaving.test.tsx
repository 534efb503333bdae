import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '../answers';
import { forms } from '../forms';
import { holdScreen } from '../heldScreen';
import { chooseInMenu, references } from '../list';
import { addressOf } from '../lists/openList';
import { administrator } from '../office';
import { panel } from '../panels';
import { renderRoute } from '../renderRoute';
import { seen } from '../seen';
import { loadScreen } from '../staffRoutes';
import { fieldNamed, fill, press } from '../typing';
import { fillRequired, openCreate, openEdit, preloadForm, someVoter, written } from '../voterForm';

/* Writes that end while the next screen's code is loading: they are reported, and do not navigate. */

installDemoApi();
afterEach(() => vi.restoreAllMocks());

const shown = forms.filter(({ name }) => ['a new ligação', 'another status', 'labels'].includes(name));

describe.each(shown)('the panel of $name', (form) => {
  const { path, script, button, saved } = form;
  beforeAll(() => loadScreen(path), 60_000);

  it('stays as it is when it is saved after another screen was asked for', async () => {
    const handOver = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, router } = renderRoute(path, { as: administrator.email });
    await screen.findByRole('table');
    await form.open(user);
    await screen.findByLabelText(form.field);
    const next = holdScreen(router);
    await next.goThere();
    await form.fill?.(user);
    await fill(user, screen.getByLabelText(form.field), form.value);
    await press(user, button);
    await waitFor(() => expect(demoApi.requestsFor(script, form.action)).not.toHaveLength(0));
    if (saved) await seen(saved);
    else await waitFor(() => expect(handOver).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('dialog')).toBeVisible();
    next.expectOnTheWay();
    await next.arrive();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a removal', () => {
  const path = '/phonecalls/list';
  beforeAll(() => loadScreen(path), 60_000);

  it('that ends after another screen was asked for closes nothing', async () => {
    const { user, router } = renderRoute(path, { as: administrator.email });
    const [reference = ''] = await references();
    await chooseInMenu(user, reference, 'Excluir');
    const confirm = await panel('Remover ligação');
    const next = holdScreen(router);
    await next.goThere();
    await user.click(await confirm.findByRole('button', { name: 'SIM, Remover' }));
    await seen(`A ligação ${reference} foi removida!`);
    expect(screen.getByRole('dialog')).toBeVisible();
    next.expectOnTheWay();
    await next.arrive();
  });
});

describe('the form of a voter', () => {
  beforeAll(preloadForm, 60_000);

  /** Leaves while the response is pending. */
  async function leaveWhileSaved({ user, router }: Awaited<ReturnType<typeof openCreate>>) {
    const held = holdAnswer();
    const isWrite = () => held.answer;
    const eleitor = addressOf('eleitor.php');
    demoApi.server.use(
      http.post(eleitor, isWrite, { once: true }),
      http.put(eleitor, isWrite, { once: true }),
    );
    await press(user, 'Salvar');
    await waitFor(() => expect([...written('POST'), ...written('PUT')]).toHaveLength(1));
    const next = holdScreen(router);
    await next.goThere();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    next.expectOnTheWay();
    return { ...held, ...next };
  }

  it('tells of a new one, and leads nobody away who is on the way to another screen', async () => {
    const opened = await openCreate();
    await fillRequired(opened.user, 'Zulmira Tardia');
    const { give, expectOnTheWay, arrive } = await leaveWhileSaved(opened);
    give();
    await seen('O eleitor Zulmira Tardia foi criado!');
    expectOnTheWay();
    await arrive();
  });

  it('tells of a new one on the next screen, too', async () => {
    const opened = await openCreate();
    await fillRequired(opened.user, 'Zulmira Tardia');
    const { give, arrive } = await leaveWhileSaved(opened);
    await arrive();
    give();
    await seen('O eleitor Zulmira Tardia foi criado!');
    expect(screen.getByRole('button', { name: 'Abrir' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Outra tela' })).toBeVisible();
  });

  it('tells of a change, which can be undone', async () => {
    const opened = await openEdit(someVoter().id);
    await fill(opened.user, fieldNamed('Nome'), 'Zulmira Mudada');
    const { give, expectOnTheWay, arrive } = await leaveWhileSaved(opened);
    give();
    await seen('O eleitor Zulmira Mudada foi atualizado!');
    expectOnTheWay();
    await arrive();
  });

  it('does not take the focus to what was refused', async () => {
    const opened = await openCreate();
    await fillRequired(opened.user);
    const { give, expectOnTheWay } = await leaveWhileSaved(opened);
    // The closed question returns focus.
    await waitFor(() => expect(document.body).not.toHaveFocus());
    const { activeElement } = document;
    give(Response.json({ errors: [{ fieldName: 'name', message: 'Recusado.' }] }, { status: 422 }));
    await waitFor(() => expect(fieldNamed('Nome')).toBeInvalid());
    expect(document.activeElement).toBe(activeElement);
    expectOnTheWay();
  });
});
