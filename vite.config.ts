import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv, type Plugin } from 'vite';
import { checkChunks, chunkGroups } from './scripts/build/chunks.ts';
import { inlineFirstPaint, writePages } from './scripts/build/pages.ts';
import { readEnvironment } from './src/config/readEnvironment.ts';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** axios carries an adapter for fetch that the app never uses: the browser's XMLHttpRequest serves, progress included. */
const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.includes('axios/lib/adapters/') ? '\0no-fetch-adapter' : null,
  load: (id) => (id === '\0no-fetch-adapter' ? 'export const getFetch = () => null;' : null),
};

/** Of Grommet's theme: the icons of its video player, and its English words; the product has neither. */
const withoutUnusedGrommet: Plugin = {
  name: 'without-unused-grommet',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const icon =
      /\/grommet-icons\/icons\/(Actions|AssistListening|ClosedCaption|Expand|Pause|Play|Volume|VolumeLow)\.js$/.exec(
        id,
      );
    if (icon) return `export const ${icon[1]} = () => null;`;
    return id.endsWith('/grommet/es6/languages/default.json')
      ? { code: 'export default {};', moduleType: 'js' }
      : null;
  },
};

/** react-router names only its development build in its package.json, warnings included (its issue 14102). */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** The chunks that the HTML names for the staff and the entrance (scripts/build/pages.ts). */
const alwaysThere = /\/(rolldown-runtime|entry|client|react|session|shell)-[^/]*\.js$/;

/** Where tests have a page to draw in. */
const page = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://tribuna.test/' } },
  setupFiles: ['tests/setup.ts'],
};

/** Tests of the parts that screens are made of. */
const parts = [
  'src/ui/{button,entrance,feedback,form,list,panel}/**/*.test.tsx',
  'src/formats/**/*.test.tsx',
];

export default defineConfig(({ mode, command }) => {
  // A build with a missing or malformed setting stops here, with the same message the app would show.
  if (command === 'build') readEnvironment({ ...loadEnv(mode, process.cwd(), 'VITE_') });

  return {
    plugins: [
      react(),
      withoutFetchAdapter,
      productionRouter,
      withoutUnusedGrommet,
      checkChunks,
      inlineFirstPaint,
      writePages,
    ],
    worker: { format: 'es' },
    resolve: {
      alias: { '@mocks': inRoot('mocks'), '@tests': inRoot('tests'), '@': inRoot('src') },
    },
    build: {
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
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    test: {
      restoreMocks: true,
      // Every core: by itself Vitest leaves one idle, which is half of a small machine.
      maxWorkers: '100%',
      // Generous, for a machine busy with other things; a screen test takes one to five seconds on an idle one.
      testTimeout: 60_000,
      // What needs no page runs without one: `.test.tsx` is for what does.
      projects: [
        {
          extends: true,
          test: {
            name: 'page',
            ...page,
            include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
            exclude: parts,
          },
        },
        {
          extends: true,
          test: {
            name: 'parts',
            ...page,
            include: parts,
            // What they put into the page they take out again, so they share it and what they import.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            // Nothing of these files outlives them, so they share what they import.
            isolate: false,
            environment: 'node',
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
        VITE_WHATSAPP_REMINDER: 'true',
      },
    },
  };
});
