import { expect, type Locator, type Page } from '@playwright/test';
import { descriptors } from '@mocks/descriptors';
import { readFacts, type ModuleFacts } from '@tests/moduleFacts';
import type { Call } from './faults';
import { openList, panel } from './steps';

/** A module as the cross-module journeys see it, from its facts. */
export interface Module {
  path: string;
  /** Name of the table and heading. */
  label: string;
  reference: ModuleFacts['reference'];
  search: Call;
  /** Reads one record, for details or editing. */
  read: Call;
  /** The button in the details for the next step. */
  leads: string;
  /** Absent if records cannot be removed. */
  remove?: Call;
  /** Button that opens the filters, a text filter, and `finds` as in the facts. */
  filter: { button: string; text: string; finds: ModuleFacts['filter']['finds'] };
  /** Absent if records come from elsewhere. */
  create?: Form & Omit<FormFacts, 'field'> & { button: string };
  /** Absent if records cannot be edited. */
  edit?: Form;
  /** Shown to a trial client without records. */
  welcome: string;
  overlong: ModuleFacts['overlong'];
}

type FormFacts = NonNullable<ModuleFacts['form']>;

interface Form {
  title: string;
  /** Whether it is a page instead of a panel. */
  page: boolean;
  /** A text field. */
  text: string;
}

export type CreatingModule = Module & Required<Pick<Module, 'create'>>;

/** Records can be created, edited and removed. */
type WholeModule = CreatingModule & Required<Pick<Module, 'edit' | 'remove'>>;

const moduleOf = (facts: ModuleFacts): Module => {
  const { path, title, one, many, script, calls, reference, leads, menu, filter, create, form, welcome } =
    facts;
  const callOf = (action: string | null, method: 'GET' | 'DELETE', hasId: boolean): Call =>
    action === null ? { script, action: undefined, plain: { method, hasId } } : { script, action };
  const page = create?.opens.startsWith('/') ?? false;
  return {
    path,
    label: title,
    reference,
    search: callOf(calls.search, 'GET', false),
    read: callOf(calls.read, 'GET', true),
    ...(calls.remove !== undefined && { remove: callOf(calls.remove, 'DELETE', true) }),
    leads: leads?.button ?? 'Editar',
    filter: { button: `Filtrar ${many}`, text: filter.label, finds: filter.finds },
    ...(create &&
      form && { create: { ...form, ...create, title: `${create.button} ${one}`, page, text: form.field } }),
    ...(form &&
      menu.includes('Editar') && {
        edit: { title: facts.editTitle ?? `Editar ${one}`, page, text: form.field },
      }),
    welcome: welcome ?? `Bem-vindo ao módulo de ${many}`,
    overlong: facts.overlong,
  };
};

/** Every module with a list; `listsWithoutRow` finds missing ones. */
export const modules = (await readFacts()).map(moduleOf);

export const creates = (module: Module): module is CreatingModule => module.create !== undefined;

export const creatingModules = modules.filter(creates);

const isWhole = (module: Module): module is WholeModule =>
  creates(module) && module.edit !== undefined && module.remove !== undefined;

/** An example for all modules, where one suffices. */
export const wholeModule = wholeModuleAt('/appointments/list');

function wholeModuleAt(path: string): WholeModule {
  const found = modules.filter(isWhole).find((module) => module.path === path);
  if (!found) throw new Error(`The records of ${path} are not made, edited and removed.`);
  return found;
}

/** App lists missing from `modules`. */
export const listsWithoutRow = () =>
  descriptors
    .flatMap(({ screens }) => screens)
    .flatMap(({ path }) =>
      path.endsWith('/list') && !modules.some((module) => module.path === path) ? [path] : [],
    );

export const openModule = (page: Page, { path, label }: Module) => openList(page, path, label);

/** References on the current page. */
export const referencesIn = (table: Locator, { reference }: Module) =>
  reference === 'first cell'
    ? table.locator('tbody td:first-child')
    : table.getByRole('cell', { name: reference });

/** The first record; group rows have no button, and the heading's are for sorting. */
export const firstRow = (table: Locator) =>
  table
    .locator('tbody')
    .getByRole('row')
    .filter({ has: table.page().getByRole('button') })
    .first();

/** The link that opens a row's record and takes its focus. */
export const openerIn = (row: Locator) => row.getByRole('link').first();

export const openFirst = (table: Locator) => openerIn(firstRow(table)).click();

export async function chooseInFirst(page: Page, table: Locator, item: string) {
  await firstRow(table)
    .getByRole('button', { name: /^Ações de/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The button in the details for the next step. */
export const leadingOn = (scope: Locator, { leads, edit }: Module): Locator =>
  scope.getByRole(edit?.page && leads === 'Editar' ? 'link' : 'button', { name: leads });

/** A form's panel or page. */
export const formOf = (page: Page, form: Form): Locator =>
  form.page ? page.getByRole('main') : panel(page, form.title);

export const createControl = (page: Page, { page: isPage, button }: CreatingModule['create']): Locator =>
  page.getByRole(isPage ? 'link' : 'button', { name: button, exact: true });

/** The form for a new record, once ready: its first field has focus, or the heading if it is a page. */
export async function newForm(page: Page, { create }: CreatingModule): Promise<Locator> {
  const form = formOf(page, create);
  const [role, name] = create.focused ?? create.required[0];
  await expect(form.getByRole(role, { name, exact: true })).toBeFocused();
  return form;
}

export async function openNew(page: Page, module: CreatingModule): Promise<Locator> {
  await createControl(page, module.create).click();
  return newForm(page, module);
}
