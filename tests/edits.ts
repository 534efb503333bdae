import { screen } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { palette } from '@/formats/palette';
import { chooseInMenu, references } from './list';
import { creates, edits, modules, recordOf, type CreatingModule, type TestedModule } from './modules';
import { clientOf, userNamed } from './office';
import { settingsLists } from './settings';
import { press, type User } from './typing';

/* The forms that edit a record, for the tests that run over all of them (records/edits.test.tsx). */

type Changes = Record<string, unknown>;

/** A table of the demo, whatever its records are. */
interface AnyTable {
  get: (id: number) => Changes | undefined;
  update: (id: number, changes: Changes) => unknown;
}

export interface TestedEdit {
  name: string;
  path: string;
  script: string;
  /** Opens a record in its form; gives its id. */
  open: (user: User) => Promise<number>;
  table: () => AnyTable;
  /** A field of the form, its name in the record, and what is typed into it. */
  label: string;
  field: string;
  value: string;
  /** What somebody else changes of the same record. */
  other: Changes;
}

/** Of each module, the name of its tested field in the record, and what else somebody changes. */
const ofModule: Record<string, [field: string, other: Changes]> = {
  Compromissos: ['subject', { location: 'Sala 2' }],
  Ligações: ['name', { subject: 'Outro recado' }],
  Eleitores: ['name', { nickName: 'Dita' }],
  Atendimentos: ['description', { requestDate: '2020-01-02' }],
  'Docs. Proposituras, Adm.': ['menu', { region: 'Centro' }],
  Despesas: ['name', { description: 'Nota fiscal 12' }],
  Enquetes: ['thanksText', { endDate: '2031-05-06' }],
  Tarefas: ['description', { taskDate: '2031-05-06' }],
};

const isEdited = (module: TestedModule): module is CreatingModule => edits(module) && creates(module);

const ofModules = modules.filter(isEdited).map((module): TestedEdit => {
  const { title, one, path, script, form } = module;
  const [field, other] = ofModule[title] ?? [];
  if (!field || !other) throw new Error(`Nothing is known of the form that edits a ${one}`);
  return {
    ...{ name: one, path, script, field, other },
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

/** Of each list of the settings that has more than names, its table and what else somebody changes. */
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
