import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/**
 * Imports flow one way: app → workflows → features → texts → messages → lookups → records → frames → ui → session, api, formats → config.
 * A floor may import itself and what lies below it.
 */
const floors = [
  'config',
  'formats',
  'api',
  'session',
  'ui',
  'frames',
  'records',
  'lookups',
  'messages',
  'texts',
  'features',
  'workflows',
  'app',
];
/** The folders of the shared floors that have an order, the lowest first: none imports one that lies above it. */
const kit = [
  'popover',
  'illustrations',
  'button',
  'badge',
  'menu',
  'focus',
  'feedback',
  'form',
  'panel',
  'details',
  'table',
  'charts',
];
const records = [
  'links',
  'offers',
  'export',
  'doubt',
  'jobs',
  'bulkRead',
  'list',
  'panel',
  'edit',
  'bulk',
  'board',
  'ofVoter',
  'paper',
  'palette',
  'modules',
];
const messages = ['sending', 'template', 'form', 'queue'];
const texts = ['articulation', 'markup', 'brackets', 'paper', 'word', 'editor'];

/**
 * Refuses what a part below imports of a part above it: a zone a part, as each file asks each zone whether it is in it.
 * @param {string} root the folder of the parts
 * @param {readonly string[]} parts the lowest first
 * @param {string} order what to say of it
 */
const zonesOf = (root, parts, order) =>
  parts.slice(0, -1).map((part, height) => ({
    target: `${root}/${part}`,
    from: parts.slice(height + 1).map((above) => `${root}/${above}`),
    message: `${part} lies below that: ${order}`,
  }));
const floorZones = [
  ...zonesOf(
    './src',
    floors,
    'imports flow app → workflows → features → texts → messages → lookups → records → frames → ui → session, api, formats.',
  ),
  ...zonesOf('./src/ui', kit, 'see the order of the folders of ui in oxlint.config.js.'),
  ...zonesOf('./src/records', records, 'see the order of the folders of records in oxlint.config.js.'),
  ...zonesOf('./src/messages', messages, 'see the order of the folders of messages in oxlint.config.js.'),
  ...zonesOf('./src/texts', texts, 'see the order of the folders of texts in oxlint.config.js.'),
];

/**
 * What stands side by side on a floor knows nothing of its neighbours: see records/offers.
 * @param {string} floor
 */
