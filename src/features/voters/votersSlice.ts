import { createModuleSlice } from '@/ui/list/moduleSlice';
import type { VoterFilters } from './votersApi';

export type VoterPanel = 'details' | 'filter' | 'remove' | 'labels' | 'message' | 'service' | 'reminder';

export const votersSlice = createModuleSlice<'voters', VoterFilters, VoterPanel>({
  name: 'voters',
  emptyFilters: {
    reference: '',
    cpf: '',
    name: '',
    genre: null,
    city: null,
    districts: [],
    address: '',
    zipcode: '',
    isActive: null,
    groupIds: [],
    maritalStatusId: null,
    profession: null,
    withTelephone: null,
    withEmail: null,
    telephone: '',
    email: '',
    startBirthDate: '',
    endBirthDate: '',
    startCreatedDate: '',
    endCreatedDate: '',
    voteStatusId: null,
    responsibleTypeId: null,
    responsibleName: '',
    school: null,
  },
});
