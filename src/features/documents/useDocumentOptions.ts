import { useOptionList, useUsers } from '@/lookups/lookupsApi';

const noUsers: never[] = [];

/** The lists that filters and forms choose from; asked when the module opens. */
export function useDocumentOptions() {
  return {
    types: useOptionList('documentTypeList'),
    statuses: useOptionList('legislativeProcesseStatusList'),
    /** The areas of interest. */
    departments: useOptionList('departmentList'),
    /** Of the reminder. */
    users: useUsers().data ?? noUsers,
  };
}

export type DocumentOptions = ReturnType<typeof useDocumentOptions>;
