import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { minifySync, runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as Beginnings from './beginnings.ts';

const styleFile = join(import.meta.dirname, '../../src/app/firstPaint.css');

/** First-paint rules as inlined in the HTML; the CSP has the hash of exactly this text. */
export const firstPaintStyle = () =>
  readFileSync(styleFile, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Inlined, so that the page paints before its style sheet arrives. */
export const inlineFirstPaint: Plugin = {
  name: 'inline-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', children: firstPaintStyle(), injectTo: 'head' }],
  },
};

const startFile = join(import.meta.dirname, '../../src/app/pageStart.ts');

/** The inline script as contained in the HTML; the CSP has the hash of exactly this text. */
export const pageStartScript = () => {
  const { outputText } = ts.transpileModule(readFileSync(startFile, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return minifySync(startFile, outputText).code.trim();
};

/**
 * HTML pages and their preloaded chunks, those of the first request first: over HTTP/1.1 browsers fetch six
 * at a time. With only index.html, its script names the files of a public page.
 */
const pages = {
  'index.html': ['rolldown-runtime', 'session', 'react', 'shell'],
  'public.html': ['rolldown-runtime', 'react', 'public'],
};
type Html = keyof typeof pages;

/**
 * Requested last on a staff page. Not on a list's, whose rows need none of them: over HTTP/2 they would share the line
 * with what the rows wait for; the shell asks for them once it runs.
 */
const lastChunks = ['transport', 'forms'];

/**
 * The large files that a list waits for, and what sends every further request: browsers that know `compileOnArrival`
 * (Chromium since 136) compile their functions while they arrive, off the page's thread; otherwise each is compiled
 * there at its first call. In smaller files it would save less than its own bytes cost.
 */
const earlyChunks = ['session', 'react', 'shell', 'staff', 'transport', 'Palette'];
/** The first line of a file. */
const compileOnArrival = '//# allFunctionsCalledOnLoad\n';

type Chunk = Rolldown.OutputChunk;

/** @throws Error when the build has none */
function chunkNamed(name: string, chunks: readonly Chunk[]) {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`scripts/build/pages.ts: there is no chunk "${name}".`);
  return found;
}

/** A chunk and its imports, dependencies first. */
function withImports(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(chunk)) return seen;
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, seen);
  }
  return seen.add(chunk);
}

/** The app's tables of each URL's start. */
async function readBeginnings(root: string) {
  // They read only the window's height.
  Object.assign(globalThis, { window: { innerHeight: 0 } });
  const { module } = await runnerImport<typeof Beginnings>('/scripts/build/beginnings.ts', {
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': join(root, 'src') } },
  });
  Reflect.deleteProperty(globalThis, 'window');
  return module;
}

/**
 * The data of `src/app/pageStart.ts`: the first request of each address of an HTML page, and its files that the
 * page does not name.
 */
function beginningsOf(html: Html, chunks: readonly Chunk[], { beginnings, pageSizing }: typeof Beginnings) {
  const isOfStaff = html === 'index.html';
  const named = ['entry', ...pages[html]];
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (source: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  const filesOf = (source: string) => {
    const chunk = chunkOf(source);
    if (!chunk) throw new Error(`scripts/build/pages.ts: which chunk has ${source}?`);
    return (
      [...withImports(chunk, byFile)]
        .filter(({ name }) => !named.includes(name))
        // The largest takes longest.
        .sort((one, other) => other.code.length - one.code.length)
        .map(placeOf)
    );
  };
  const files: string[] = [];
  /** Index of a chunk's file; the HTML lists each once. */
  const placeOf = ({ fileName }: Chunk) => {
    const file = fileName.replace(/^assets\//, '');
    return files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  };
  const shared = isOfStaff ? filesOf('/src/app/StaffShell.tsx') : [];
  const last = isOfStaff ? lastChunks.map((name) => placeOf(chunkNamed(name, chunks))) : [];
  const isList = (path: string) => path.includes('{limit}');
  const rows = beginnings
    .filter(({ hasOwnHtml }) => isOfStaff || hasOwnHtml)
    .map(({ path, screen, call, isPublic }) => {
      const own = filesOf(screen).filter((file) => isPublic || !shared.includes(file));
      const late = isPublic || isList(call?.path ?? '') ? [] : last.filter((file) => !own.includes(file));
      return [path, [...own, ...late], call ? [call.path, call.action] : null, isPublic];
    });
  return { ...pageSizing, files, shared, pages: rows };
}

/** A JSON script element; '<' is escaped, as it could end it. */
const dataElement = (data: object) =>
  `<script type="application/json" id="beginnings">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Derives these pages from Vite's. The style sheet moves to the end of the body, so that the content before
 * it paints first; the app's scripts still run after it.
 */
export const writePages = (apiUrl: () => string): Plugin => ({
  name: 'write-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') this.error('scripts/build/pages.ts: Vite built no index.html.');
      const built = String(index.source).replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
      const sheets = built.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const html = built
        .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
        .replace('</body>', `  ${sheets.join('\n    ')}\n  </body>`);

      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const beginnings = await readBeginnings(join(import.meta.dirname, '../..'));
      for (const [fileName, names] of Object.entries(pages)) {
        const links = names.map((name) => preload(chunkNamed(name, chunks).fileName));
        // Preloaded: the scripts wait for the style sheet.
        links.unshift(
          ...sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"')),
        );
        const own = beginningsOf(fileName as Html, chunks, beginnings);
        const begin = [dataElement({ apiUrl: apiUrl(), ...own }), `<script>${pageStartScript()}</script>`];
        const source = html.replace('</head>', () => `  ${[...links, ...begin].join('\n    ')}\n  </head>`);
        if (fileName === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
      for (const name of earlyChunks) {
        const chunk = chunkNamed(name, chunks);
        chunk.code = compileOnArrival + chunk.code;
      }
    },
  },
});
