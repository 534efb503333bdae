import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Below this size, in bytes, compression saves no packet; as in deploy/nginx.conf. */
const worthwhile = 1024;

const forms = [
  { ending: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
  {
    ending: '.br',
    pack: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
];

/**
 * Writes gzip and Brotli versions of a folder's text files at the best level, which is too slow for a server per
 * request. None is written that would save nothing.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const bytes = await readFile(file);
      if (bytes.length < worthwhile) return;
      for (const { ending, pack } of forms) {
        const packed = await pack(bytes);
        if (packed.length < bytes.length) await writeFile(file + ending, packed);
      }
    }),
  );
}

/** Production builds only: the demo's server compresses on request. */
export const writeCompressed = (isWanted: boolean): Plugin => {
  let folder = '';
  return {
    name: 'write-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    // Last, when public/ has been copied too. After a failed build there may be no folder.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (isWanted && !error) await compressFiles(folder);
      },
    },
  };
};
