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

/* The readers of every module, reached as their screens reach them, without a page. */

// Each injects its calls when it is loaded.
import.meta.glob('/src/features/**/*Api.ts', { eager: true });

/** The names of a module's calls: its list, one record, and that record in its form where that is read in another way. */
const callsOf: Record<string, readonly [list: string, details: string, form?: string]> = {
  Compromissos: ['appointments', 'appointment'],
  Ligações: ['calls', 'call'],
  Eleitores: ['voters', 'voter', 'voterToEdit'],
  Atendimentos: ['services', 'service'],
  'Docs. Proposituras, Adm.': ['documents', 'document'],
  Campanhas: ['campaigns', 'campaign'],
  Manifestações: ['manifestations', 'manifestation'],
  Despesas: ['expenses', 'expense'],
  Enquetes: ['polls', 'poll'],
  Tarefas: ['tasks', 'task'],
};

interface Initiated {
  data?: Read;
  error?: ApiFailure;
}

/** What a reader gave: of a list its rows, of a record its fields. */
export interface Read extends Record<string, unknown> {
  rows: ({ id: number; unread?: Unread } & Record<string, unknown>)[];
  total: number;
  unread?: Unread;
}

type Asked = Promise<Initiated> & { unsubscribe: () => void };
type Endpoint = { initiate: (argument: unknown, options: object) => never };

/** Asks as the screens do, signed in as the administrator; nothing is kept from one question to the next. */
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
    // An answer that nobody waits for may be given up before it is there.
    return asked.finally(asked.unsubscribe);
  };
}

/** Each list of the staff with its readers. */
export const readers = modules.map((module) => {
  const own = statedModules.get(module.title);
  const calls = callsOf[module.title];
  if (!own || !calls) throw new Error(`No reader is known of ${module.title}`);
  const [list, details, form = details] = calls;
  return { ...module, list, one: details, inForm: form, all: { ...own.emptyFilters, page: 1, limit: 10 } };
});
