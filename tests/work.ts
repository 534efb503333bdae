/*
 * CPU time as a measure: other processes do not count, but the same work takes up to ten times as long on a machine whose
 * processor is shared out. Limits are therefore set for a usual machine, and a fixed piece of work tells how it compares.
 */

/**
 * Milliseconds of work: CPU time, regardless of other processes, but at most the elapsed time, since other threads of
 * this process (garbage collection) count as well.
 */
export function workOf(run: () => unknown): number {
  const started = performance.now();
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return Math.min((user + system) / 1000, performance.now() - started);
}

const lines = Array.from(
  { length: 20_000 },
  (_, line) => `Linha ${line}; com "texto" e número ${line * 7}`,
).join('\n');

/** What readers do: cut a text, look at its characters, keep the pieces. */
function control(): number {
  const kept: string[][] = [];
  let quotes = 0;
  for (const line of lines.split('\n')) {
    kept.push(line.split(';').map((cell) => cell.trim().toUpperCase()));
    for (let at = 0; at < line.length; at += 1) if (line[at] === '"') quotes += 1;
  }
  return kept.length + quotes;
}

/** Milliseconds of `control` on a usual machine: two idle cores. */
const usual = 6;
let isWarm = false;

/** How many times longer than on a usual machine work takes at this moment; at least 1. */
export function slowness(): number {
  // The first runs are interpreted, and would call any machine slow.
  if (!isWarm) for (let run = 0; run < 10; run += 1) control();
  isWarm = true;
  return Math.max(1, Math.min(workOf(control), workOf(control), workOf(control)) / usual);
}

/**
 * The least work of at most `rounds` runs, in milliseconds of a usual machine; it stops at the first below `limit`.
 */
export function leastWork(run: () => unknown, limit: number, rounds = 12): number {
  let least = Infinity;
  for (let round = 0; round < rounds && least >= limit; round += 1) {
    const work = workOf(run);
    least = Math.min(least, work < limit ? work : work / slowness());
  }
  return least;
}
