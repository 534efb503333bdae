import { http, type RequestHandler } from 'msw';
import type { Database } from './db';
import { serveFile } from './modules/files/endpoints';
import { scripts } from './modules/scripts';
import type { Mail } from './protocol/calls';
import { allowOrigin } from './protocol/cors';
import { damagedAnswer, damagedRequest, type DefectName } from './protocol/defects';
import { dispatch } from './protocol/dispatch';
import { Refusal } from './protocol/refusal';
import { prepareVoterSearch } from './modules/voters/findVoters';

/** Receives a mail; `origin` is where the app that asked for it lives, e.g. `http://127.0.0.1:4173`. */
export type SendMail = (mail: Mail, origin: string) => void;

export interface HandlerOptions {
  /** Where the scripts live, as the app's VITE_API_URL; a path such as `/api` answers on every host. */
  baseUrl: string;
  /** Where uploaded files live; `/arquivos` of the host that was asked, unless told. */
  filesUrl?: string;
  now?: () => Date;
  /** Receives the mails the API would send and the origin that was asked; dropped unless told. */
  sendMail?: SendMail;
  /** Another origin whose pages may ask; none unless told. */
  allowedOrigin?: string | undefined;
  /** Replies the way PHP often does, see protocol/phpTypical.ts. */
  phpTypical?: boolean;
  /** What is wrong with every reply besides, see protocol/defects.ts; nothing unless told. */
  defects?: readonly DefectName[];
}

/** Files of the host are served below this path. */
export const filesPath = '/arquivos';

/** The demo API over a database, as MSW handlers; the tests and the HTTP server share them. */
export function createHandlers(db: Database, options: HandlerOptions): RequestHandler[] {
  const { baseUrl, filesUrl, allowedOrigin, now = () => new Date(), sendMail = () => undefined } = options;
  const { defects = [] } = options;
  const anyHost = (address: string) => (address.startsWith('/') ? `*${address}` : address);
  // Sorted and folded once here rather than during the first search.
  prepareVoterSearch(db);

  return [
    http.all(`${anyHost(baseUrl)}/:script`, async ({ request, params }) => {
      const { origin } = new URL(request.url);
      const files = filesUrl ?? origin + filesPath;
      const settings = {
        db,
        now,
        sendMail: (mail: Mail) => sendMail(mail, origin),
        fileUrl: (name: string) => `${files}/${encodeURIComponent(name)}`,
        phpTypical: options.phpTypical ?? false,
      };
      const understood = damagedRequest(defects, request, db);
      const response = await dispatch(scripts, settings, understood, String(params.script));
      const readable = allowedOrigin === undefined ? response : allowOrigin(allowedOrigin, response);
      return damagedAnswer(defects, request, readable);
    }),
    http.get(`${anyHost(filesUrl ?? filesPath)}/:name`, ({ params }) => {
      try {
        return serveFile(db, String(params.name));
      } catch (thrown) {
        if (thrown instanceof Refusal) return new Response(thrown.message, { status: thrown.status });
        throw thrown;
      }
    }),
  ];
}
