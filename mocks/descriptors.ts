import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Descriptor, ModuleDescriptor } from '../src/records/modules/defineModule';

const source = join(import.meta.dirname, '../src');

const files = ['features', 'workflows'].flatMap((floor) =>
  readdirSync(join(source, floor), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.ts'))
    .sort()
    .map((file) => join(source, floor, file)),
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