const apart = (floor) => {
  const rooms = readdirSync(new URL(`./src/${floor}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return rooms.map((room) => ({
    target: `./src/${floor}/${room}`,
    from: `./src/${floor}`,
    except: [`./${room}`],
    message: `Nothing in ${floor} imports its neighbour: offer it (records/offers), or put it below.`,
  }));
};
const roomZones = ['features', 'workflows'].flatMap(apart);

const onlyForTests = [
  {
    group: ['@mocks/*', '@tests/*', '**/*.test-row'],
    message: 'Only tests use the demo API, test helpers and test rows.',
  },
];

const layerOfGrommet = {
  name: 'grommet/es6/components/Layer',
  message: 'ui/panel/Layer has its theme, and knows the screen and the other layers.',
};

const stylesOfLibrary = {
  name: 'styled-components',
  message: "ui/style is the one door to it: import { styled } from '@/ui/style'.",
};

const source = 'src/**/*.{ts,tsx}';
const mistakenGlobals = ['event', 'name', 'status'];
const testFiles = ['src/**/*.test.{ts,tsx}', 'src/**/*.test-row.ts'];

/** The only rule of ESLint's plugin that the linter has not of its own. */
const paths = { name: 'paths', specifier: 'eslint-plugin-import-x' };

/**
 * What only the types of an expression tell (oxlint-tsgolint, by the compiler's native version).
 * @type {import('oxlint').OxlintConfig['rules']}
 */
const byTypes = {
  ...Object.fromEntries(
    [
      'await-thenable',
      'no-deprecated',
      'no-floating-promises',
      'no-implied-eval',
      'no-meaningless-void-operator',
      'no-misused-promises',
      'no-unnecessary-boolean-literal-compare',
      'no-unnecessary-template-expression',
      'no-unnecessary-type-arguments',
      'no-unnecessary-type-assertion',
      'no-useless-default-assignment',
      'only-throw-error',
      'prefer-promise-reject-errors',
      'require-array-sort-compare',
      'restrict-plus-operands',
      'restrict-template-expressions',
      'return-await',
      'use-unknown-in-catch-callback-variable',
    ].map((rule) => [`typescript/${rule}`, 'error']),
  ),
  // A `default` that is meant covers the rest: what matters is a member that nobody thought of.
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // `LocalDate | ''` says that a day may be missing, though to the compiler both are texts.
  'typescript/no-duplicate-type-constituents': 'off',
  'typescript/no-redundant-type-constituents': 'off',
  // A text is taken apart by code points on purpose, where what is asked is of letters and digits.
  'typescript/no-misused-spread': 'off',
  // A value of `unknown` is written as a text where its reader has seen that it is none of an object.
  'typescript/no-base-to-string': 'off',
  // Libraries declare functions as methods, which are none: react-hook-form's, ProseMirror's.
  'typescript/unbound-method': 'off',
};

/**
 * What is wrong whatever is meant (`correctness`), and what is rather said otherwise.
 * @type {import('oxlint').OxlintConfig}
 */
const config = defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'error' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error', typeAware: true },
  env: { builtin: true, es2024: true },
  ignorePatterns: ['dist/', '.demo/', 'test-results/', 'playwright-report/', 'public/mockServiceWorker.js'],
  settings: { 'import-x/resolver': { typescript: true } },
  rules: {
    'no-undef': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-restricted-globals': ['error', ...mistakenGlobals],
    'no-unexpected-multiline': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
    ...byTypes,
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      // The compiler's own, which knows types and overloads too.
      rules: { 'no-redeclare': 'off', 'no-undef': 'off' },
    },
    {
      files: [source],
      env: { browser: true },
      plugins: ['react', 'jsx-a11y'],
      jsPlugins: [paths],
      rules: {
        'no-console': 'error',
        // What a table's parts are is said of each, since a narrow window shows them as blocks: browsers forget it then.
        'jsx-a11y/no-redundant-roles': [
          'error',
          { table: ['table'], tr: ['row'], th: ['columnheader', 'rowheader'], td: ['cell'] },
        ],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': [
          'error',
          { canvas: ['img'], tr: ['none', 'presentation', 'row'] },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': ['error', { table: ['onFocus', 'onBlur'] }],
        // An `output` is read as a part of a form, and a `dialog` of HTML is no panel of ours.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // A pair of a path and its icon is no list; React itself says where a key is missing.
        'react/jsx-key': 'off',
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'paths/no-restricted-paths': ['error', { zones: [...floorZones, ...roomZones] }],
      },
    },
    {
      // The three access keys that Brazilian public bodies give to the same places everywhere.
      files: ['src/app/SkipLinks.tsx'],
      plugins: ['jsx-a11y'],
      rules: { 'jsx-a11y/no-access-key': 'off' },
    },
    {
      // What is shipped never leans on what tests it.
      files: [source],
      excludeFiles: testFiles,
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: [layerOfGrommet, stylesOfLibrary], patterns: onlyForTests },
        ],
      },
    },
    {
      // The kit draws and asks; what a list or a record is, and where its state lives, is known from records on.
      files: ['src/ui/**/*.{ts,tsx}'],
      excludeFiles: testFiles,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              layerOfGrommet,
              stylesOfLibrary,
              ...['react-redux', '@reduxjs/toolkit'].map((name) => ({
                name,
                message: 'ui is the kit: it knows no store. What needs one belongs to records or above.',
              })),
            ],
            patterns: onlyForTests,
          },
        ],
      },
    },
    {
      files: ['scripts/**', 'mocks/**', 'e2e/**', 'tests/**', '*.config.{js,ts}'],
      env: { node: true, browser: true },
    },
  ],
});

export default config;
