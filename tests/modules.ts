import { idOf } from './list';
import type { TestedModule } from './testedModule';

/** Every module's row; lists/modules.test.ts fails for a staff route without one. */
export const modules = Object.values(
  import.meta.glob<TestedModule>(['/src/features/*/*.test-row.ts', '!**/*.facts.test-row.ts'], {
    eager: true,
    import: 'row',
  }),
);

function titled(title: string): TestedModule {
  const module = modules.find((one) => one.title === title);
  if (!module) throw new Error(`There is no module ${title}.`);
  return module;
}

/*
 * Code shared by every module is tested on the richest screens; what each states itself, on all
 * (statements.test.tsx, data.test.tsx).
 */

/** Panel form, every kind of filter, local and API files, the longest menu. */
export const richest = [titled('Atendimentos')];

/** Plus a form on its own screen. */
export const bothForms = [...richest, titled('Eleitores')];

export type CreatingModule = TestedModule & Required<Pick<TestedModule, 'create' | 'form'>>;

export const creates = (module: TestedModule): module is CreatingModule =>
  module.create !== undefined && module.form !== undefined;

export const creatingModules = modules.filter(creates);

/** Role of the create control: a link if it opens a page. */
export const createRole = ({ opens }: { opens: string }) => (opens.startsWith('/') ? 'link' : 'button');

/** Whether records can be edited. */
export const edits = ({ menu }: TestedModule) => menu.includes('Editar');

export const recordOf = (module: TestedModule, reference: string) => (module.idOf ?? idOf)(reference);

type Pressed = 'header' | 'menu';

/** Blocked reasons by button or menu item. */
export const blockedIn = ({ rules }: TestedModule, where: Pressed): Record<string, string> =>
  Object.fromEntries(
    Object.values(rules).flatMap(({ to, others = {}, ...given }) =>
      (given[where] ?? []).map((name) => [name, `Você não tem permissão para ${others[name] ?? to}.`]),
    ),
  );
