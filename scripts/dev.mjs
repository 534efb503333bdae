/*
 * npm run dev: the demo API and Vite's dev server in one command; Vite proxies /api, /arquivos (uploads) and
 * /agenda-demo (the calendar provider's page).
 * --port and --host are Vite's; every other option goes to the demo API (npm run dev -- --delay 800).
 */
import { spawn } from 'node:child_process';
import { ensureFree, freePort } from './support/demo.mjs';
import { checkNode } from './support/install.mjs';
import { Failure, follow, isStopping, main, root, say } from './support/run.mjs';

await main(async (args) => {
  checkNode();
  const { createServer } = await import('vite').catch(() => {
    throw new Failure('Os pacotes não estão instalados. Rode npm ci (ou npm start) primeiro.');
  });
  const { host = '127.0.0.1', port, forApi } = split(args);
  await ensureFree({ host, port }, 'npm run dev');
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const apiArgs = [
    'mocks/server.ts',
    '--port',
    String(apiPort),
    '--host',
    '127.0.0.1',
    '--name',
    host,
    ...forApi,
  ];
  const server = follow(
    spawn(process.execPath, ['--import', 'tsx', ...apiArgs], { cwd: root, stdio: 'inherit' }),
  );
  /** @type {Promise<number | null>} */
  const apiStopped = new Promise((resolve) => server.once('exit', resolve));

  // They would override .env.demo.
  const settings = Object.keys(process.env).filter((key) => key.startsWith('VITE_'));
  settings.forEach((key) => Reflect.deleteProperty(process.env, key));
  const vite = await createServer({
    root,
    mode: 'demo',
    server: {
      host,
      port,
      strictPort: true,
      proxy: { '/api': api, '/arquivos': api, '/agenda-demo': api },
    },
  });
  await vite.listen();
  say('\n▸ Desenvolvimento: a página acompanha o código. Ctrl+C encerra o Vite e a API.');
  vite.printUrls();

  const code = await apiStopped;
  await vite.close();
  if (!isStopping()) {
    throw new Failure(`A API de demonstração parou (código ${code}); veja a mensagem acima.`);
  }
  say('\n▸ Encerrado.');
  process.exit(0);
});

/** @param {string[]} args */
function split(args) {
  const forApi = [...args];
  /** @param {string} name */
  const take = (name) => {
    const at = forApi.indexOf(`--${name}`);
    return at < 0 ? undefined : forApi.splice(at, 2)[1];
  };
  return { host: take('host'), port: Number(take('port') ?? 5173), forApi };
}
