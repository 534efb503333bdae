import { once } from 'node:events';
import { createServer } from 'node:http';
import { addressOf, sendResponse } from '@mocks/host/bridge';
import { createStaticSite } from '@mocks/host/staticSite';
import { dist } from './demoServer';

/** The setting as a build holds it. */
const builtApiUrl = /VITE_API_URL:(["'`])\/api\1/g;

/**
 * Serves the demo build without any API, set to ask the one of another origin as if it had been built for it. The
 * content policy lets the app ask there, as deploy/nginx.conf does.
 * @param port that of the origin which the API was started for
 */
export async function startStaticHost(apiOrigin: string, port: number) {
  const site = createStaticSite(dist);
  let settings = 0;
  const setFor = async (response: Response) => {
    const isScript = response.headers.get('content-type')?.startsWith('text/javascript');
    if (response.status !== 200 || !isScript) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const script = (await response.text()).replace(builtApiUrl, () => {
      settings += 1;
      return `VITE_API_URL:"${apiOrigin}/api"`;
    });
    return new Response(script, { headers });
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
    /** How often the setting was found: not at all, and the app asks its own origin. */
    settings: () => settings,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
