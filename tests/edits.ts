import { screen } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { palette } from '@/formats/palette';
import { chooseInMenu, references } from './list';
import { edits, modules, recordOf } from './modules';
import { clientOf, userNamed } from './office';
import { settingsLists } from './settings';
import { press, type User } from './typing';
import type { TestedModule } from './testedModule';

/* Edit forms, for the tests over all of them (records/edits.test.tsx). */

type Changes = Record<string, unknown>;

interface AnyTable {
  get: (id: number) => Changes | undefined;
  update: (id: number, changes: Changes) => unknown;
}

export interface TestedEdit {
  name: string;
  path: string;
  script: string;
  /** Opens a record in its form; resolves to its id. */
  open: (user: User) => Promise<number>;
  table: () => AnyTable;
  /** A field's label, its name in the record, and a value. */
  label: string;
  field: string;
  value: string;
  /** Another user's change to the record. */
  other: Changes;
}

type EditedModule = TestedModule & Required<Pick<TestedModule, 'edited' | 'form'>>;

const isEdited = (module: TestedModule): module is EditedModule => {
  if (!edits(module)) return false;
  if (module.edited && module.form) return true;
  throw new Error(`Nothing is known of the form that edits a ${module.one}`);
};

const ofModules = modules.filter(isEdited).map((module): TestedEdit => {
  const { one, path, script, form, edited } = module;
  return {
    ...{ name: one, path, script, field: edited.field, other: edited.other },
    table: () => module.table() as unknown as AnyTable,
    label: form.field,
    value: form.value,
    open: async (user) => {
      const [reference = ''] = await references();
      await chooseInMenu(user, reference, 'Editar');
      return recordOf(module, reference);
    },
  };
});

const colleague = 'Bruno Tavares';

const ofUsers: TestedEdit = {
  name: 'usuário',
  path: '/settings/user',
  script: 'user.php',
  table: () => demoApi.db.users as unknown as AnyTable,
  label: 'Nome',
  field: 'name',
  value: 'Bruno Tavares Neto',
  other: { telephone: '19981234567' },
  open: async (user) => {
    await press(user, `Editar ${colleague}`);
    return userNamed(colleague).id;
  },
};

/** Table and concurrent change of each settings list with more than names. */
const ofSettings: Record<string, [table: () => unknown, other: Changes]> = {
  office: [() => demoApi.db.offices, { description: 'Sobreloja' }],
  'service-status': [() => demoApi.db.serviceStatuses, { color: palette[2].color }],
};

const ofLists = settingsLists.flatMap(({ page, script, one }): TestedEdit[] => {
  const [table, other] = ofSettings[page] ?? [];
  if (!table || !other) return [];
  return [
    {
      ...{ name: `${one} of ${page}`, path: `/settings/${page}`, script, other },
      table: () => table() as AnyTable,
      label: 'Nome',
      field: 'name',
      value: 'Nome novo',
      open: async (user) => {
        const [button] = await screen.findAllByRole('button', { name: /^Editar / });
        const name = button?.getAttribute('aria-label')?.replace('Editar ', '');
        const all = table() as { find: (test: (row: Changes) => boolean) => { id: number } | undefined };
        const entry = all.find((row) => row.clientId === clientOf() && row.name === name);
        if (!button || !entry) throw new Error(`There is no entry in ${page}`);
        await user.click(button);
        return entry.id;
      },
    },
  ];
});

export const editForms: readonly TestedEdit[] = [...ofModules, ofUsers, ...ofLists];
