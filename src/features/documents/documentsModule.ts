import type { StateOf } from '@/api/rootReducer';
import { optionName, useOptionList, useUsers } from '@/lookups/lookupsApi';
import { idFilter, referenceFilter, textFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { titleOf, type DocumentRow } from './document';

const noUsers: never[] = [];

/** Option lists for filters and forms, requested when the module opens. */
export function useDocumentOptions() {
  return {
    types: useOptionList('documentTypeList'),
    statuses: useOptionList('legislativeProcesseStatusList'),
    departments: useOptionList('departmentList'),
    users: useUsers().data ?? noUsers,
  };
}

type DocumentOptions = ReturnType<typeof useDocumentOptions>;

const chosenFrom = (list: keyof DocumentOptions, label: string) =>
  idFilter(label, (id, options: DocumentOptions) => optionName(options[list], id));

export const documentsModule = createListModule({
  name: 'documents',
  title: 'Docs. Proposituras, Adm.',
  one: 'documento',
  many: 'documentos',
  labelOf: (row: DocumentRow) => titleOf(row),
  filters: {
    type: chosenFrom('types', 'Tipo'),
    status: chosenFrom('statuses', 'Status'),
    number: referenceFilter('Número'),
    year: referenceFilter('Ano'),
    areaInterest: chosenFrom('departments', 'Área de interesse'),
    region: textFilter('Região'),
    menu: textFilter('Assunto'),
  },
  quickSearch: {
    by: 'número ou assunto',
    filters: ['number', 'year', 'menu'],
    read: (text) => {
      const [, number, year] = /^(\d{1,9})(?:\s*\/\s*(\d{4}))?$/.exec(text) ?? [];
      if (!number) return { menu: text };
      return year ? { number, year } : { number };
    },
  },
  panels: ['create', 'edit', 'status', 'comment', 'upload', 'reminder', 'remove'],
});

export const documentsSlice = documentsModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    documents: StateOf<typeof documentsSlice>;
  }
}
