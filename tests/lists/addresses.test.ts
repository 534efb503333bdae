import { readdirSync, readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openAddresses, staffAddresses } from '@tests/addresses';
import { readFacts, type Address } from '@tests/moduleFacts';
import { screens as staffScreens } from '@/records/modules/screens';
import { routes } from '@/app/router';
import { agendaModule } from '@/workflows/agenda/urlState/agendaModule';
import { documentsModule } from '@/features/documents/documentsModule';
import { queueModule } from '@/features/services/queue/queueModule';
import { servicesModule } from '@/features/services/servicesModule';
import { calendarsModule } from '@/features/settings/calendar/calendarsModule';
import { displayProfilesModule } from '@/features/settings/displayProfile/displayProfilesModule';
import { usersModule } from '@/features/settings/users/usersModule';
import { tasksModule } from '@/features/tasks/tasksModule';
import { panelRules } from '@/workflows/voterRecord/page/panelRules';
import { settingsPagePath, type SettingsPageName } from '@/features/settings/settingsPaths';
import { settingsLists } from '@tests/settings';
import { statedModules } from '@tests/statedModules';

/** Pages of list entries, which share one module's panels (settings/entries/settingsList.ts). */
const entryPages = settingsLists.map(({ page }) => settingsPagePath(page as SettingsPageName));

/* The walk (e2e/walk.spec.ts) visits the URLs of tests/addresses.ts, which must be complete. */

const all = new Map<string, Address>(Object.entries(staffAddresses));

/** The panels at a URL, besides a record's details and the filters that every list has. */
const panelsAt = ({ panels = [], alone = [], others, same = [], panelsAt: elsewhere }: Address): string[] =>
  elsewhere
    ? panelsAt(all.get(elsewhere) ?? {})
    : [...panels, ...alone, ...(others?.panels ?? []), ...same]
        .filter((name) => name !== 'details' && name !== 'filter')
        .sort();

it('names every screen of the staff, and no other', () => {
  expect([...all.keys()].sort()).toEqual(staffScreens.map(({ path }) => path).sort());
});

it('names every address that is open to everybody', () => {
  const pathsOf = (inside: readonly RouteObject[]): string[] =>
    inside.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
  const found = pathsOf(routes).filter(
    (path) =>
      !path.endsWith('*') && !all.has(path) && !staffScreens.some((one) => one.path.startsWith(`${path}/`)),
  );
  expect(found.sort()).toEqual(Object.keys(openAddresses).sort());
});

it('names every panel of every screen', async () => {
  const lists = (await readFacts()).map(
    ({ path, title }) => [path, statedModules.get(title)?.panels ?? []] as const,
  );
  const declared: Record<string, readonly string[]> = {
    ...Object.fromEntries(lists),
    '/services/board': servicesModule.panels,
    '/legislative-processes/board': documentsModule.panels,
    '/tasks/board': tasksModule.panels,
    '/agenda': agendaModule.panels,
    '/voters/:id': Object.keys(panelRules),
    '/settings/user': usersModule.panels,
    '/settings/integration-calendar': calendarsModule.panels,
    '/settings/display-profile': displayProfilesModule.panels,
  };
  for (const [path, panels] of Object.entries(declared))
    expect(panelsAt(all.get(path) ?? {}), path).toEqual([...panels].sort());
  const elsewhere = [...all].filter(([path, one]) => !(path in declared) && panelsAt(one).length > 0);
  expect(Object.fromEntries(elsewhere.map(([path, one]) => [path, panelsAt(one)]))).toEqual({
    '/services/queue': [...queueModule.panels, 'create'].sort(),
    '/customer-area/account': ['buy', 'invoices'],
    '/settings': ['gabinete'],
    '/team': ['done', 'giveBack', 'pass', 'passAll', 'unanswered'],
    ...Object.fromEntries(entryPages.map((path) => [path, ['create', 'edit', 'remove']])),
  });
});

it('knows every file in which panels are declared', async () => {
  const lists = (await readFacts()).map(({ feature }) => `features/${feature}/${feature}Module.ts`);
  const root = new URL('../../src/', import.meta.url);
  const declaring = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test[.-]/.test(file))
    .filter((file) =>
      /usePanelAtAddress\(|^ {2,}panels(?:: (?:\[|servicesModule)|,$)/m.test(
        readFileSync(new URL(file, root), 'utf8'),
      ),
    );
  expect(declaring.sort()).toEqual(
    [
      ...lists,
      'features/customerArea/AccountScreen.tsx',
      'features/services/queue/queueModule.ts',
      'features/settings/SettingsIndex.tsx',
      'features/settings/SettingsPage.tsx',
      'features/settings/calendar/calendarsModule.ts',
      'features/settings/displayProfile/displayProfilesModule.ts',
      'features/settings/entries/settingsList.ts',
      'features/settings/users/usersModule.ts',
      'records/list/listModule.ts',
      // These re-export a list's panels.
      'records/list/ModulePanels.tsx',
      'records/list/deferred/AfterRows.tsx',
      'workflows/agenda/urlState/agendaModule.ts',
      'workflows/team/Team.tsx',
      'workflows/voterRecord/page/PageOf.tsx',
    ].sort(),
  );
});
