import type { Call, Script } from '../protocol/calls';
import { appointmentScripts } from './appointments/endpoints';
import { authScripts } from './auth/endpoints';
import { callScripts } from './calls/endpoints';
import { campaignScripts } from './campaigns/endpoints';
import { customerAreaScripts } from './customerArea/endpoints';
import { dashboardScripts } from './dashboard/endpoints';
import { documentScripts } from './documents/endpoints';
import { expenseScripts } from './expenses/endpoints';
import { fileScripts } from './files/endpoints';
import { invoiceScripts } from './invoice/endpoints';
import { labelScripts } from './labels/endpoints';
import { manifestationScripts } from './manifestations/endpoints';
import { messageScripts } from './messages/endpoints';
import { trialScripts } from './onboarding/endpoints';
import { placeScripts } from './places/endpoints';
import { pollScripts } from './polls/endpoints';
import { serviceScripts } from './services/endpoints';
import { settingsScripts } from './settings/endpoints';
import { taskScripts } from './tasks/endpoints';
import { voterScripts } from './voters/endpoints';

/** What one module asks of the API, under the name docs/api.md gives it. */
export interface ApiModule {
  title: string;
  scripts: readonly Script[];
}

/** Every module of the API. A new one is a folder beside this file and a line here. */
export const modules: readonly ApiModule[] = [
  { title: 'Entrada', scripts: authScripts },
  { title: 'Cadastro de teste', scripts: trialScripts },
  { title: 'Fatura e licença', scripts: invoiceScripts },
  { title: 'Início', scripts: dashboardScripts },
  { title: 'Compromissos', scripts: appointmentScripts },
  { title: 'Ligações', scripts: callScripts },
  { title: 'Eleitores', scripts: voterScripts },
  { title: 'Etiquetas', scripts: labelScripts },
  { title: 'Mensagens', scripts: messageScripts },
  { title: 'Atendimentos', scripts: serviceScripts },
  { title: 'Campanhas', scripts: campaignScripts },
  { title: 'Tarefas e lembretes', scripts: taskScripts },
  { title: 'Documentos', scripts: documentScripts },
  { title: 'Participativa', scripts: manifestationScripts },
  { title: 'Despesas', scripts: expenseScripts },
  { title: 'Enquetes', scripts: pollScripts },
  { title: 'Anexos', scripts: fileScripts },
  { title: 'Lugares', scripts: placeScripts },
  { title: 'Configurações', scripts: settingsScripts },
  { title: 'Área do cliente', scripts: customerAreaScripts },
];

/** Every script the demo API answers, by name, with the calls of all modules. */
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
