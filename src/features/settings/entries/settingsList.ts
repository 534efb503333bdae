import { textFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { settingsSlice } from '../settingsSlice';
import type { EntryScript } from './entriesApi';
import type { EntryRow } from './entry';
import type { Usage } from './usage';

export interface ListWords {
  /** State key. */
  name: string;
  title: string;
  /** 'origem', 'origens'. */
  one: string;
  many: string;
  /** Start of notices: 'A origem'. */
  the: 'A origem' | 'O grupo' | 'A categoria' | 'O status' | 'O escritório' | 'A secretária';
  intro: string;
  add: string;
  script: EntryScript;
  /** Usage reported by the API; without it, entries cannot be deleted. */
  usage?: Usage;
  /** Note above read-only system entries. */
  systemNote?: string;
}

const panels = ['create', 'edit', 'remove'] as const;

export function createSettingsList({ name, title, one, many, ...list }: ListWords) {
  const isFeminine = list.the.startsWith('A');
  return {
    ...list,
    one,
    many,
    /** 'Nova origem'. */
    newTitle: `${isFeminine ? 'Nova' : 'Novo'} ${one}`,
    /** Inflects by gender: 'criada' or 'criado'. */
    inGender: (word: string) => word.replace(/.$/, isFeminine ? 'a' : 'o'),
    isOfSystem: ({ clientId }: EntryRow) => list.systemNote !== undefined && clientId === null,
    module: createListModule({
      name,
      within: settingsSlice,
      title,
      one,
      many,
      labelOf: (row: EntryRow) => row.name,
      filters: { name: textFilter('Nome') },
      quickSearch: { by: 'nome', filters: ['name'], read: (text) => ({ name: text }) },
      panels,
    }),
  };
}

export type SettingsList = ReturnType<typeof createSettingsList>;

/** 'A origem Telefone foi criada!' */
export const noticeOf = ({ the, inGender }: SettingsList, name: string, participle: string) =>
  `${the} ${name.trim()} foi ${inGender(participle)}!`;
