import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { RunOptions } from './types.d.mts' */

/** The project's folder; every command runs there, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure whose message is all the person needs. Any other error is a defect and keeps its stack. */
export class Failure extends Error {}

/** @param {string} text */
export const say = (text) => console.log(text);

/** @type {Set<ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | null} */
let stoppedBy = null;

/** True once the person asked to stop (Ctrl+C or a signal); children were notified already. */
export const isStopping = () => stoppedBy !== null;

/**
 * Registers a child with `main`: it gets the signals of this process, and is awaited.
 * @param {ChildProcess} child
 */
export function follow(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Targets of a command's own streams. */
const own = {
  collected: /** @type {const} */ (['ignore', 'pipe', 'pipe']),
  shown: /** @type {const} */ (['inherit', 'inherit', 'inherit']),
};

/**
 * Runs a command in the project's folder, with this terminal's streams unless `options` says otherwise.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code; 1 when a signal ended it.
 */
export function run(command, args, { collect, told, ...options } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = [...(collect ? own.collected : own.shown), ...(told ? /** @type {const} */ (['ipc']) : [])];
  return new Promise((resolve, reject) => {
    const child = follow(spawn(command, args, { cwd: root, stdio, ...options }));
    if (collect) {
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', collect);
    }
    if (told) child.on('message', /** @type {(message: unknown) => void} */ (told));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the command `name` of an installed package with this Node, without a shell or npx in between.
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {RunOptions & { name?: string }} options
 */
export function runTool(packageName, args, { name = packageName, ...options } = {}) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = join(folder, typeof bin === 'string' ? bin : bin[name]);
  return run(process.execPath, [script, ...args], options);
}

/**
 * Runs npm: the one that called this script, else the one on the path.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm
    ? run(process.execPath, [npm, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
}

/**
 * This process's environment without the VITE_ variables, which would override the .env files, and with `extra`
 * instead. Builds are always production builds.
 * @param {NodeJS.Dict<string>} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(([key]) => !key.startsWith('VITE_'));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', ...extra };
}

/**
 * A terminal sends Ctrl+C to the children too, and a second signal would interrupt their shutdown: they get a moment.
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  if (signal === stoppedBy) return;
  stoppedBy = signal;
  if (!running.size) process.exit(130);
  const passOn = () => running.forEach((child) => child.kill(signal));
  if (signal === 'SIGINT' && process.stdin.isTTY) setTimeout(passOn, 1500).unref();
  else passOn();
}

/** @param {unknown} thrown */
function wordsOf(thrown) {
  if (thrown instanceof Failure) return thrown.message;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

/**
 * Runs a script's work: passes signals on to its children and turns a Failure into one sentence and exit code 1.
 * @param {(args: string[]) => unknown} work
 */
export async function main(work) {
  process.chdir(root);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stop(signal));
  try {
    await work(process.argv.slice(2));
  } catch (thrown) {
    if (stoppedBy) process.exit(130);
    console.error(`\n✖ ${wordsOf(thrown)}`);
    process.exit(1);
  }
}
