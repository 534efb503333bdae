import { table } from '../../data/table';

export interface Appointment {
  id: number;
  clientId: number;
  /** Names the appointment in its public page. */
  code: string;
  subject: string;
  startDate: string;
  endDate: string;
  location: string;
  description: string;
  participantIds: number[];
  /** Participants whose calendar received the appointment. */
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
