import { http, type RequestHandler } from 'msw';
import type { Database } from './db';
import { serveFile } from './modules/files/endpoints';
import { scripts } from './modules/registry';
import type { Mail } from './protocol/calls';
import { allowOrigin } from './protocol/cors';
import { damagedAnswer, damagedRequest, type DefectName } from './protocol/defects';
import { dispatch } from './protocol/dispatch';
import { Refusal } from './protocol/refusal';
import { prepareVoterSearch } from './modules/voters/findVoters';

/** `origin` is the requesting app's, e.g. `http://127.0.0.1:4173`. */
export type SendMail = (mail: Mail, origin: string) => void;

export interface HandlerOptions {
  /** As VITE_API_URL; a path such as `/api` matches every host. */
  baseUrl: string;
  /** Default: `/arquivos` on the requested host. */
  filesUrl?: string;
  now?: () => Date;
  sendMail?: SendMail;
  /** CORS origin; none by default. */
  allowedOrigin?: string | undefined;
  /** PHP-style replies, see protocol/phpTypical.ts. */
  phpTypical?: boolean;
  /** Reply defects, see protocol/defects.ts. */
  defects?: readonly DefectName[];
}

export const filesPath = '/arquivos';

/** The demo API as MSW handlers, for the tests and the HTTP server. */
export function createHandlers(db: Database, options: HandlerOptions): RequestHandler[] {
  const { baseUrl, filesUrl, allowedOrigin, now = () => new Date(), sendMail = () => undefined } = options;
  const { defects = [] } = options;
  const anyHost = (address: string) => (address.startsWith('/') ? `*${address}` : address);
  // Build the search index now, not on the first search.
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
