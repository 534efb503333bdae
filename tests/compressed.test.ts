import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from '../scripts/build/compressed';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tribuna-compressed-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the texts of a build are compressed beside themselves, those of a few bytes and pictures are not', async () => {
  mkdirSync(join(folder, 'assets'));
  const code = 'const saudação = "bom dia";\n'.repeat(200);
  writeFileSync(join(folder, 'assets/app-1a2b.js'), code);
  writeFileSync(join(folder, 'assets/picture.png'), code);
  writeFileSync(join(folder, 'version.json'), '{}');
  await compressFiles(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'app-1a2b.js',
    'app-1a2b.js.br',
    'app-1a2b.js.gz',
    'picture.png',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'version.json']);
  const packed = (ending: string) => readFileSync(join(folder, `assets/app-1a2b.js${ending}`));
  expect(gunzipSync(packed('.gz')).toString()).toBe(code);
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(code);
});
