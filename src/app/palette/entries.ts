import { recordPath } from '@/records/list/listAddress';
import type { OpenedRecord } from '@/records/list/openedRecords';
import { listPath as appointmentsPath } from '@/features/appointments/appointmentPaths';
import { listPath as callsPath } from '@/features/calls/callPaths';
import { draftPath, listPath as documentsPath } from '@/records/links/documents';
import { listPath as expensesPath } from '@/records/links/expenses';
import { listPath as manifestationsPath } from '@/features/manifestations/manifestationPaths';
import { listPath as servicesPath } from '@/records/links/services';
import { listPath as tasksPath } from '@/features/tasks/taskPaths';
import * as voters from '@/records/links/voters';
import { foldText } from '@/formats/text';
import type { Rule } from '@/session/rights';
import { can, meets } from '@/session/rules';
import type { Session } from '@/session/session';
import { cards } from '@/records/modules/cards';
import { screens } from '@/records/modules/screens';
import { creationsOf } from '../topbar/creations';
import type { Act } from './acts';
import type { SourceName } from './question';

/* What the palette lists without asking the API. */

type IconName = 'screen' | 'create' | 'open' | SourceName;

/** A line that can be chosen. */
export interface Entry {
  key: string;
  label: string;
  detail?: string;
  /** Other words it is found by. */
  words?: string;
  icon: IconName;
  /** Keys that do the same anywhere. */
  keys?: readonly string[];
  path: string;
  /** A panel that opens over the screen that is there, where the path need not be gone to. */
  act?: Act;
  /** A record, which can be acted on. */
  record?: OpenedRecord;
}

export interface Source {
  title: string;
  one: string;
  listPath: string;
}

export const sourceFacts: Readonly<Record<SourceName, Source>> = {
  voters: { title: 'Eleitores', one: 'eleitor', listPath: voters.listPath },
  services: { title: 'Atendimentos', one: 'atendimento', listPath: servicesPath },
  documents: { title: 'Documentos', one: 'documento', listPath: documentsPath },
  appointments: { title: 'Compromissos', one: 'compromisso', listPath: appointmentsPath },
  calls: { title: 'Ligações', one: 'ligação', listPath: callsPath },
};

/** A list's records in columns: no key leads there. */
const isBoard = (path: string) => path.endsWith('/board');

/** Screens that no menu names. */
const unlisted: readonly Entry[] = [
  { label: 'Aniversariantes', path: `${voters.listPath}?${voters.birthdaysParam}=week` },
  { label: 'Mala direta', path: voters.lettersPath },
  { label: 'Repetidos', path: voters.duplicatesPath },
].map(({ label, path }) => ({ key: path, label, icon: 'screen', path }));

/** Screens this person may see, with their keys where those are switched on. */
export const screensOf = (session: Session, hasLetters: boolean): Entry[] => [
  ...screens
    .filter(({ path, letter, requirement }) => (letter ?? isBoard(path)) && meets(session, requirement))
    .map(({ path, label, letter }): Entry => ({
      key: path,
      label: isBoard(path) ? `${label} por status` : label,
      icon: 'screen',
      path,
      words: cards.find((card) => card.path === path)?.title,
      ...(letter && hasLetters && { keys: ['G', letter.toUpperCase()] }),
    })),
  ...unlisted,
];

/** What this person may create, one by one or many at once. */
export const creationEntries = (session: Session): Entry[] =>
  [
    ...creationsOf(session),
    ...(can(session, 'create_voter') ? [{ label: 'Importar eleitores', path: voters.importPath }] : []),
  ].map(({ label, path }): Entry => {
    const [listPath = '', query] = path.split('?');
    return {
      ...{ key: `criar ${path}`, label, icon: 'create', path },
      ...(query && { act: { listPath, panel: 'create', id: null } }),
    };
  });

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A record's line. */
export function recordEntry(record: OpenedRecord, place: string): Entry {
  const { listPath, id, one, label, detail } = record;
  const [source] = Object.entries(sourceFacts).find(([, facts]) => facts.listPath === listPath) ?? [];
  const isRecent = place === 'recent';
  return {
    key: `${place} ${listPath} ${id}`,
    label: label ?? `${capitalised(one)} nº ${id}`,
    detail: [isRecent && label && capitalised(one), detail].filter(Boolean).join(' · '),
    icon: (source as SourceName | undefined) ?? 'open',
    path: pathOf(listPath, id),
    record,
  };
}

