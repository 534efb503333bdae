import type { Call, Script } from '../protocol/calls';
import type { SeedScope } from '../seed/scope';
import { appointmentScripts } from './appointments/endpoints';
import { seedAppointments } from './appointments/seed';
import { authScripts } from './auth/endpoints';
import { callScripts } from './calls/endpoints';
import { seedCalls } from './calls/seed';
import { campaignScripts } from './campaigns/endpoints';
import { seedCampaigns } from './campaigns/seed';
import { customerAreaScripts } from './customerArea/endpoints';
import { dashboardScripts } from './dashboard/endpoints';
import { documentScripts } from './documents/endpoints';
import { seedDocuments } from './documents/seed';
import { expenseScripts } from './expenses/endpoints';
import { seedExpenses } from './expenses/seed';
import { fileScripts } from './files/endpoints';
import { invoiceScripts } from './invoice/endpoints';
import { labelScripts } from './labels/endpoints';
import { manifestationScripts } from './manifestations/endpoints';
import { seedManifestations } from './manifestations/seed';
import { messageScripts } from './messages/endpoints';
import { trialScripts } from './onboarding/endpoints';
import { placeScripts } from './places/endpoints';
import { pollScripts } from './polls/endpoints';
import { seedPolls } from './polls/seed';
import { serviceScripts } from './services/endpoints';
import { seedServices } from './services/seed';
import { settingsScripts } from './settings/endpoints';
import { taskScripts } from './tasks/endpoints';
import { seedTasks } from './tasks/seed';
import { voterScripts } from './voters/endpoints';
import { seedVoters } from './voters/seed';

export interface ApiModule {
  title: string;
  scripts: readonly Script[];
  /** Seeding of the list, with the record counts of the main and second offices. */
  records?: { seed: (scope: SeedScope, count: number) => void; main: number; second: number };
}

/**
 * Every API module, in the order of docs/api.md and of the seed. Add new ones here and their tables in db.ts.
 */
export const modules: readonly ApiModule[] = [
  { title: 'Entrada', scripts: authScripts },
  { title: 'Cadastro de teste', scripts: trialScripts },
  { title: 'Fatura e licença', scripts: invoiceScripts },
  { title: 'Início', scripts: dashboardScripts },
  {
    title: 'Compromissos',
    scripts: appointmentScripts,
    records: { seed: seedAppointments, main: 88, second: 8 },
  },
  { title: 'Ligações', scripts: callScripts, records: { seed: seedCalls, main: 60, second: 5 } },
  { title: 'Eleitores', scripts: voterScripts, records: { seed: seedVoters, main: 400, second: 12 } },
  { title: 'Etiquetas', scripts: labelScripts },
  { title: 'Mensagens', scripts: messageScripts },
  { title: 'Atendimentos', scripts: serviceScripts, records: { seed: seedServices, main: 120, second: 6 } },
  { title: 'Campanhas', scripts: campaignScripts, records: { seed: seedCampaigns, main: 46, second: 3 } },
  { title: 'Documentos', scripts: documentScripts, records: { seed: seedDocuments, main: 60, second: 4 } },
  {
    title: 'Participativa',
    scripts: manifestationScripts,
    records: { seed: seedManifestations, main: 80, second: 3 },
  },
  { title: 'Despesas', scripts: expenseScripts, records: { seed: seedExpenses, main: 150, second: 6 } },
  { title: 'Enquetes', scripts: pollScripts, records: { seed: seedPolls, main: 40, second: 3 } },
  // After every record a reminder may refer to.
  { title: 'Tarefas e lembretes', scripts: taskScripts, records: { seed: seedTasks, main: 48, second: 4 } },
  { title: 'Anexos', scripts: fileScripts },
  { title: 'Lugares', scripts: placeScripts },
  { title: 'Configurações', scripts: settingsScripts },
  { title: 'Área do cliente', scripts: customerAreaScripts },
];

export const scripts: ReadonlyMap<string, Script> = collectScripts();

function collectScripts(): Map<string, Script> {
  const collected = new Map<string, { name: string; calls: Call[] }>();
  for (const { name, calls } of modules.flatMap((module) => module.scripts)) {
    const known = collected.get(name);
    if (known) known.calls.push(...calls);
    else collected.set(name, { name, calls: [...calls] });
  }
  return collected;
}
