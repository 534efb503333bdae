import { table } from '../../data/table';

export interface Appointment {
  id: number;
  clientId: number;
  /** Used in the public URL. */
  code: string;
  subject: string;
  startDate: string;
  endDate: string;
  location: string;
  description: string;
  participantIds: number[];
  integratedUserIds: number[];
  requesterName: string;
  requesterPhone: string;
  notify: boolean;
  integrate: boolean;
  /** Cancelled. */
  isExcluded: boolean;
}

export const appointmentTables = {
  appointments: table<Appointment>(),
};
