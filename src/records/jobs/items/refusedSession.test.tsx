import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { callApi } from '@/api/client';
import { useWriting } from './useWriting';
import { beginSession, connectTransport, currentSession, endSession } from '@/session/currentSession';
import { isValid, readSessionReply } from '@/session/session';

installDemoApi();

it('a refused session is covered while many writes are open, and ends once their screen is left, answered or not', async () => {
  onTestFinished(endSession);
  const onForbidden = vi.fn();
  connectTransport(onForbidden);
  demoApi.server.use(
    http.get(`${demoApi.baseUrl}/telefonema.php`, () => new HttpResponse(null, { status: 403 })),
  );
  const refuse = () => callApi({ script: 'telefonema.php', action: 'search', reply: 'unread' });
  const begin = () => act(() => beginSession(readSessionReply(sessionFor())));

  begin();
  const { result, unmount } = renderHook(() => useWriting<string>());
  act(() => result.current.start(['a'], { write: () => new Promise(() => undefined) }));
  await act(refuse);
  expect(onForbidden).not.toHaveBeenCalled();
  await waitFor(() => expect(isValid(currentSession())).toBe(false));

  begin();
  unmount();
  await act(refuse);
  expect(onForbidden).toHaveBeenCalledOnce();
});
