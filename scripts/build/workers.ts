import type { Plugin } from 'vite';
import { reachable } from './reachable.ts';

const beginning = /\.worker\.ts$/;

/**
 * Moves the imports of a worker's first file into a separate chunk, which that file only starts. Otherwise lazy chunks
 * would import the first file for shared code, and WebKit would then evaluate it again as another module, with
 * separate state, replacing the one that has answered so far. One instance per worker: they are built concurrently.
 */
export function placeWorker(): Plugin {
  const begun = new Set<string>();
  return {
    name: 'place-worker',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          {
            name: 'work',
            test: (id) => begun.has(id) && !beginning.test(id),
            includeDependenciesRecursively: false,
          },
        ],
      },
    }),
    buildEnd(failed) {
      if (failed) return;
      const first = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (const id of reachable(first, (one) => this.getModuleInfo(one)?.importedIds)) begun.add(id);
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const firstFiles = files.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const again = files.find(({ imports }) => imports.some((name) => firstFiles.includes(name)));
      if (again) this.error(`${again.fileName} imports a worker's first file (scripts/build/workers.ts).`);
    },
  };
}
