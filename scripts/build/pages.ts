import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const styleFile = join(import.meta.dirname, '../../src/app/firstPaint.css');

/** The rules of the first paint as they stand in the HTML; the content policy names the hash of exactly this text. */
export const firstPaintStyle = () =>
  readFileSync(styleFile, 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Writes them into the page, which then shows itself before its style sheet has come. */
export const inlineFirstPaint: Plugin = {
  name: 'inline-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', children: firstPaintStyle(), injectTo: 'head' }],
  },
};

/**
 * The HTML of each kind of page, with the chunks it names so that they are asked for while the page is read, what
 * the first call waits for before the rest: a browser asks six at a time of a server that speaks HTTP/1.1. A server
 * that knows only index.html works as well: a public page then learns a wait later what it needs.
 */
const pages = {
  'index.html': ['rolldown-runtime', 'client', 'session', 'react', 'shell'],
  'public.html': ['rolldown-runtime', 'react', 'client', 'public'],
};

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Makes these pages of the one that Vite built. The style sheet goes to the end of the body, where what stands before
 * it is painted without waiting for it; the app's scripts still run after it.
 */
export const writePages: Plugin = {
  name: 'write-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') this.error('scripts/build/pages.ts: Vite built no index.html.');
      const built = String(index.source).replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
      const sheets = built.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const html = built
        .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
        .replace('</body>', `  ${sheets.join('\n    ')}\n  </body>`);

      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const [fileName, names] of Object.entries(pages)) {
        const links = names.map((name) => {
          const chunk = chunks.find((each) => each.name === name);
          if (!chunk) this.error(`scripts/build/pages.ts: there is no chunk "${name}" for ${fileName}.`);
          return preload(chunk.fileName);
        });
        // The app's scripts run after the sheet, so it is asked for with the first of them.
        links.unshift(
          ...sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"')),
        );
        const source = html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
        if (fileName === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};
