import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { scripts } from '@mocks/modules/registry';
import { demoApi, installDemoApi } from '@mocks/testServer';
import type { ApiRequest } from '@/api/call';
import { callApi } from '@/api/client';
import { createdId, ignoreReply } from '@/api/reply';
import { chooseInMenu, references } from '../list';
import { addressOf, openList } from '../lists/openList';
import { modules } from '../modules';
import { panel } from '../panels';
import { loadScreen } from '../staffRoutes';

installDemoApi();

const message = 'Este registro está em uso.';
const errors = [{ fieldName: 'name', message: 'Informe o nome.' }];

/** Refusals with status 200, as PHP scripts send them. */
const refusals: [name: string, body: object][] = [
  ['success: false', { success: false, message, errors }],
  ["status: 'error'", { status: 'error', message, errors }],
  ["status: 'erro'", { status: 'erro', message, errors }],
  ['an error', { error: message, errors }],
  ['errors', { message, errors }],
];

/** Every write in the API. */
const writes = [...scripts.values()].flatMap(({ name, calls }) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, action, answer }) => ({ script: name, method, action, isFile: answer.kind === 'file' })),
);

it('knows the writes of the API', () => expect(writes.length).toBeGreaterThan(60));

describe.each(writes)('$method $script $action', ({ script, method, action, isFile }) => {
  it.each(refusals)('is refused by a 200 that says %s', async (_, body) => {
    demoApi.server.use(http.all(addressOf(script), () => HttpResponse.json(body)));
    const call = { script, method, ...(action && { action }), ...(method !== 'DELETE' && { body: {} }) };
    const replies: ApiRequest['reply'][] = isFile ? ['file'] : [ignoreReply, createdId];
    for (const reply of replies) {
      const { data, error } = await callApi<unknown>({ ...call, reply });
      expect(data).toBeUndefined();
      expect(error).toMatchObject({
        kind: 'validation',
        status: 200,
        message,
        errors,
        outcomeUnknown: false,
      });
    }
  });
});

const removed = modules.flatMap((module) => (module.removal ? [{ ...module, removal: module.removal }] : []));

describe.each(removed)('one of the $many that the API does not remove, with status 200', (module) => {
  const { one, path, removal, script } = module;

  it('is told to be there still, and why', async () => {
    await loadScreen(path);
    const { user } = openList(module);
    const [reference = ''] = await references();
    await chooseInMenu(user, reference, 'Excluir');
    const confirm = await panel(removal.title ?? `Remover ${one}`);
    demoApi.server.use(
      ...[http.post, http.delete].map((on) =>
        on(addressOf(script), () => HttpResponse.json({ success: false, message })),
      ),
    );
    await user.click(await confirm.findByRole('button', { name: 'SIM, Remover' }));
    expect(await confirm.findByRole('alert')).toHaveTextContent(message);
    const remove = () => confirm.getByRole('button', { name: 'SIM, Remover' });
    await waitFor(() => expect(remove()).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByText(removal.done(reference))).not.toBeInTheDocument();
  });
});
