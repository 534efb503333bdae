import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Descriptor, ModuleDescriptor } from '../src/records/modules/defineModule';

const source = fileURLToPath(new URL('../src/', import.meta.url));

const files = ['features', 'workflows'].flatMap((floor) =>
  readdirSync(source + floor, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.ts'))
    .sort()
    .map((file) => `${source}${floor}/${file}`),
);

/** The app's descriptors, for what runs without Vite. */
export const descriptors = await Promise.all(
  files.map(async (file) => {
    const { default: found } = (await import(pathToFileURL(file).href)) as {
      default: Descriptor | ModuleDescriptor;
    };
    return found;
  }),
);
