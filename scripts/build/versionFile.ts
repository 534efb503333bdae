import type { Plugin } from 'vite';
import type { AppVersion } from '../../src/config/version.ts';

/**
 * Writes version.json beside index.html: what an open tab asks for to learn that it was replaced
 * (src/ui/feedback/deployment.ts). `start` is the script the pages begin with; its name has a hash of all that it
 * leads to, so two builds of one commit with other settings are told apart as well.
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
