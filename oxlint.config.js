import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/**
 * Imports flow one way: app → workflows → features → texts → messages → lookups → records → frames → ui → session,
 * api, formats → config. A layer may import itself and the layers below.
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
/** The folders of the shared layers that are ordered, lowest first: none imports one above it. */
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
 * Forbids imports of a higher part: one zone per part, as each file is checked against each zone.
 * @param {string} root the folder of the parts
 * @param {readonly string[]} parts lowest first
 * @param {string} order the message
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
 * Folders beside each other on a layer do not import each other: see records/offers.
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

/** The only rule of an ESLint plugin that the linter does not provide itself. */
const paths = { name: 'paths', specifier: 'eslint-plugin-import-x' };

/**
 * Rules that need type information (oxlint-tsgolint, by the compiler's native version).
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
  // An intended `default` covers the rest: the rule is for members that were forgotten.
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // `LocalDate | ''` documents that a day may be missing, though both are strings to the compiler.
  'typescript/no-duplicate-type-constituents': 'off',
  'typescript/no-redundant-type-constituents': 'off',
  // Strings are split by code points intentionally, where letters and digits are examined.
  'typescript/no-misused-spread': 'off',
  // A value of `unknown` is converted to a string after its reader has excluded objects.
  'typescript/no-base-to-string': 'off',
  // Libraries declare as methods what are plain functions: react-hook-form, ProseMirror.
  'typescript/unbound-method': 'off',
};

/**
 * Errors in any code (`correctness`), and preferred style.
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
      // The compiler checks these, with types and overloads.
      rules: { 'no-redeclare': 'off', 'no-undef': 'off' },
    },
    {
      files: [source],
      env: { browser: true },
      plugins: ['react', 'jsx-a11y'],
      jsPlugins: [paths],
      rules: {
        'no-console': 'error',
        // Table roles are set explicitly, since narrow windows lay tables out as blocks, and browsers then drop the
        // roles.
        'jsx-a11y/no-redundant-roles': [
          'error',
          { table: ['table'], tr: ['row'], th: ['columnheader', 'rowheader'], td: ['cell'] },
        ],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': [
          'error',
          { canvas: ['img'], tr: ['none', 'presentation', 'row'] },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': ['error', { table: ['onFocus', 'onBlur'] }],
        // An `output` is read as part of a form, and an HTML `dialog` differs from our panels.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // A pair of a path and its icon is not a list; React itself reports missing keys.
        'react/jsx-key': 'off',
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'paths/no-restricted-paths': ['error', { zones: [...floorZones, ...roomZones] }],
      },
    },
    {
      // The three access keys that Brazilian public bodies assign to the same places everywhere.
      files: ['src/app/SkipLinks.tsx'],
      plugins: ['jsx-a11y'],
      rules: { 'jsx-a11y/no-access-key': 'off' },
    },
    {
      // Product code never depends on test code.
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
      // The kit only renders and asks; lists, records and their state are known from the records layer on.
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
