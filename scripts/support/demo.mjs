import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildEnvironment, Failure, isStopping, root, run, runTool, say } from './run.mjs';

/** @import { RunOptions } from './types.d.mts' */

/** Where the demo's static files are built. */
export const demoDist = '.demo/dist';
const stampFile = '.demo/build.sha256';

/** Everything the demo is built from. */
const buildInputs = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'tsconfig.base.json',
  'tsconfig.json',
  '.env.demo',
  'package-lock.json',
];

/**
 * Builds the demo's static files, unless their inputs are unchanged.
 * @param {RunOptions} options of `run`; with `collect`, messages are collected as well.
 */
export async function buildDemo(options = {}) {
  const { collect } = options;
  /** @type {(text: string) => void} */
  const tell = collect ? (text) => collect(`${text}\n`) : say;
  const stamp = hashOf(buildInputs);
  const stampPath = join(root, stampFile);
  if (existsSync(join(root, demoDist, 'index.html')) && readIfThere(stampPath) === stamp) {
    tell('▸ A demonstração já está construída: nada mudou.');
    return;
  }
  tell('▸ Construindo a demonstração…');
  // Built separately and then moved into place, so that a running server never serves half a build.
  const aside = `.demo/build-${process.pid}`;
  try {
    const args = ['build', '--mode', 'demo', '--outDir', aside, '--logLevel', 'warn'];
    if ((await runTool('vite', args, { ...options, env: buildEnvironment() })) !== 0) {
      throw new Failure('A construção da demonstração falhou (veja a mensagem acima).');
    }
    rmSync(stampPath, { force: true });
    replaceFolder(demoDist, aside);
    writeFileSync(stampPath, stamp);
  } finally {
    rmSync(join(root, aside), { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} replacement
 */
function replaceFolder(folder, replacement) {
  const old = join(root, `${replacement}-old`);
  if (existsSync(join(root, folder))) renameSync(join(root, folder), old);
  renameSync(join(root, replacement), join(root, folder));
  rmSync(old, { recursive: true, force: true });
}

/**
 * Serves the demo until it is stopped.
 * @param {string[]} args options of mocks/server.ts, as the person gave them.
 */
export async function serveDemo(args) {
  say('▸ Iniciando o servidor da demonstração…');
  const code = await run(process.execPath, [
    '--import',
    'tsx',
    'mocks/server.ts',
    '--dist',
    demoDist,
    ...args,
  ]);
  if (isStopping()) return say('\n▸ Demonstração encerrada.');
  if (code !== 0) throw new Failure('O servidor da demonstração parou com erro (veja a mensagem acima).');
}

/**
 * The address the demo server will listen on: options first, then the environment, then the defaults.
 * @param {string[]} args
 */
export function listenAddress(args) {
  const port = optionOf(args, 'port') ?? (process.env.PORT || '4173');
  return { host: optionOf(args, 'host') ?? (process.env.HOST || '127.0.0.1'), port: Number(port) };
}

/**
 * @param {string[]} args
 * @param {string} name
 */
function optionOf(args, name) {
  const at = args.lastIndexOf(`--${name}`);
  if (at >= 0) return args[at + 1];
  return args.findLast((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/**
 * Throws a one-sentence Failure when the address cannot be used.
 * @param {{ host: string, port: number }} address
 * @param {string} command
 */
export async function ensureFree({ host, port }, command) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`A porta precisa ser um número de 0 a 65535. Exemplo: ${command} -- --port 4180`);
  }
  const error = await listen(host, port);
  if (!error) return;
  /** @type {Record<string, string>} */
  const sentences = {
    EADDRINUSE: `A porta ${port} já está em uso. Feche o outro programa ou escolha outra: ${command} -- --port ${port + 7}`,
    EACCES: `Este usuário não pode usar a porta ${port}. Escolha outra, acima de 1023: ${command} -- --port 4180`,
  };
  throw new Failure(
    sentences[error.code ?? ''] ?? `Não é possível escutar em ${host}:${port} (${error.message}).`,
  );
}

/** A currently unused port. */
export async function freePort() {
  let port = 0;
  await listen('127.0.0.1', 0, (server) => {
    const address = server.address();
    if (address && typeof address === 'object') ({ port } = address);
  });
  return port;
}

/**
 * Listens briefly; resolves to the error if that is not possible.
 * @param {string} host
 * @param {number} port
 * @param {(server: import('node:net').Server) => void} onListening
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
function listen(host, port, onListening = () => {}) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => {
      onListening(server);
      server.close(() => resolve(null));
    });
  });
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Files below a path, sorted; tests are not part of a build.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => (/\.test(-row)?\.tsx?$/.test(name) ? [] : filesUnder(`${path}/${name}`)));
}

/** @param {string} file */
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
