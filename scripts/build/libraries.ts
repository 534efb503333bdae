import type { Plugin } from 'vite';

/*
 * Removes library code that the product never runs and a bundler cannot detect; builds only, not tests. Every entry
 * must match, so that a new library version stops the build instead of growing it. Only what saves 2 kB gzip or more,
 * measured on the heaviest page (axios 6.8 kB, Grommet's theme 7.4, react-router 3.3, downshift 3.0, styled-components
 * 2.2), and whole replacements on the entrance pages' path (crypto-js 0.4).
 */

/** Modules replaced as a whole. */
const leftOut: Record<string, string> = {
  // axios: we use XMLHttpRequest (upload progress), with JSON or FormData bodies.
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => null;',
  'axios/lib/helpers/HttpStatusCode.js': 'export default null;',
  'axios/lib/helpers/formDataToJSON.js': 'export default null;',
  'axios/lib/helpers/toFormData.js': 'export default null;',
  // The URL already includes its query, no cookie is sent as a header (api/transport.ts), and no body is a URL-encoded
  // form.
  'axios/lib/helpers/buildURL.js': 'export default (url) => url;',
  'axios/lib/core/assertParamsAcyclic.js': 'export default () => undefined;',
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default null;',
  'axios/lib/helpers/toURLEncodedForm.js': 'export default null;',
  'axios/lib/helpers/cookies.js': 'export default null;',
  // crypto-js: deriving a key from a passphrase uses only MD5; EvpKDF imports these two and uses neither.
  'crypto-js/hmac.js': 'export default null;',
  'crypto-js/sha1.js': 'export default null;',
};

/**
 * Grommet components in use, and the sections of its 42 kB theme each reads besides `global`. A new component
 * stops the build until listed here.
 */
const grommetParts: Record<string, string[]> = {
  Keyboard: [],
  Layer: ['layer'],
};
const themeEntries = new Set(['global', ...Object.values(grommetParts).flat()]);

const cuts: {
  module: RegExp;
  pieces: [piece: RegExp, stands: string | ((...found: string[]) => string)][];
}[] = [
  {
    // These assignments keep unused hooks from being tree-shaken.
    module: /\/downshift\/dist\/downshift\.esm\.mjs$/,
    pieces: [[/^use(?:Select|MultipleSelection)\.stateChangeTypes = .*;$/gm, '']],
  },
  {
    module: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    pieces: [
      // Display names and impure calls keep unused components from being tree-shaken.
      [/^(?:NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm, ''],
      [/^var (NavLink|Form) = (React\d+\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2'],
      // Prefetching needs a server that renders pages.
      [/React\d+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
    ],
  },
  {
    // Development only.
    module: /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/,
    pieces: [[/import (\w+) from"@emotion\/is-prop-valid";/, 'const $1 = () => true;']],
  },
  {
    module: /\/grommet\/es6\/themes\/base\.js$/,
    pieces: [
      [/^ {4}(\w+): \{$[^]*?^ {4}\},?$/gm, (entry, name = '') => (themeEntries.has(name) ? entry : '')],
    ],
  },
];

/** Applies the cuts, and picks production or tree-shakeable versions of libraries. */
export function lightenLibraries(): Plugin {
  const found = new Set<string>();
  const parts = new Set<string>();
  return {
    name: 'lighten-libraries',
    apply: 'build',
    enforce: 'pre',

    async resolveId(source, importer, options) {
      const resolve = (id: string) => this.resolve(id, importer, { ...options, skipSelf: true });
      // Its package.json only exposes the development build (its issue 14102).
      if (/^react-router(\/dom)?$/.test(source)) {
        const resolved = await resolve(source);
        return (
          resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
        );
      }
      return null;
    },

    load(id) {
      const name = /\/node_modules\/(.*)$/.exec(id)?.[1] ?? '';
      const [, part] = /^grommet\/es6\/components\/([A-Z]\w+)\//.exec(name) ?? [];
      if (part) parts.add(part);
      const code = leftOut[name];
      if (code === undefined) return null;
      found.add(name);
      return { code, moduleType: 'js' };
    },

    transform(code, id) {
      const pieces = cuts.filter(({ module }) => module.test(id)).flatMap((cut) => cut.pieces);
      if (pieces.length === 0) return null;
      return {
        code: pieces.reduce((rest, [piece, stands]) => {
          // Two overloads of `replace`.
          const cut = typeof stands === 'string' ? rest.replace(piece, stands) : rest.replace(piece, stands);
          if (cut !== rest) found.add(String(piece));
          return cut;
        }, code),
        map: null,
      };
    },

    buildEnd(failed) {
      if (failed) return;
      const wanted = [
        ...Object.keys(leftOut),
        ...cuts.flatMap(({ pieces }) => pieces.map(([piece]) => String(piece))),
      ];
      const gone = wanted.filter((each) => !found.has(each));
      const unknown = [...parts].filter((part) => !(part in grommetParts));
      if (gone.length)
        this.error(`scripts/build/libraries.ts: no longer in the libraries: ${gone.join(' and ')}`);
      if (unknown.length)
        this.error(`scripts/build/libraries.ts: what does Grommet's ${unknown.join()} read of its theme?`);
    },
  };
}
