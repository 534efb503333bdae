import { expect, it, vi } from 'vitest';
import { callApi } from './client';
import { ignoreReply } from './reply';

vi.mock('./transport', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says of a write that could not be sent for want of code that nothing was sent', async () => {
  const { error } = await callApi({ script: 'telefonema.php', method: 'POST', reply: ignoreReply });
  expect(error).toMatchObject({
    ...{ kind: 'offline', outcomeUnknown: false, call: { script: 'telefonema.php', method: 'POST' } },
  });
});
