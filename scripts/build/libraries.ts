import type { Plugin } from 'vite';

/*
 * What libraries bring along that the product never runs, and that a bundler cannot tell from what it does. It stays out
 * of the build, and only of that: tests run the libraries as they come. Every entry must find what it names: a library
 * that moved it in a new version stops the build instead of growing it.
 */

/** Modules that go as a whole, and what stands for them. */
const leftOut: Record<string, string> = {
  // axios: XMLHttpRequest sends, progress included; the query is written by api/call.ts, a body is JSON or FormData, a
  // call is given up by its signal.
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => null;',
  'axios/lib/cancel/CancelToken.js': 'export default null;',
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default null;',
  'axios/lib/helpers/HttpStatusCode.js': 'export default null;',
  'axios/lib/helpers/formDataToJSON.js': 'export default null;',
  'axios/lib/helpers/toFormData.js': 'export default null;',
  'axios/lib/helpers/toURLEncodedForm.js': 'export default null;',
  // crypto-js derives the key of the session's cookie with MD5; these come along for whoever names another.
  'crypto-js/hmac.js': '',
  'crypto-js/sha1.js': '',
  // Grommet's English words.
  'grommet/es6/languages/default.json': 'export default {};',
};

/**
 * The parts of Grommet in use, and what each reads of Grommet's own theme, 42 kB for 60 parts, beside `global`. A part
 * taken anew stops the build until its line is here.
 */
const grommetParts: Record<string, string[]> = {
  Grommet: ['grommet'],
  Keyboard: [],
  Layer: ['layer'],
};
const themeEntries = new Set(['global', ...Object.values(grommetParts).flat()]);

/** Pieces that go, or change, of the modules they are in. */
const cuts: {
  module: RegExp;
  pieces: [piece: RegExp, stands: string | ((...found: string[]) => string)][];
}[] = [
  {
    // Hooks that nobody imports would stay for these marks on them; the descriptions of options are for developing.
    module: /\/downshift\/dist\/downshift\.esm\.mjs$/,
    pieces: [
      [/^use(?:Select|MultipleSelection)\.stateChangeTypes = .*;$/gm, ''],
      [/^ *validatePropTypes(?:\$1)?\(userProps.*\);$/gm, ''],
      [/^var (?:dropdownP|p)ropTypes(?:\$\d)? = [^]*?^\}\)?;$/gm, ''],
    ],
  },
  {
    module: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    pieces: [
      // Parts that nobody imports would stay for their names, and for what React might do while they are made.
      [/^(?:NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm, ''],
      [/^var (NavLink|Form) = (React\d+\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2'],
      // A page is fetched ahead where a server renders it.
      [/React\d+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
    ],
  },
  {
    // Asked in development only.
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

/** Leaves all that out, and takes of libraries in two versions the one for production or for tree shaking. */
export function lightenLibraries(): Plugin {
  const found = new Set<string>();
  const parts = new Set<string>();
  return {
    name: 'lighten-libraries',
    apply: 'build',
    enforce: 'pre',

    async resolveId(source, importer, options) {
      const resolve = (id: string) => this.resolve(id, importer, { ...options, skipSelf: true });
      // Grommet asks for CommonJS icons, which hold all of React and styled-components together.
      if (/^grommet-icons\/(?:icons|themes)\//.test(source)) {
        return resolve(source.replace('grommet-icons/', 'grommet-icons/es6/'));
      }
      // It names only its development build in its package.json, warnings included (its issue 14102).
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
          // The two kinds of replacement are two signatures of `replace`.
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
