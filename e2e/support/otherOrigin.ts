import { once } from 'node:events';
import { createServer } from 'node:http';
import { addressOf, sendResponse } from '@mocks/host/bridge';
import { createStaticSite } from '@mocks/host/staticSite';
import { dist } from './demoServer';

/** As inlined in the build: in the scripts, and in the data of the HTML's own script. */
const builtApiUrl = /(VITE_API_URL:|"apiUrl":)(["'`])\/api\2/g;

/**
 * Serves the demo build without an API, patched to call another origin; the CSP allows it, as in
 * deploy/nginx.conf.
 * @param port the origin the API was told to allow
 */
export async function startStaticHost(apiOrigin: string, port: number) {
  const site = createStaticSite(dist);
  let settings = 0;
  const setFor = async (response: Response) => {
    const isPatched = /^text\/(javascript|html)/.test(response.headers.get('content-type') ?? '');
    if (response.status !== 200 || !isPatched) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const text = (await response.text()).replace(builtApiUrl, (_, name: string) => {
      settings += 1;
      return `${name}"${apiOrigin}/api"`;
    });
    return new Response(text, { headers });
  };
  const server = createServer((incoming, outgoing) => {
    const { accept = '', 'if-none-match': ifNoneMatch = '' } = incoming.headers;
    const { pathname } = addressOf(incoming);
    void site({ method: incoming.method ?? 'GET', pathname, accept, acceptEncoding: '', ifNoneMatch }).then(
      async (answer) => {
        const response = await setFor(answer);
        const policy = response.headers.get('content-security-policy') ?? '';
        response.headers.set(
          'content-security-policy',
          policy.replace("connect-src 'self'", `connect-src 'self' ${apiOrigin}`),
        );
        return sendResponse(outgoing, response);
      },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    /** Number of patched settings; with 0 the app would call its own origin. */
    settings: () => settings,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
