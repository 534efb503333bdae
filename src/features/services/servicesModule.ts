import { optionName } from '@/lookups/lookupsApi';
import {
  dateFilter,
  helpingFilter,
  idFilter,
  lookupsFilter,
  textFilter,
  type FiltersOf,
  referenceFilter,
} from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { referenceOf, type ServiceRow } from './service';
import type { ServiceOptions } from './useServiceOptions';

/** One of what the office has in a list. */
const chosenFrom = (list: keyof ServiceOptions, label: string) =>
  idFilter(label, (id, options: ServiceOptions) => optionName(options[list], id));

/** The service requests as a list: their name, filters and panels. */
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
    /** Where the districts are looked for; searches for nothing by itself. */
    city: helpingFilter(),
    districts: lookupsFilter('Bairros', { wire: 'districtIds', within: 'city' }),
    /** Type, and digits of the number and of the year, of a linked document. */
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
  panels: ['create', 'edit', 'status', 'comment', 'upload', 'reminder', 'remove'],
});

export type ServiceFilters = FiltersOf<typeof servicesModule.table>;
