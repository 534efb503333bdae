import { execFileSync } from 'node:child_process';

/**
 * The given flags of Node.js and V8 that this Node.js supports: it does not start with an unknown one, and each version
 * renames or removes some of V8's.
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
