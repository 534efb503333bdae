import { getConfig } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoApi, lastWord } from '@mocks/testServer';
import { callApi } from '@/api/client';

/**
 * Waits until everything sent so far is in `demoApi.requests`, for tests that count what was not sent. MSW
 * may record a request some tasks after the press, above all the first, whose transport loads lazily. This
 * sends its own requests through the same client, so earlier ones are recorded first; two, since effects may
 * reach the client a task later. Timers still need the clock advanced.
 */
export async function allSent() {
  demoApi.server.use(http.post(`${demoApi.baseUrl}/${lastWord}`, () => HttpResponse.json({})));
  for (let count = 1; count <= 2; count += 1)
    // As in `waitFor`: what arrives meanwhile may re-render outside `act`.
    await getConfig().asyncWrapper(() =>
      callApi({ script: lastWord, method: 'POST', body: {}, isPublic: true, reply: () => null }),
    );
}
