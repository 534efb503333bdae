import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { addressOf, sendResponse } from '@mocks/host/bridge';
import { createStaticSite } from '@mocks/host/staticSite';
import { freePort } from '../../scripts/support/demo.mjs';

/** Builds the app to ask this API, as an office does that has its own. */
export async function buildAppFor(apiUrl: string, outDir: string): Promise<void> {
  const args = ['build', '--mode', 'demo', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_URL: apiUrl };
  const build = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(build, 'exit')) as [number];
  if (code !== 0) throw new Error(`The build for ${apiUrl} failed:\n${output}`);
}

/** Serves a build without any API. Its content policy lets the app ask the API's origin, as deploy/nginx.conf does. */
export async function startStaticHost(directory: string, apiOrigin: string) {
  const site = createStaticSite(directory);
  const server = createServer((incoming, outgoing) => {
    const { accept = '', 'if-none-match': ifNoneMatch = '' } = incoming.headers;
    const { pathname } = addressOf(incoming);
    void site({ method: incoming.method ?? 'GET', pathname, accept, acceptEncoding: '', ifNoneMatch }).then(
      (response) => {
        const policy = response.headers.get('content-security-policy') ?? '';
        response.headers.set(
          'content-security-policy',
          policy.replace("connect-src 'self'", `connect-src 'self' ${apiOrigin}`),
        );
        return sendResponse(outgoing, response);
      },
    );
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
