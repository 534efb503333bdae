import { useOptionList, useUsers } from '@/lookups/lookupsApi';

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

export type DocumentOptions = ReturnType<typeof useDocumentOptions>;
