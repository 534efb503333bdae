import { onTestFinished } from 'vitest';
import { sessionFor } from '@mocks/testServer';
import { api } from '@/api/api';
import type { ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import { createStore } from '@/app/store';
import { beginSession, connectTransport, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { modules } from '../modules';
import { statedModules } from '../statedModules';
import { administrator } from '../office';

/* The readers of every module, without rendering. */

// Each injects its endpoints when loaded.
import.meta.glob('/src/{features,messages,lookups,workflows}/**/*Api.ts', { eager: true });

interface Initiated {
  data?: Read;
  error?: ApiFailure;
}

/** A list's rows or a record's fields. */
export interface Read extends Record<string, unknown> {
  rows: ({ id: number; unread?: Unread } & Record<string, unknown>)[];
  total: number;
  unread?: Unread;
}

type Asked = Promise<Initiated> & { unsubscribe: () => void };
type Endpoint = { initiate: (argument: unknown, options: object) => never };

/** Requests as the administrator, without caching. */
export function openReaders() {
  beginSession(readSessionReply(sessionFor(administrator.email)));
  connectTransport(() => undefined);
  const store = createStore();
  onTestFinished(() => {
    store.dispatch(api.util.resetApiState());
    endSession();
  });
  return async (name: string, argument: unknown): Promise<Initiated> => {
    const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[name];
    if (!endpoint) throw new Error(`No module asks for ${name}`);
    const asked: Asked = store.dispatch(endpoint.initiate(argument, { forceRefetch: true }));
    // Unsubscribing earlier may abort it.
    return asked.finally(asked.unsubscribe);
  };
}

export const readers = modules.map((module) => {
  const own = statedModules.get(module.title);
  if (!own) throw new Error(`No module states ${module.title}`);
  const [list, details, form = details] = module.endpoints;
  return { ...module, list, one: details, inForm: form, all: { ...own.emptyFilters, page: 1, limit: 10 } };
});
