import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { demoDist } from '../support/demo.mjs';
import { root } from '../support/run.mjs';

/** The demo's files and the plain table's, which share its server, its data and its session. */
export const benchDist = '.demo/bench';

/** Where the plain table is served. */
export const plainPath = '/plain.html';

/** Builds the plain table (plain/) beside a copy of the demo. */
export async function buildPlainTable() {
  const outDir = join(root, benchDist);
  rmSync(outDir, { recursive: true, force: true });
  cpSync(join(root, demoDist), outDir, { recursive: true });
  const plain = join(import.meta.dirname, 'plain');
  await build({
    root: plain,
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(plain, 'plain.html') },
    },
  });
}
