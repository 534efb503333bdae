import type { Plugin } from 'vite';
import { reachable } from './reachable.ts';

const beginning = /\.worker\.ts$/;

/**
 * What a worker's first file imports becomes a chunk of its own, which that file only begins. Else what the worker loads
 * later would import the first file for what they share, and WebKit runs that once more then, as another module: with
 * another state, in the place of the one that has answered until then. One for each worker: they are built at once.
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
