import type { StateOf } from '@/api/rootReducer';
import { sameText } from '@/formats/text';
import { optionName, useOptionList, useUsers, type NamedOption } from '@/lookups/lookupsApi';
import {
  dateFilter,
  helpingFilter,
  idFilter,
  lookupsFilter,
  textFilter,
  type FiltersOf,
  referenceFilter,
} from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { referenceOf, type ServiceRow } from './service';

const noUsers: never[] = [];

/** Option lists for filters and forms, requested when the module opens. */
export function useServiceOptions() {
  return {
    groups: useOptionList('electorGroupList'),
    documentTypes: useOptionList('documentTypeList'),
    statuses: useOptionList('treatmentStatusList'),
    origins: useOptionList('treatmentOriginList'),
    categories: useOptionList('treatmentCategoryList'),
    offices: useOptionList('officeList'),
    departments: useOptionList('departmentList'),
    users: useUsers().data ?? noUsers,
  };
}

type ServiceOptions = ReturnType<typeof useServiceOptions>;

type Options = readonly Pick<NamedOption, 'id' | 'name'>[];

/** The option with this name, ignoring case and accents. */
export const named = (options: Options, wanted: string) =>
  options.find(({ name }) => sameText(name, wanted))?.id;

export const openStatus = (statuses: Options) => named(statuses, 'Aberto');

const chosenFrom = (list: keyof ServiceOptions, label: string) =>
  idFilter(label, (id, options: ServiceOptions) => optionName(options[list], id));

export const servicesModule = createListModule({
  name: 'services',
  title: 'Atendimentos',
  one: 'atendimento',
  many: 'atendimentos',
  labelOf: (row: ServiceRow) => referenceOf(row),
  filters: {
    reference: referenceFilter('Referência'),
    description: textFilter('Descrição'),
    statusId: chosenFrom('statuses', 'Status'),
    categoryId: chosenFrom('categories', 'Categoria'),
    originId: chosenFrom('origins', 'Origem'),
    officeId: chosenFrom('offices', 'Escritório'),
    departmentId: chosenFrom('departments', 'Secretária'),
    responsibleId: chosenFrom('users', 'Responsável'),
    startCreatedDate: dateFilter('A partir de'),
    endCreatedDate: dateFilter('Até'),
    electorReference: referenceFilter('Ref. eleitor'),
    electorName: textFilter('Eleitor'),
    groupId: chosenFrom('groups', 'Grupo'),
    /** Narrows the district lookup; filters nothing by itself. */
    city: helpingFilter(),
    districts: lookupsFilter('Bairros', { wire: 'districtIds', within: 'city' }),
    /** Filters on a linked document: type, then number and year as digits. */
    documentId: chosenFrom('documentTypes', 'Documento'),
    documentNumber: textFilter('Número do documento'),
    documentYear: textFilter('Ano do documento'),
  },
  quickSearch: {
    by: 'referência ou eleitor',
    filters: ['reference', 'electorName'],
    read: (text) => {
      const [, prefix, number] = /^(?:(AT)[\s-]*)?(\d+)$/i.exec(text) ?? [];
      if (!number) return { electorName: text };
      return { reference: prefix ? `AT-${number}` : number };
    },
  },
  panels: [
    'create',
    'edit',
    'status',
    'comment',
    'reply',
    'pass',
    'document',
    'demand',
    'alike',
    'upload',
    'reminder',
    'remove',
  ],
});

export const servicesSlice = servicesModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    services: StateOf<typeof servicesSlice>;
  }
}

export type ServiceFilters = FiltersOf<typeof servicesModule.table>;
