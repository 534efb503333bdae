import type { Plugin } from 'vite';
import type { AppVersion } from '../../src/config/version.ts';

/**
 * Writes version.json beside index.html: what an open tab asks for to learn that it was replaced
 * (src/ui/feedback/deployment.ts). `start` is the script the pages begin with; its name has a hash of all that the build
 * holds, so two builds of one commit with other settings are told apart as well.
 */
export const writeVersionFile = (version: AppVersion): Plugin => ({
  name: 'write-version-file',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = bundle['index.html'];
      const html = index?.type === 'asset' ? String(index.source) : '';
      const start = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
      if (!start) this.error('scripts/build/versionFile.ts: index.html starts no script.');
      const source = `${JSON.stringify({ ...version, start })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  },
});
