import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv, type Plugin } from 'vite';
import { givenSeed } from './scripts/support/seed.mjs';
import { writeCompressed } from './scripts/build/compressed.ts';
import { chunkGroups, placeModules } from './scripts/build/chunks.ts';
import { cutDescriptors } from './scripts/build/descriptors.ts';
import { lightenLibraries } from './scripts/build/libraries.ts';
import { inlineFirstPaint, writePages } from './scripts/build/pages.ts';
import { denseStyles } from './scripts/build/styles.ts';
import { readTargets } from './scripts/build/targets.ts';
import { readVersion } from './scripts/build/version.ts';
import { writeVersionFile } from './scripts/build/versionFile.ts';
import { placeWorker } from './scripts/build/workers.ts';
import { readEnvironment } from './src/config/readEnvironment.ts';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The chunks that the HTML names for the staff and the entrance (scripts/build/pages.ts). */
const alwaysThere = /\/(rolldown-runtime|entry|react|session|shell)-[^/]*\.js$/;

/** In tests with a seed, code that is loaded when it is needed comes late: `import()` goes by tests/jitter.ts. */
const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'post',
  apply: () => process.env.VITEST !== undefined && givenSeed(process.env) !== null,
  transform: (code, id) =>
    id.startsWith(inRoot('src/')) && !/\.test\.tsx?$/.test(id)
      ? code.replace(/\bimport\(\s*(["'][^"']+["'])\s*\)/g, 'globalThis.lateImport(() => import($1), $1)')
      : null,
};

/** A file that names others by glob is never kept from a run before: a new one would be missing from it. */
const globsAnew: Plugin = {
  name: 'globs-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

/**
 * Tests that put something in a module's place, and one that reads the rules that styled-components has written: what
 * other files have imported must not be theirs.
 */
const replacing = ['src', 'tests'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.tsx'))
    .filter((file) =>
      /\bvi\.(mock|doMock|resetModules)\(|document\.styleSheets/.test(readFileSync(inRoot(file), 'utf8')),
    ),
);

/** Where tests have a page to draw in. */
const page = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://tribuna.test/' } },
  setupFiles: ['tests/setup.ts'],
};

export default defineConfig(({ mode, command }) => {
  // A build with a missing or malformed setting stops here, with the same message the app would show.
  const readSettings = () => readEnvironment({ ...loadEnv(mode, process.cwd(), 'VITE_') });
  if (command === 'build') readSettings();

  const version = readVersion(inRoot('.'));

  return {
    plugins: [
      react(),
      lateImports,
      globsAnew,
      cutDescriptors,
      lightenLibraries(),
      denseStyles,
      placeModules,
      inlineFirstPaint,
      writePages(() => readSettings().apiUrl),
      writeVersionFile(version),
      writeCompressed(mode === 'production'),
    ],
    // A worker's code is built apart: of a descriptor it too gets what it names.
    worker: { format: 'es', plugins: () => [cutDescriptors, placeWorker()] },
    define: { __APP_VERSION__: JSON.stringify(version) },
    resolve: {
      alias: { '@mocks': inRoot('mocks'), '@tests': inRoot('tests'), '@': inRoot('src') },
    },
    build: {
      // For styles too.
      target: readTargets(inRoot('package.json')),
      manifest: true,
      modulePreload: {
        polyfill: false,
        // What is there before any screen is not named again for each of them.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !alwaysThere.test(file)),
      },
      assetsInlineLimit: 0,
      // Under 3 kB in all; the public pages' own file would come a wait later than the page.
      cssCodeSplit: false,
      rolldownOptions: {
        // Of styled-components: a style that nobody uses, Grommet's among them, is no reason to keep it.
        treeshake: { manualPureFunctions: ['css', 'keyframes'] },
        // earlyCall is imported where it is used so that malformed settings throw there, not to be a file of its own.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // Names that stand in other files, where the end of each is what does not compress.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    test: {
      restoreMocks: true,
      // Much of a test is waiting, so twice as many as there are cores keep them busy.
      maxWorkers: 2 * availableParallelism(),
      // What a file was transformed into is kept between runs, by its text and this file; apart where code comes late.
      experimental: {
        fsModuleCache: true,
        fsModuleCachePath: inRoot(
          `node_modules/.cache/vitest${givenSeed(process.env) === null ? '' : '-late'}`,
        ),
      },
      // A test throws away most of what it makes: with room for it, V8 collects less often, and in one thread with less work.
      // And much of what it runs is run for a moment: what is made machine code of only after fifteen times as long pays for it.
      execArgv: [
        '--min-semi-space-size=32',
        '--max-semi-space-size=64',
        '--single-threaded-gc',
        '--interrupt-budget=1000000',
      ],
      // Ends what hangs: a screen test takes one to five seconds on an idle machine, and ten times as long on one that has
      // ten times as much to do.
      testTimeout: 240_000,
      // A hook loads a screen: on a busy machine the first to ask for its code waits for all of it.
      hookTimeout: 240_000,
      // What needs no page runs without one: `.test.tsx` is for what does.
      projects: [
        {
          extends: true,
          test: {
            name: 'page',
            ...page,
            include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
            exclude: replacing,
            // What they put into the page they take out again, so the files share it and what they import.
            isolate: false,
          },
        },
        { extends: true, test: { name: 'page apart', ...page, include: replacing } },
        {
          extends: true,
          test: {
            name: 'node',
            // Nothing of these files outlives them, so they share what they import.
            isolate: false,
            environment: 'node',
            setupFiles: ['tests/setupNode.ts'],
            include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'mocks/**/*.test.ts'],
          },
        },
      ],
      env: {
        TZ: 'America/Sao_Paulo',
        VITE_API_URL: 'http://api.tribuna.test',
        VITE_COOKIE_DOMAIN: '',
        VITE_COOKIE_KEY: 'chave-usada-so-nos-testes',
        VITE_LOCK_MINUTES: '0',
        VITE_PUBLIC_SITE_URL: 'http://www.tribuna.test',
        VITE_POLL_HOST: 'https://enquete.tribuna.test',
        VITE_CITIZEN_PORTAL_URL: 'https://participativa.tribuna.test',
        VITE_ANALYTICS_URL: 'https://analytics.tribuna.test',
        VITE_ELECTIONS_URL: 'https://eleicoes.tribuna.test',
        VITE_INTAKE_FORM_URL: 'https://www.tribuna.test/ficha-captacao.pdf',
        VITE_HELP_URL: 'https://ajuda.tribuna.test',
        VITE_CONTACT_URL: 'https://www.tribuna.test/contato',
        VITE_TERMS_URL: 'https://www.tribuna.test/termos-de-uso',
        VITE_PRIVACY_URL: 'https://www.tribuna.test/privacidade',
        VITE_CONTACT_WHATSAPP: '11987654321',
        VITE_CONTACT_EMAIL: 'contato@tribuna.test',
        VITE_CALENDAR_CLIENT_ID: 'cliente-de-teste',
        VITE_CALENDAR_CONSENT_URL: 'https://agenda.tribuna.test/consentimento',
        VITE_WHATSAPP_REMINDER: 'true',
        VITE_NEWS: 'false',
      },
    },
  };
});
