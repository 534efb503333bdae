import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import type { ApiRequest } from '@/api/call';
import { callApi } from '@/api/client';
import { Button } from '@/ui/button/Button';
import { allSent } from './allSent';
import { press } from './typing';

installDemoApi();

const upload = new FormData();
upload.append('file', new File([new Uint8Array(1_000_000)], 'foto.png'));

/** The first one has to load the transport, the longest path. */
const calls: [name: string, call: Omit<ApiRequest, 'reply'>][] = [
  ['an upload', { script: 'object.php', action: 'create', method: 'POST', body: upload }],
  ['a write', { script: 'telefonema.php', action: 'cadastrar', method: 'POST', body: { name: 'Ana' } }],
  ['a read', { script: 'telefonema.php', action: 'search' }],
];

it.each(calls)('knows of %s that a press made, and leaves no mark of its own', async (_, call) => {
  const send = () => void callApi({ ...call, reply: 'unread' });
  render(<Button onClick={send}>Enviar</Button>);
  const user = userEvent.setup();
  await press(user, 'Enviar');
  await allSent();
  expect(demoApi.requests.map(({ script }) => script)).toEqual([call.script]);
});
