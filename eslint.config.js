import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Imports flow one way: app → features → lookups → ui → session, api, formats → config.
 * A floor may import itself and what lies below it.
 */
const floors = ['config', 'formats', 'api', 'session', 'ui', 'lookups', 'features', 'app'];
const floorZones = floors.flatMap((floor, height) =>
  floors.slice(height + 1).map((above) => ({
    target: `./src/${floor}`,
    from: `./src/${above}`,
    message: `${floor} lies below ${above}: imports flow app → features → lookups → ui → session, api, formats.`,
  })),
);

/** What a feature exports for others stands in one file named for it (e.g. voters/VoterPicker.tsx). */
const sharedByFeatures = {
  appointments: ['./TodaysAppointments.tsx'],
  calls: ['./CallsToReturn.tsx'],
  documents: ['./documentPaths.ts'],
  expenses: ['./expensePaths.ts'],
  services: ['./MyOpenServices.tsx', './NewService.tsx', './servicePaths.ts', './servicesOfStatus.ts'],
  tasks: ['./DueTasks.tsx', './ReminderPanel.tsx', './UpcomingTasks.tsx'],
  voters: [
    './matchVoters.ts',
    './VoterPicker.tsx',
    './voterHandover.ts',
    './voterLink.ts',
    './voterPaths.ts',
    './voterTraits.ts',
    './votersLookupApi.ts',
    './votersOfDistrict.ts',
  ],
};
const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const featureZones = features.flatMap((feature) =>
  features
    .filter((other) => other !== feature)
    .map((other) => ({
      target: `./src/features/${feature}`,
      from: `./src/features/${other}`,
      except: sharedByFeatures[other] ?? [],
      message: 'A feature never imports the inside of another one.',
    })),
);

export default tseslint.config(
  { ignores: ['dist/', '.demo/', 'test-results/', 'playwright-report/', 'node_modules/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-globals': ['error', 'event', 'name', 'status'],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, 'import-x': importX },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-console': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...floorZones, ...featureZones] }],
    },
  },
  {
    // The three access keys that Brazilian public bodies give to the same places everywhere.
    files: ['src/app/SkipLinks.tsx'],
    rules: { 'jsx-a11y/no-access-key': 'off' },
  },
  {
    // What is shipped never leans on what tests it.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@mocks/*', '@tests/*'], message: 'Only tests use the demo API and test helpers.' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
          message: 'No test is focused or skipped.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'mocks/**', 'e2e/**', 'tests/**', '*.config.{js,ts}'],
    languageOptions: { globals: { ...globals.node } },
  },
);
