import { execFileSync } from 'node:child_process';

/**
 * Of some flags of Node.js and V8, those that this Node.js knows: it does not start with an unknown one, and each version
 * renames and drops some of V8's.
 * @param {readonly string[]} flags each as `--name` or `--name=value`
 */
export function knownFlags(flags) {
  const ofV8 = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const known = new Set([
    ...process.allowedNodeEnvironmentFlags,
    ...(ofV8.match(/(?<=^ +)--[\w-]+/gm) ?? []),
  ]);
  return flags.filter((flag) => known.has(flag.replace(/=.*/, '')));
}
