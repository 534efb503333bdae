import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ownName = /-[\w-]{7,8}(?=\.\w+$)/;

/**
 * Simulates a deployment without a second build, which takes too long: renames every asset's hash, in all
 * references and version.json, and removes the old files.
 */
export function deploySecondBuild(folder: string) {
  const assets = join(folder, 'assets');
  const renamed = new Map(readdirSync(assets).map((name) => [name, name.replace(ownName, '-Segunda2')]));
  const taken = new Set<string>();
  for (const [name, other] of renamed) {
    if (taken.has(other)) renamed.set(name, other.replace('-Segunda2', `-Segunda${taken.size}`));
    taken.add(renamed.get(name) ?? name);
  }
  const anyName = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  // Remove before writing: the old file may still be streaming.
  const put = (path: string, as = path) => {
    const text = readFileSync(path, 'utf8').replace(anyName, (name) => renamed.get(name) ?? name);
    rmSync(path);
    writeFileSync(as, text);
  };
  for (const [name, other] of renamed) {
    if (/\.(js|css)$/.test(name)) put(join(assets, name), join(assets, other));
    else renameSync(join(assets, name), join(assets, other));
  }
  for (const name of ['index.html', 'public.html', 'version.json']) put(join(folder, name));
}
