import { agendaPath } from '@/records/links/agenda';
import { listPath as appointmentsPath } from '@/features/appointments/appointmentPaths';
import { listPath as callsPath } from '@/features/calls/callPaths';
import { listPath as campaignsPath } from '@/features/campaigns/campaignPaths';
import { listPath as documentsPath } from '@/records/links/documents';
import { listPath as expensesPath } from '@/records/links/expenses';
import { homePath as manifestationsHome } from '@/features/manifestations/manifestationPaths';
import { path as reportsPath } from '@/workflows/reports/reportPaths';
import { listPath as servicesPath } from '@/records/links/services';
import { listPath as tasksPath } from '@/features/tasks/taskPaths';
import { listPath as votersPath } from '@/records/links/voters';

/** Cards of the first screen, apart from the table that every page loads; the title is the label unless given. */
export const homeCards: readonly { path: string; text: string; title?: string }[] = [
  { path: votersPath, text: 'Quem são, onde moram e como falar com eles.' },
  { path: servicesPath, text: 'O que as pessoas pediram e em que pé está.' },
  { path: appointmentsPath, text: 'A agenda de hoje em diante.' },
  { path: campaignsPath, text: 'SMS e e-mails para muita gente de uma vez.' },
  { path: expensesPath, text: 'O que o gabinete gastou e o que falta pagar.' },
  { path: manifestationsHome, text: 'O que as pessoas elogiam, reclamam e pedem.' },
  { path: '/polls/list', text: 'O que as pessoas pensam, voto a voto.' },
  { path: documentsPath, text: 'O que o mandato propõe, pede e responde.' },
  { path: callsPath, title: 'Ligações', text: 'Quem ligou e a quem retornar.' },
  { path: tasksPath, text: 'O que há para fazer, até quando e por quem.' },
  { path: agendaPath, text: 'O dia, a semana e o mês em um só calendário.' },
  { path: reportsPath, text: 'O que o gabinete fez, em números.' },
];
