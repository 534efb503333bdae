import { execFileSync } from 'node:child_process';
import type { AppVersion } from '../../src/config/version.ts';

/**
 * The commit and the day that a build carries. `APP_COMMIT` says the commit where the sources are built without their
 * history (an archive, a container); without either it is 'local'.
 * @param folder the root of the sources
 */
export function readVersion(folder: string, given = process.env.APP_COMMIT): AppVersion {
  const day = new Date().toISOString().slice(0, 10);
  return { commit: given?.trim().slice(0, 12) || commitOf(folder) || 'local', day };
}

function commitOf(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
