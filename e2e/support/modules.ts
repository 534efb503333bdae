import { expect, type Locator, type Page } from '@playwright/test';
import { modules as staffModules } from '@/app/modules';
import type { Call } from './faults';
import { openList, panel } from './steps';

export type Field = readonly [role: 'textbox' | 'combobox' | 'radio', name: string];

/** What the journeys that cross modules need to know of one. */
export interface Module {
  /** Address of its list. */
  path: string;
  /** Name of the list's table, and of its heading. */
  label: string;
  /** How its records are referred to, in a cell of their row: the first one where it is no pattern. */
  reference: RegExp | 'first cell';
  search: Call;
  /** Brings one record, to look at or to edit. */
  read: Call;
  /** The button that leads on from the details, where it is not 'Editar'. */
  leads?: string;
  /** Left out where nothing is removed. */
  remove?: Call;
  /**
   * Opens the filters; `text` is one of them that is typed. `finds` is what finds one record alone, where that is not
   * its reference in 'Referência', and null where nothing does: such a list has no box to search in either.
   */
  filter: { button: string; text: string; finds?: ((reference: string) => Record<string, string>) | null };
  /** Left out where records come from elsewhere. */
  create?: Form & {
    button: string;
    /** Fields that are refused when nothing was typed; the first has the focus when a panel opens. */
    required: readonly [Field, ...Field[]];
    /** The field that has the focus then, where it is another, filled in already. */
    first?: Field;
    /** Why 'Salvar' waits until those are filled in, where it does instead of refusing. */
    blocked?: string;
    /** What it waits for before it can be saved. */
    ready?: string;
    /** The button that confirms it, where it is shown once more before it is sent. */
    confirm?: string;
  };
  /** Left out where nothing is edited. */
  edit?: Form;
  /** What a client on trial without records reads. */
  welcome: string;
}

interface Form {
  title: string;
  /** Where it opens: in a panel unless it has a page of its own. */
  page?: true;
  /** A field to type into. */
  text: string;
}

const atendimento = (action: string): Call => ({ script: 'atendimento.php', action });
const compromisso = (action: string): Call => ({ script: 'compromisso.php', action });
const eleitor = (action?: string): Call => ({ script: 'eleitor.php', action });
/** A script whose calls have no action, told apart by how they ask. */
const plainCalls =
  (script: string) =>
  (method: 'GET' | 'DELETE', hasId: boolean): Call => ({
    script,
    action: undefined,
    plain: { method, hasId },
  });
const processe = plainCalls('legislative.processe.php');
const manifestation = plainCalls('manifestation.php');
const expense = plainCalls('expense.php');
const survey = plainCalls('survey.php');
const telefonema = (action: string): Call => ({ script: 'telefonema.php', action });
const task = plainCalls('task.php');
const campaign = (action: string): Call => ({ script: 'campaign.php', action });

/** One whose records are made in the product. */
export type CreatingModule = Module & Required<Pick<Module, 'create'>>;

/** One whose records can be made, edited and removed. */
type WholeModule = CreatingModule & Required<Pick<Module, 'edit' | 'remove'>>;

