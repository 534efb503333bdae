import type { Plugin } from 'vite';
import type { AppVersion } from '../../src/config/version.ts';

/**
 * Writes version.json, which open tabs poll to detect a new deployment (src/ui/feedback/deployment.ts).
 * `start` is the hashed entry script, so two builds of one commit with other settings differ too.
 */
export const writeVersionFile = (version: AppVersion): Plugin => ({
  name: 'write-version-file',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const entry = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.name === 'entry',
      );
      if (!entry) this.error('scripts/build/versionFile.ts: there is no chunk "entry".');
      const start = `/${entry.fileName}`;
      const source = `${JSON.stringify({ ...version, start })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  },
});
