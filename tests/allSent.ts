import { getConfig } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoApi, lastWord } from '@mocks/testServer';
import { callApi } from '@/api/client';

/**
 * Waits until whatever the screen has sent so far stands in `demoApi.requests`: for a test that counts what was not sent.
 * MSW may see a request only some turns after the press that made it, the first above all, whose transport has to be
 * loaded, so that a count right after the press can be the same whether or not one is on its way. This sends requests by
 * the same client and waits for their answers, which is enough: from the client on all take the same way, uploads too,
 * so one made earlier is recorded, and its handler called, earlier. There are two, since what a press sets off (a form's
 * checks, an effect) may reach the client a turn after it, and the first takes longer than that. What waits for a time
 * to pass needs the clock put forward as well.
 */
export async function allSent() {
  demoApi.server.use(http.post(`${demoApi.baseUrl}/${lastWord}`, () => HttpResponse.json({})));
  for (let count = 1; count <= 2; count += 1)
    // As `waitFor` does it: what arrives meanwhile may draw the screen anew without an `act` around it.
    await getConfig().asyncWrapper(() =>
      callApi({ script: lastWord, method: 'POST', body: {}, isPublic: true, reply: () => null }),
    );
}