/** Every module with a list; `listsWithoutRow` tells when one is missing. */
export const modules: readonly [WholeModule, ...Module[]] = [
  {
    path: '/appointments/list',
    label: 'Compromissos',
    reference: /^AG-\d+$/,
    search: compromisso('search'),
    read: compromisso('getDetails'),
    remove: compromisso('delete'),
    filter: { button: 'Filtrar compromissos', text: 'Assunto' },
    create: {
      button: 'Novo',
      title: 'Novo compromisso',
      text: 'Assunto',
      required: [
        ['textbox', 'Assunto'],
        ['combobox', 'Horário de início'],
        ['combobox', 'Horário de término'],
      ],
    },
    edit: { title: 'Editar compromisso', text: 'Assunto' },
    welcome: 'Bem-vindo ao módulo de compromissos',
  },
  {
    path: '/legislative-processes/list',
    label: 'Docs. Proposituras, Adm.',
    reference: /^\d+\/\d{4}$/,
    search: processe('GET', false),
    read: processe('GET', true),
    remove: processe('DELETE', true),
    filter: {
      button: 'Filtrar documentos',
      text: 'Assunto',
      finds: (reference) => {
        const [number = '', year = ''] = reference.split('/');
        return { Número: number, Ano: year };
      },
    },
    create: {
      button: 'Novo',
      title: 'Novo documento',
      text: 'Assunto',
      required: [
        ['combobox', 'Tipo'],
        ['combobox', 'Status'],
        ['textbox', 'Número'],
        ['textbox', 'Assunto'],
      ],
    },
    edit: { title: 'Editar dados do documento', text: 'Assunto' },
    welcome: 'Bem-vindo ao módulo de documentos',
  },
  {
    path: '/expenses/list',
    label: 'Despesas',
    reference: /^DE-\d+$/,
    search: expense('GET', false),
    read: expense('GET', true),
    remove: expense('DELETE', true),
    filter: { button: 'Filtrar despesas', text: 'Nome' },
    create: {
      button: 'Nova',
      title: 'Nova despesa',
      text: 'Nome',
      required: [
        ['combobox', 'Categoria'],
        ['textbox', 'Valor'],
      ],
    },
    edit: { title: 'Editar despesa', text: 'Nome' },
    welcome: 'Bem-vindo ao módulo de despesas',
  },
  {
    path: '/phonecalls/list',
    label: 'Ligações',
    reference: /^LI-\d+$/,
    search: telefonema('search'),
    read: telefonema('getDetails'),
    remove: telefonema('deletar'),
    filter: { button: 'Filtrar ligações', text: 'Assunto' },
    create: {
      button: 'Nova',
      title: 'Nova ligação',
      text: 'Assunto',
      required: [
        ['textbox', 'Quem ligou'],
        ['textbox', 'Assunto'],
      ],
    },
    edit: { title: 'Editar ligação', text: 'Assunto' },
    welcome: 'Bem-vindo ao módulo de ligações',
  },
  {
    path: '/services/list',
    label: 'Atendimentos',
    reference: /^AT-\d+$/,
    search: atendimento('search'),
    read: atendimento('getDetails'),
    remove: atendimento('deletar'),
    filter: { button: 'Filtrar atendimentos', text: 'Descrição' },
    create: {
      button: 'Novo',
      title: 'Novo atendimento',
      text: 'Descrição',
      required: [
        ['combobox', 'Eleitor'],
        ['combobox', 'Categoria'],
        ['combobox', 'Origem'],
        ['combobox', 'Escritório'],
      ],
    },
    edit: { title: 'Editar atendimento', text: 'Descrição' },
    welcome: 'Bem-vindo ao módulo de atendimentos',
  },
  {
    path: '/voters/list',
    label: 'Eleitores',
    reference: 'first cell',
    search: eleitor('search'),
    read: eleitor(),
    remove: eleitor('deletar'),
    filter: { button: 'Filtrar eleitores', text: 'Nome' },
    create: {
      button: 'Novo',
      title: 'Novo eleitor',
      page: true,
      text: 'Nome',
      required: [['textbox', 'Nome']],
    },
    edit: { title: 'Editar eleitor', page: true, text: 'Nome' },
    welcome: 'Bem-vindo ao módulo de eleitores',
  },
  {
    path: '/campaigns/list',
    label: 'Campanhas',
    reference: 'first cell',
    search: campaign('search'),
    read: campaign('get'),
    leads: 'Cancelar campanha',
    filter: {
      button: 'Filtrar campanhas',
      text: 'Nome da campanha',
      finds: (reference) => ({ 'Nome da campanha': reference }),
    },
    create: {
      button: 'Nova',
      title: 'Nova campanha',
      page: true,
      text: 'Nome da campanha',
      required: [
        ['textbox', 'Nome da campanha'],
        ['textbox', 'Data de envio'],
        ['combobox', 'Horário de envio'],
      ],
      ready: 'Custo estimado',
      confirm: 'Confirmar campanha',
    },
    welcome: 'Bem-vindo ao módulo de campanhas',
  },
  {
    path: '/manifestations/list',
    label: 'Manifestações',
    reference: /^\d{10}$/,
    search: manifestation('GET', false),
    read: manifestation('GET', true),
    remove: manifestation('DELETE', true),
    leads: 'Comentar/Anotar',
    filter: {
      button: 'Filtrar manifestações',
      text: 'Nome',
      finds: (reference) => ({ 'Número protocolo': reference }),
    },
    welcome: 'Bem-vindo ao módulo Participativa',
  },
  {
    path: '/polls/list',
    label: 'Enquetes',
    reference: /^EN-\d+$/,
    search: survey('GET', false),
    read: { script: 'survey.php', action: 'getAnalytics' },
    remove: survey('DELETE', true),
    filter: { button: 'Filtrar enquetes', text: 'Pergunta' },
    create: {
      button: 'Nova',
      title: 'Nova enquete',
      text: 'Pergunta',
      required: [
        ['textbox', 'Pergunta'],
        ['textbox', 'Resposta 1'],
        ['textbox', 'Resposta 2'],
        ['textbox', 'Data de encerramento'],
        ['combobox', 'Cor de fundo da página'],
      ],
    },
    edit: { title: 'Editar enquete', text: 'Mensagem de agradecimento' },
    welcome: 'Bem-vindo ao módulo de enquetes',
  },
  {
    path: '/tasks/list',
    label: 'Tarefas',
    reference: 'first cell',
    search: task('GET', false),
    read: task('GET', true),
    remove: task('DELETE', true),
    filter: { button: 'Filtrar tarefas', text: 'Data da tarefa, de', finds: null },
    create: {
      button: 'Nova',
      title: 'Nova tarefa',
      blocked: 'Preencha os responsáveis, a data, a descrição e o status.',
      text: 'Descrição',
      required: [['textbox', 'Descrição']],
      first: ['combobox', 'Responsáveis'],
    },
    edit: { title: 'Editar tarefa', text: 'Descrição' },
    welcome: 'Bem-vindo ao módulo de tarefas',
  },
];

