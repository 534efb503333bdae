import { formatDate } from '@/formats/dates';
import { optionName, type NamedOption } from '@/lookups/lookupsApi';
import type { ActiveFilter } from '@/ui/list/ActiveFilters';
import type { ServiceFilters } from './servicesApi';
import type { ServiceOptions } from './useServiceOptions';

/** The filters in force, as the chips under the header say them. */
export function activeFilters(
  filters: ServiceFilters,
  options: Omit<ServiceOptions, 'users'> & { users: readonly { id: number; name: string }[] },
): ActiveFilter<keyof ServiceFilters>[] {
  const chosen = (list: readonly Pick<NamedOption, 'id' | 'name'>[], id: number | null) =>
    id === null ? '' : optionName(list, id);
  const chips: ActiveFilter<keyof ServiceFilters>[] = [
    { key: 'reference', label: 'Referência', value: filters.reference },
    { key: 'description', label: 'Descrição', value: filters.description },
    { key: 'statusId', label: 'Status', value: chosen(options.statuses, filters.statusId) },
    { key: 'categoryId', label: 'Categoria', value: chosen(options.categories, filters.categoryId) },
    { key: 'originId', label: 'Origem', value: chosen(options.origins, filters.originId) },
    { key: 'officeId', label: 'Escritório', value: chosen(options.offices, filters.officeId) },
    { key: 'departmentId', label: 'Secretária', value: chosen(options.departments, filters.departmentId) },
    { key: 'responsibleId', label: 'Responsável', value: chosen(options.users, filters.responsibleId) },
    { key: 'startCreatedDate', label: 'A partir de', value: formatDate(filters.startCreatedDate) },
    { key: 'endCreatedDate', label: 'Até', value: formatDate(filters.endCreatedDate) },
    { key: 'electorReference', label: 'Ref. eleitor', value: filters.electorReference },
    { key: 'electorName', label: 'Eleitor', value: filters.electorName },
    { key: 'groupId', label: 'Grupo', value: chosen(options.groups, filters.groupId) },
    { key: 'districts', label: 'Bairros', value: filters.districts.map(({ label }) => label).join(', ') },
    { key: 'documentId', label: 'Documento', value: chosen(options.documentTypes, filters.documentId) },
    { key: 'documentNumber', label: 'Número do documento', value: filters.documentNumber },
    { key: 'documentYear', label: 'Ano do documento', value: filters.documentYear },
  ];
  return chips.filter(({ value }) => value !== '');
}
