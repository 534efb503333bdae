import { useCallback } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createFailure, resultOf, type ApiResult, type Settled } from './failure';
import { useAppDispatch, type AppDispatch, type RootState } from './store';

interface Request<T> extends PromiseLike<Settled<T>> {
  unsubscribe: () => void;
}

export interface ReadEndpoint<Question, T> {
  initiate: (
    question: Question,
    options: { forceRefetch: true },
  ) => ThunkAction<Request<T>, RootState, unknown, UnknownAction>;
}

/** Queries an endpoint uncached; survives navigation, unlike a screen's reads. The signal aborts it. */
export type Ask = <Question, T>(
  endpoint: ReadEndpoint<Question, T>,
  question: Question,
  signal?: AbortSignal,
) => Promise<ApiResult<T>>;

const askWith =
  (dispatch: AppDispatch): Ask =>
  async (endpoint, question, signal) => {
    while (!signal?.aborted) {
      const request = dispatch(endpoint.initiate(question, { forceRefetch: true }));
      const leave = () => request.unsubscribe();
      signal?.addEventListener('abort', leave);
      const result = await resultOf(request);
      signal?.removeEventListener('abort', leave);
      leave();
      // Leaving a screen aborts all pending reads; this one is independent of the screen, so it is repeated.
      if (!signal?.aborted && result.error?.kind !== 'cancelled') return result;
    }
    return { error: createFailure('cancelled') };
  };

/** `ask` bound to the session's store; stable. */
export function useAsk(): Ask {
  const dispatch = useAppDispatch();
  return useCallback<Ask>((...asked) => askWith(dispatch)(...asked), [dispatch]);
}
