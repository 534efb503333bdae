import { textFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import type { EntryScript } from './entriesApi';
import type { EntryRow } from './entry';
import type { Usage } from './usage';

interface ListWords {
  /** Names its state. */
  name: string;
  /** The screen's heading. */
  title: string;
  /** What an entry is called, one and many: 'origem', 'origens'. */
  one: string;
  many: string;
  /** How notices begin: 'A origem'. */
  the: 'A origem' | 'O grupo' | 'A categoria' | 'O status' | 'O escritório' | 'A secretária';
  /** What the list is for, under the heading. */
  intro: string;
  /** Of the button that creates: 'Adicionar origem'. */
  add: string;
  script: EntryScript;
  /** How it tells that its entries are used; without it they are not deleted. */
  usage?: Usage;
  /** What is said of the entries of the system, which stand apart and are only read. */
  systemNote?: string;
}

const panels = ['create', 'edit', 'remove'] as const;

/** One of the office's lists: its words, its script, and the state of the person's work in it. */
export function createSettingsList({ name, title, one, many, ...list }: ListWords) {
  const isFeminine = list.the.startsWith('A');
  return {
    ...list,
    one,
    many,
    /** 'Nova origem'. */
    newTitle: `${isFeminine ? 'Nova' : 'Novo'} ${one}`,
    /** 'criada' or 'criado', 'outra' or 'outro', as the word asks for. */
    inGender: (word: string) => word.replace(/.$/, isFeminine ? 'a' : 'o'),
    isOfSystem: ({ clientId }: EntryRow) => list.systemNote !== undefined && clientId === null,
    module: createListModule({
      name,
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
