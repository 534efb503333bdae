import { createModuleSlice } from '@/ui/list/moduleSlice';
import type { CallFilters } from './callsApi';

export type CallPanel = 'details' | 'filter' | 'create' | 'edit' | 'remove';

export const callsSlice = createModuleSlice<'calls', CallFilters, CallPanel>({
  name: 'calls',
  emptyFilters: {
    reference: '',
    name: '',
    telephone: '',
    startDate: '',
    endDate: '',
    status: null,
    subject: '',
    participantId: null,
  },
});
