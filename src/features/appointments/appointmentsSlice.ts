import { today } from '@/formats/dates';
import { createModuleSlice } from '@/ui/list/moduleSlice';
import type { AppointmentFilters } from './appointmentsApi';

export type AppointmentPanel = 'details' | 'filter' | 'create' | 'edit' | 'copy' | 'remove';

const emptyFilters: AppointmentFilters = {
  startDate: '',
  endDate: '',
  reference: '',
  subject: '',
  participantId: null,
};

/** The list starts with the appointments from today on (document 1, section 3). */
export const appointmentsSlice = createModuleSlice<'appointments', AppointmentFilters, AppointmentPanel>({
  name: 'appointments',
  emptyFilters,
  startingFilters: () => ({ ...emptyFilters, startDate: today() }),
});
