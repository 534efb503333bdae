import { listPath as appointments } from '../../appointments/appointmentsOfVoter';
import { listPath as documents } from '../../documents/documentPaths';
import { listPath as services } from '../../services/servicePaths';
import type { VoterPanel } from './panelRules';

/** The list in which what a panel makes is opened. */
export const listPaths: Readonly<Partial<Record<VoterPanel, string>>> = {
  service: services,
  appointment: appointments,
  document: documents,
};
