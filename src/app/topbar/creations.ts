import { listPath as appointmentsPath } from '@/features/appointments/appointmentPaths';
import { listPath as callsPath } from '@/features/calls/callPaths';
import { createPath as newCampaignPath } from '@/features/campaigns/campaignPaths';
import { listPath as documentsPath } from '@/features/documents/documentPaths';
import { listPath as expensesPath } from '@/features/expenses/expensePaths';
import { listPath as servicesPath } from '@/features/services/servicePaths';
import { listPath as tasksPath } from '@/features/tasks/taskPaths';
import { createPath as newVoterPath } from '@/features/voters/voterPaths';
import type { Rule } from '@/session/rights';

interface Creation {
  /** What is created: 'Novo atendimento'. */
  label: string;
  /** Where it is created. */
  path: string;
  /** The right it needs; none where everybody may. */
  rule?: Rule;
}

const overList = (listPath: string) => `${listPath}?panel=create`;

/** Everything that is created by a form of its own, in the order of the menus. */
export const creations: readonly Creation[] = [
  { label: 'Novo eleitor', path: newVoterPath, rule: 'create_voter' },
  { label: 'Novo atendimento', path: overList(servicesPath), rule: 'create_treatment' },
  { label: 'Novo compromisso', path: overList(appointmentsPath), rule: 'create_appointment' },
  { label: 'Nova campanha', path: newCampaignPath, rule: 'create_campaign' },
  { label: 'Nova despesa', path: overList(expensesPath), rule: 'create_expense' },
  { label: 'Nova enquete', path: overList('/polls/list') },
  { label: 'Novo documento', path: overList(documentsPath), rule: 'create_legislative_process' },
  { label: 'Nova ligação', path: overList(callsPath), rule: 'create_call' },
  { label: 'Nova tarefa', path: overList(tasksPath) },
];
