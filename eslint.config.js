import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Imports flow one way: app → features → lookups → records → frames → ui → session, api, formats → config.
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
  'features',
  'app',
];
/** The folders of the two shared floors, the lowest first: none imports one that lies above it. */
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
const records = ['export', 'doubt', 'engine', 'list', 'panel', 'edit', 'many', 'board'];

/** Refuses what a part below imports of a part above it. */
const zonesOf = (root, parts, order) =>
  parts.flatMap((part, height) =>
    parts.slice(height + 1).map((above) => ({
      target: `${root}/${part}`,
      from: `${root}/${above}`,
      message: `${part} lies below ${above}: ${order}`,
    })),
  );
const floorZones = [
  ...zonesOf(
    './src',
    floors,
    'imports flow app → features → lookups → records → frames → ui → session, api, formats.',
  ),
  ...zonesOf('./src/ui', kit, 'see the order of the folders of ui in eslint.config.js.'),
  ...zonesOf('./src/records', records, 'see the order of the folders of records in eslint.config.js.'),
];

/** What a feature exports for others stands in one file named for it (e.g. voters/VoterPicker.tsx). */
const sharedByFeatures = {
  agenda: ['./agendaPaths.ts'],
  appointments: [
    './AppointmentPanels.tsx',
    './appointmentsForAgenda.ts',
    './appointmentsOfVoter.ts',
    './appointmentsSearches.ts',
    './daySheet/DaySheetButton.tsx',
    './TodaysAppointments.tsx',
  ],
  calls: [
    './callsApi.ts',
    './callsOfVoter.ts',
    './callsSearches.ts',
    './callStatuses.ts',
    './CallsToReturn.tsx',
    './callsToReturnCall.ts',
    './incoming/IncomingCall.tsx',
  ],
  documents: [
    './documentPaths.ts',
    './documentsSearches.ts',
    './drafting/TextDraft.tsx',
    './form/DocumentForm.tsx',
    './making/MakeDocument.tsx',
    './making/makingInput.ts',
    './making/StepList.tsx',
    './making/useMakingSteps.ts',
    './making/useSteps.ts',
  ],
  expenses: ['./expensePaths.ts'],
  manifestations: [
    './manifestationRows.ts',
    './manifestationsApi.ts',
    './manifestationsOfVoter.ts',
    './manifestationsSearches.ts',
  ],
  services: [
    './finalStatus.ts',
    './historyOfVoter.ts',
    './many/moveWork.ts',
    './many/passWork.ts',
    './linked/linkedApi.ts',
    './linked/LinkedServices.tsx',
    './linked/ReplyToLinked.tsx',
    './MyOpenServices.tsx',
    './NewService.tsx',
    './progress/CommentByReference.tsx',
    './progress/CommentService.tsx',
    './servicePaths.ts',
    './servicesApi.ts',
    './servicesOfStatus.ts',
    './servicesOfVoter.ts',
    './servicesSearches.ts',
  ],
  tasks: [
    './DueTasks.tsx',
    './many/passWork.ts',
    './ReminderPanel.tsx',
    './remindersOfVoter.ts',
    './TaskPanels.tsx',
    './tasksApi.ts',
    './tasksForAgenda.ts',
    './tasksDueCall.ts',
    './UpcomingTasks.tsx',
  ],
  voters: [
    './birthdays/BirthdaysCard.tsx',
    './birthdaysForAgenda.ts',
    './birthdaysCall.ts',
    './matchVoters.ts',
    './queue/QueueCards.tsx',
    './queue/QueuePanel.tsx',
    './QuickVoter.tsx',
    './voterHandover.ts',
    './voterLink.ts',
    './VoterOfPhone.tsx',
    './voterPaths.ts',
    './VoterPicker.tsx',
    './votersLike.ts',
    './votersLookupApi.ts',
    './votersOfDistrict.ts',
    './voterTraits.ts',
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
    ignores: ['src/**/*.test.{ts,tsx}', 'src/**/*.test-row.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [layerOfGrommet], patterns: onlyForTests }],
    },
  },
  {
    // The kit draws and asks; what a list or a record is, and where its state lives, is known from records on.
    files: ['src/ui/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/**/*.test-row.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            layerOfGrommet,
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
