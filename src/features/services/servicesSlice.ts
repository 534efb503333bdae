import { createModuleSlice } from '@/ui/list/moduleSlice';
import type { ServiceFilters } from './servicesApi';

export type ServicePanel =
  'details' | 'filter' | 'create' | 'edit' | 'status' | 'comment' | 'upload' | 'reminder' | 'remove';

export const servicesSlice = createModuleSlice<'services', ServiceFilters, ServicePanel>({
  name: 'services',
  emptyFilters: {
    reference: '',
    electorReference: '',
    electorName: '',
    groupId: null,
    statusId: null,
    originId: null,
    categoryId: null,
    officeId: null,
    departmentId: null,
    responsibleId: null,
    description: '',
    startCreatedDate: '',
    endCreatedDate: '',
    documentId: null,
    documentNumber: '',
    documentYear: '',
    city: null,
    districts: [],
  },
});