type Offer = [label: string, panel: string, rule?: Rule];

const edit = (rule?: Rule): Offer => (rule ? ['Editar', 'edit', rule] : ['Editar', 'edit']);
const remind: Offer = ['Criar lembrete', 'reminder'];

/** What each list offers in a row, of what has an address. */
const actsOf: Readonly<Record<string, readonly Offer[]>> = {
  [voters.listPath]: [
    ['Novo atendimento', 'service', 'create_treatment'],
    ['Ligação', 'call', 'create_call'],
    ['Enviar mensagem', 'message'],
    remind,
    ['Editar', 'edit', 'edit_voter'],
  ],
  [servicesPath]: [
    ['Trocar status', 'status', 'edit_treatment'],
    ['Comentar', 'comment', 'create_commet_treatment'],
    remind,
    edit('edit_treatment'),
  ],
  [documentsPath]: [
    ['Elaborar doc.', 'draft', 'edit_legislative_process'],
    ['Trocar status', 'status', 'edit_legislative_process'],
    ['Comentar', 'comment', 'comment_legislative_process'],
    ['Criar lembrete', 'reminder', 'edit_legislative_process'],
    edit('edit_legislative_process'),
  ],
  [appointmentsPath]: [edit('edit_appointment'), ['Copiar', 'copy', 'create_appointment']],
  [callsPath]: [edit('edit_call')],
  [tasksPath]: [edit(), ['Copiar', 'copy']],
  [expensesPath]: [edit('edit_expense'), ['Copiar', 'copy', 'create_expense'], remind],
  [manifestationsPath]: [['Trocar status', 'status', 'status_manifestation']],
};

/** A record's own page where it has one, else its details over its list. */
const pathOf = (listPath: string, id: number) =>
  listPath === voters.listPath ? voters.pagePath(id) : recordPath(listPath, id);

/** What is a screen of its own, not a panel. */
const screensOfRecords: Readonly<Record<string, (id: number) => string>> = {
  [`${voters.listPath} edit`]: voters.editPath,
  [`${documentsPath} draft`]: draftPath,
};

/** Where a panel has an address: a voter's page has all of theirs. */
const panelPath = (listPath: string, panel: string, id: number) =>
  listPath === voters.listPath
    ? `${voters.pagePath(id)}?panel=${panel}`
    : `${listPath}?panel=${panel}&id=${id}`;

/** What can be done with a record; last, opening it. */
export function actionsOf(record: OpenedRecord, session: Session): Entry[] {
  const { listPath, id } = record;
  const acts = (actsOf[listPath] ?? []).filter(([, , rule]) => !rule || can(session, rule));
  return [
    ...acts.map(([label, panel]): Entry => {
      const screen = screensOfRecords[`${listPath} ${panel}`]?.(id);
      return {
        ...{ key: panel, label, icon: 'open', path: screen ?? panelPath(listPath, panel, id) },
        ...(screen === undefined && { act: { listPath, panel, id } }),
      };
    }),
    { key: 'details', label: 'Abrir', icon: 'open', path: pathOf(listPath, id), record },
  ];
}

const wordsIn = (text: string) => foldText(text).match(/[\p{L}\d]+/gu) ?? [];

/** The entries in which every typed word begins one, accents and case aside. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return typed.trim() ? [] : entries;
  return entries.filter(({ label, detail = '', words = '' }) => {
    const own = wordsIn(`${label} ${detail} ${words}`);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
