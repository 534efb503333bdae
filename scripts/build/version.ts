import { execFileSync } from 'node:child_process';
import type { AppVersion } from '../../src/config/version.ts';

/**
 * Commit and day of a build. `APP_COMMIT` gives the commit for sources without git history (archives,
 * containers); otherwise 'local'.
 * @param folder root of the sources
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
