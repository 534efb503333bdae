import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { demoDist } from '../support/demo.mjs';
import { root } from '../support/run.mjs';

/** The demo's files and the plain pages', which share its server, data and session. */
export const benchDist = '.demo/bench';

/** Their URLs. */
export const plainPaths = {
  table: '/table.html',
  appointment: '/appointment.html',
  text: '/text.html',
  still: '/still.html',
  csv: '/csv.html',
  editor: '/editor.html',
};

const sources = join(import.meta.dirname, 'plain');

/** Preloads in the HTML what the entry imports only when it runs, as a careful developer would. */
const nameLateFiles = {
  name: 'name-late-files',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.values(bundle)
        .filter(({ isDynamicEntry }) => isDynamicEntry)
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
        })),
  },
};

/** Builds the plain pages (plain/) beside a copy of the demo; each separately, so that they share no file. */
export async function buildPlainPages() {
  const outDir = join(root, benchDist);
  rmSync(outDir, { recursive: true, force: true });
  cpSync(join(root, demoDist), outDir, { recursive: true });
  for (const path of Object.values(plainPaths)) {
    await build({
      root: sources,
      configFile: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warn',
      plugins: [react(), nameLateFiles],
      build: {
        outDir,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: { input: join(sources, path) },
      },
    });
  }
}
