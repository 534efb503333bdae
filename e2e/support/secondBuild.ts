import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ownName = /-[\w-]{8}(?=\.\w+$)/;

/**
 * Puts another build in the place of the one in a folder. It is the same one under other names: building a second time
 * takes longer than a journey may. Every file of assets/ gets another hash wherever it is named, version.json included,
 * and the files of the first build are gone: what an open tab sees of a deployment.
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
  const rename = (path: string) => {
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(anyName, (name) => renamed.get(name) ?? name),
    );
  };
  for (const [name, other] of renamed) {
    if (/\.(js|css)$/.test(name)) rename(join(assets, name));
    renameSync(join(assets, name), join(assets, other));
  }
  for (const name of ['index.html', 'public.html', 'version.json']) rename(join(folder, name));
}
