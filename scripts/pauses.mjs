/*
 * Until stopped, repeatedly pauses some processes of this folder's browsers, like a busy machine: events that a test
 * assumes to be simultaneous are separated. Linux only; in a second terminal, beside the journeys:
 *   node scripts/pauses.mjs firefox
 *   node scripts/pauses.mjs chrom
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, isStopping, main, root, say } from './support/run.mjs';

/** Milliseconds of a pause, and between two: a journey waits twenty seconds at most. */
const pauses = [50, 200, 500, 1200];
const gaps = [20, 100, 300];

/** @param {readonly number[]} among */
const drawn = (among) => among[Math.floor(Math.random() * among.length)] ?? 0;

/**
 * Ids of processes whose command contains this word and that were started in the repository.
 * @param {string} word
 */
function processesOf(word) {
  return readdirSync('/proc').flatMap((id) => {
    try {
      const isOurs = `${readlinkSync(`/proc/${id}/cwd`)}/`.startsWith(root);
      const [command = ''] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
      return isOurs && command.includes(word) ? [Number(id)] : [];
    } catch {
      // No process, or it has ended.
      return [];
    }
  });
}

/**
 * @param {readonly number[]} ids
 * @param {'SIGSTOP' | 'SIGCONT'} signal
 */
function tell(ids, signal) {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended.
    }
  }
}

await main(async ([word]) => {
  if (process.platform !== 'linux') throw new Failure('As pausas só existem no Linux.');
  if (!word) throw new Failure('Diga de que navegador: firefox ou chrom.');
  say(`Pausas nos processos de "${word}" desta pasta, até Ctrl+C.`);
  let stopped = /** @type {number[]} */ ([]);
  process.on('exit', () => tell(stopped, 'SIGCONT'));
  while (!isStopping()) {
    stopped = processesOf(word).filter(() => Math.random() < 0.4);
    tell(stopped, 'SIGSTOP');
    await delay(drawn(pauses));
    tell(stopped, 'SIGCONT');
    await delay(drawn(gaps));
  }
});
