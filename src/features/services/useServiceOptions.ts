import { useOptionList, useUsers } from '@/lookups/lookupsApi';

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

export type ServiceOptions = ReturnType<typeof useServiceOptions>;