export const creates = (module: Module): module is CreatingModule => module.create !== undefined;

/** Those of the modules whose records are made in the product. */
export const creatingModules = modules.filter(creates);

/** The app's lists that no row above speaks of. */
export const listsWithoutRow = () =>
  staffModules.flatMap(({ path }) =>
    path.endsWith('/list') && !modules.some((module) => module.path === path) ? [path] : [],
  );

/** Opens its list and waits for the rows. */
export const openModule = (page: Page, { path, label }: Module) => openList(page, path, label);

/** The records of the page that is open, by their references. */
export const referencesIn = (table: Locator, { reference }: Module) =>
  reference === 'first cell'
    ? table.locator('tbody td:first-child')
    : table.getByRole('cell', { name: reference });

/** The first record of the list; headings of columns and of groups hold no button. */
export const firstRow = (table: Locator) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('button') })
    .first();

/** What opens the record of a row, where the row's focus stands. */
export const openerIn = (row: Locator) => row.getByRole('link').first();

/** Opens what the first record says in full. */
export const openFirst = (table: Locator) => openerIn(firstRow(table)).click();

/** Picks an item of the first record's menu. */
export async function chooseInFirst(page: Page, table: Locator, item: string) {
  await firstRow(table)
    .getByRole('button', { name: /^Ações de/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The button in the details that leads on from them. */
export const leadingOn = (scope: Locator, { leads = 'Editar' }: Module): Locator =>
  scope.getByRole('button', { name: leads });

/** Where a form stands: its panel, or the page that is its own. */
export const formOf = (page: Page, form: Form): Locator =>
  form.page ? page.getByRole('main') : panel(page, form.title);

/** Opens the form for a new record; its first field has the focus, or the heading where it is a page. */
export async function openNew(page: Page, { create }: CreatingModule): Promise<Locator> {
  await page.getByRole('button', { name: create.button, exact: true }).click();
  const form = formOf(page, create);
  const [role, name] = create.first ?? create.required[0];
  await expect(form.getByRole(role, { name, exact: true })).toBeFocused();
  return form;
}
