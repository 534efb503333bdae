import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getResponse, type RequestHandler } from 'msw';
import type { Database } from '../db';
import { createHandlers, filesPath, type SendMail } from '../handlers';
import { createJitter, type Late } from '../testing/jitter';
import { addressOf, BodyTooLarge, sendResponse, toRequest } from './bridge';
import { DataFile, openData } from './dataFile';
import { securityHeaders } from './headers';
import { calendarProvider, providerPath } from './calendarProvider';
import { createHostCheck } from './knownNames';
import { StartProblem, type HostOptions } from './options';
import { createStaticSite } from './staticSite';

export interface Host {
  /** E.g. `http://127.0.0.1:4173`. */
  url: string;
  db: Database;
  /** Message for the user, in Portuguese, or null. */
  notice: string | null;
  save(): void;
  /** Also saves the data. */
  close(): Promise<void>;
}

const apiPath = '/api';

/**
 * Serves the API under /api, uploads under /arquivos, the calendar provider's page and, with `dist`, the app
 * elsewhere.
 * @throws StartProblem with what to do when it cannot start
 */
export async function startHost(options: HostOptions, sendMail: SendMail): Promise<Host> {
  const site = options.dist === null ? null : createStaticSite(options.dist);
  const { db, notice } = openData(
    options.dataFile,
    options.voters === null ? {} : { voters: options.voters },
    options.reset,
  );
  const dataFile = options.dataFile === null ? null : new DataFile(options.dataFile, db);
  const handlers = createHandlers(db, {
    baseUrl: apiPath,
    sendMail,
    phpTypical: options.php,
    defects: options.defects,
    allowedOrigin: options.origin ?? undefined,
  });
  const draw = options.jitter === null ? null : createJitter(options.jitter);
  const comeLate = (kind: Late, label: string) => draw && wait(draw(kind, label));
  const isOwnName = createHostCheck([options.host, ...options.names]);

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing)
      .catch((thrown: unknown) => sendFailure(outgoing, thrown))
      .finally(() => dataFile?.saveSoon());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (!isOwnName(incoming.headers.host)) {
      const message = 'Este servidor não atende por este nome. Se ele é seu, inicie com --name e o nome.';
      await sendResponse(outgoing, refusal(421, message), securityHeaders);
      return;
    }
    const { pathname, origin, searchParams } = addressOf(incoming);
    if (pathname.startsWith(`${apiPath}/`) || pathname.startsWith(`${filesPath}/`)) {
      if (options.delay > 0) await wait(options.delay);
      const response = await answerApi(handlers, incoming);
      // Processed in order, delivered out of order.
      await comeLate('answer', `${incoming.method} ${pathname} ${String(incoming.headers.action)}`);
      await sendResponse(outgoing, response, securityHeaders);
    } else if (pathname === providerPath) {
      await sendResponse(outgoing, calendarProvider(origin, searchParams), securityHeaders);
    } else if (site) {
      const {
        accept = '',
        'accept-encoding': acceptEncoding,
        'if-none-match': ifNoneMatch = '',
      } = incoming.headers;
      const page = await site({
        method: incoming.method ?? 'GET',
        pathname,
        accept,
        acceptEncoding: String(acceptEncoding ?? ''),
        ifNoneMatch,
      });
      await comeLate('code', pathname);
      await sendResponse(outgoing, page);
    } else {
      await sendResponse(outgoing, notFound(), securityHeaders);
    }
  }

  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const hostName = options.host.includes(':') ? `[${options.host}]` : options.host;
  dataFile?.save();
  return {
    url: `http://${hostName}:${port}`,
    db,
    notice,
    save: () => dataFile?.save(),
    close: async () => {
      dataFile?.save();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answerApi(handlers: RequestHandler[], incoming: IncomingMessage): Promise<Response> {
  return (await getResponse(handlers, await toRequest(incoming))) ?? notFound();
}

const notFound = () => refusal(404, 'Endereço desconhecido.');

const refusal = (status: number, message: string) => Response.json({ message, errors: [] }, { status });

async function sendFailure(outgoing: ServerResponse, thrown: unknown) {
  // The client disconnected, or part of the response was already sent.
  if (outgoing.destroyed || outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  if (thrown instanceof BodyTooLarge) {
    outgoing.setHeader('connection', 'close');
    await sendResponse(outgoing, refusal(413, 'O envio é grande demais.'), securityHeaders);
  } else if (thrown instanceof TypeError) {
    await sendResponse(outgoing, refusal(400, 'Requisição malformada.'), securityHeaders);
  } else {
    console.error(thrown);
    await sendResponse(outgoing, refusal(500, 'Erro interno da demonstração.'), securityHeaders);
  }
}

function listen(server: Server, { port, host }: HostOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): StartProblem {
  const other = `PORT=${port === 4180 ? 4190 : 4180} npm start`;
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `A porta ${port} já está em uso por outro programa; escolha outra, por exemplo: ${other}`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartProblem(
      `A porta ${port} exige permissão do sistema; escolha outra, por exemplo: ${other}`,
    );
  }
  return new StartProblem(`Não foi possível abrir ${host}:${port} (${error.code ?? error.message}).`);
}
