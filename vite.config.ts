import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv, type Plugin } from 'vite';
import { knownFlags } from './scripts/support/nodeFlags.mjs';
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

/**
 * Tests discard most of their objects: with more memory, V8 collects less often, and a single thread does it with less
 * work. Most code runs only briefly: compiling it to machine code pays off only after fifteen times the usual threshold
 * (its name in Node.js 20, and the names since). The page has jsdom's storage, not the one Node.js has since 25; and
 * the parser of uploads of Node.js loads before jsdom's File is in place of its own.
 */
const testFlags = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--interrupt-budget=1000000',
  '--invocation-count-for-maglev=6000',
  '--invocation-count-for-turbofan=45000',
  '--no-experimental-webstorage',
  '--import=data:text/javascript,new%20Response()',
];

/** The chunks that the HTML preloads for the staff and entrance pages (scripts/build/pages.ts). */
const alwaysThere = /\/(rolldown-runtime|entry|react|session|shell)-[^/]*\.js$/;

/** In tests with a seed, lazily loaded code is delayed: `import()` is replaced by tests/jitter.ts. */
const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'post',
  apply: () => process.env.VITEST !== undefined && givenSeed(process.env) !== null,
  transform: (code, id) =>
    id.startsWith(inRoot('src/')) && !/\.test\.tsx?$/.test(id)
      ? code.replace(/\bimport\(\s*(["'][^"']+["'])\s*\)/g, 'globalThis.lateImport(() => import($1), $1)')
      : null,
};

/** A file with a glob import is never cached between runs: a new file would be missing from it. */
const globsAnew: Plugin = {
  name: 'globs-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

/**
 * Tests that mock modules, and one that reads styled-components' rules: they must not share imports with other files.
 */
const replacing = ['src', 'tests'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.tsx'))
    .filter((file) =>
      /\bvi\.(mock|doMock|resetModules)\(|document\.styleSheets/.test(readFileSync(inRoot(file), 'utf8')),
    ),
);

/** Tests with a page (DOM). */
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
    // A worker's code is built separately: its descriptors are cut too.
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
        // Files loaded before any screen are not preloaded again for each of them.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !alwaysThere.test(file)),
      },
      assetsInlineLimit: 0,
      // Under 3 kB in all; a separate file for the public pages would arrive a round trip later.
      cssCodeSplit: false,
      rolldownOptions: {
        // styled-components: an unused style, including Grommet's, need not be kept.
        treeshake: { manualPureFunctions: ['css', 'keyframes'] },
        // earlyCall is imported lazily so that malformed settings throw there, not to be a separate file.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // Short hashes: names are repeated in other files, where the hash is what does not compress.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    test: {
      restoreMocks: true,
      // Tests mostly wait, so twice as many workers as cores keep them busy.
      maxWorkers: 2 * availableParallelism(),
      // Transformed files are cached between runs, keyed by their text and this file; separately with delayed code.
      experimental: {
        fsModuleCache: true,
        fsModuleCachePath: inRoot(
          `node_modules/.cache/vitest${givenSeed(process.env) === null ? '' : '-late'}`,
        ),
      },
      execArgv: process.env.VITEST ? knownFlags(testFlags) : [],
      // Ends what hangs: a screen test takes one to five seconds on an idle machine, and ten times as long on one with
      // ten times the load.
      testTimeout: 240_000,
      // A hook loads a screen: on a busy machine the first to import its code waits for all of it.
      hookTimeout: 240_000,
      // Tests without a DOM run without a page; `.test.tsx` is for those with one.
      projects: [
        {
          extends: true,
          test: {
            name: 'page',
            ...page,
            include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
            exclude: replacing,
            // They clean up the page, so the files share it and their imports.
            isolate: false,
          },
        },
        { extends: true, test: { name: 'page apart', ...page, include: replacing } },
        {
          extends: true,
          test: {
            name: 'node',
            // Nothing of these files outlives them, so they share their imports.
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
