import { listOf, recordOf, rowsOf } from '../../src/api/reply';
import * as appointment from '../../src/features/appointments/appointment';
import { reply as publicAppointment } from '../../src/features/appointments/public/publicAppointmentApi';
import { account as signInAccount, recoveryToken } from '../../src/features/auth/authApi';
import * as call from '../../src/features/calls/call';
import * as campaign from '../../src/features/campaigns/campaign';
import { cost, total as audience } from '../../src/features/campaigns/create/useAudience';
import * as account from '../../src/features/customerArea/account';
import * as dashboard from '../../src/features/dashboard/dashboard';
import * as document from '../../src/features/documents/document';
import { expenseRecord } from '../../src/features/expenses/expense';
import { reply as billingClient } from '../../src/features/invoice/billingApi';
import * as manifestation from '../../src/features/manifestations/manifestation';
import { summary } from '../../src/features/manifestations/manifestationsApi';
import * as poll from '../../src/features/polls/poll';
import { csv as serviceCsv } from '../../src/features/services/export/serviceCsv';
import * as service from '../../src/features/services/service';
import * as calendars from '../../src/features/settings/calendar/calendarsApi';
import { displayProfile } from '../../src/features/settings/displayProfile/displayProfile';
import { entryRow } from '../../src/features/settings/entries/entry';
import * as user from '../../src/features/settings/users/user';
import { taskRow } from '../../src/features/tasks/task';
import { foundAddress } from '../../src/features/voters/form/address/addressLookup';
import { tag } from '../../src/features/voters/labels/label';
import { csv as voterCsv } from '../../src/features/voters/list/voterCsv';
import * as message from '../../src/features/voters/message/message';
import * as voter from '../../src/features/voters/voter';
import { balanceRow, creditRow } from '../../src/lookups/creditsApi';
import * as lookups from '../../src/lookups/lookupRows';
import { occupation } from '../../src/lookups/occupations';
import * as places from '../../src/lookups/places';
import type { Reader } from './judge';

/** Who reads a reply in the app, and with what. */
export interface Read {
  screen: string;
  reader: Reader;
  /** With everything that was found, the columns of the export come along. */
  exportReader?: Reader;
}

const read = (screen: string, reader: Reader, exportReader?: Reader): Read => ({
  screen,
  reader,
  ...(exportReader && { exportReader }),
});

const options = rowsOf(lookups.namedOption);
const entries = (name: string) => read(`Configurações: ${name}`, listOf(entryRow));

/**
 * Every read of docs/api.md: the screen that makes it, and the reader it uses. The key is script and action; `id` stands
 * for the call that asks for one record, where no action tells it.
 */
export const reads: Readonly<Record<string, Read>> = {
  'login.php getAccount': read('Entrar', rowsOf(signInAccount)),
  'conta.php check_token_recover_password': read('Redefinir a senha', recordOf(recoveryToken)),
  'cliente.php getByIdentifier': read('Fatura aberta e licença', recordOf(billingClient)),
  'dashboard.php getDetailsServices': read('Início', recordOf(dashboard.serviceTotals)),
  'dashboard.php getDetailsVoters': read('Início', recordOf(dashboard.totalOnly)),
  'dashboard.php getDetailsVotersDistrict': read('Início', rowsOf(dashboard.districtTotal)),
  'dashboard.php getPendingTasks': read('Início', recordOf(dashboard.totalOnly)),
  'compromisso.php search': read('Compromissos: lista', listOf(appointment.appointmentRow)),
  'compromisso.php getDetails': read('Compromissos: detalhes', recordOf(appointment.appointmentDetails)),
  'compromisso.public.php getDetails': read('Compromisso compartilhado', recordOf(publicAppointment)),
  'telefonema.php search': read('Ligações: lista', listOf(call.callRow)),
  'telefonema.php getDetails': read('Ligações: detalhes', recordOf(call.callDetails)),
  'eleitor.php search': read('Eleitores: lista', listOf(voter.voterRow), listOf(voterCsv.row)),
  'eleitor.php id': read('Eleitores: detalhes e formulário', recordOf(voter.voterRecord)),
  'voter.print.php search': read('Eleitores: impressão', 'file'),
  'queries.php occupationList': read('Eleitores: profissões', rowsOf(occupation)),
  'queries.php tagList': read('Eleitores: etiquetas', rowsOf(tag)),
  'template.communication.php getById': read('Eleitores: mensagem', recordOf(message.template)),
  'queries.php templateList': read('Eleitores: mensagem', rowsOf(message.templateOption)),
  'cliente.php getProfiles': read('Configurações: perfil de exibição', listOf(displayProfile)),
  'transaction.communication.php getByTypeCommunication': read('Créditos', rowsOf(creditRow)),
  'transaction.communication.php getSummary': read('Área do cliente: saldos', rowsOf(balanceRow)),
  'resource.history.php search': read('Eleitores: histórico', rowsOf(message.communication)),
  'atendimento.php search': read('Atendimentos: lista', listOf(service.serviceRow), listOf(serviceCsv.row)),
  'atendimento.php getDetails': read('Atendimentos: detalhes', recordOf(service.serviceDetails)),
  'service.print.php search': read('Atendimentos: impressão', 'file'),
  'campaign.php search': read('Campanhas: lista', listOf(campaign.campaignRow)),
  'campaign.php get': read('Campanhas: detalhes', recordOf(campaign.campaignDetails)),
  'campaign.php searchVoters': read('Campanhas: público', audience),
  'campaign.php getCost': read('Campanhas: custo', cost),
  'task.php': read('Tarefas: lista', listOf(taskRow)),
  'task.php id': read('Tarefas: detalhes', recordOf(taskRow)),
  'queries.php documentTypeList': read('Documentos: tipos', options),
  'queries.php legislativeProcesseStatusList': read('Documentos: situações', options),
  'legislative.processe.php searchAuthors': read('Documentos: autores', rowsOf(document.author)),
  'legislative.processe.php': read('Documentos: lista', listOf(document.documentRow)),
  'legislative.processe.php id': read('Documentos: detalhes', recordOf(document.documentDetails)),
  'legislative.processe.prepare.doc.php id': read('Documentos: texto', recordOf(document.preparedDocument)),
  'legislative.processe.prepare.doc.php getTemplates': read(
    'Documentos: modelos',
    rowsOf(document.templateGroup),
  ),
  'manifestation.php getSummary': read('Participativa: início', recordOf(summary)),
  'manifestation.php': read('Participativa: lista', listOf(manifestation.manifestationRow)),
  'manifestation.php id': read('Participativa: detalhes', recordOf(manifestation.manifestationDetails)),
  'expense.php': read('Despesas: lista', listOf(expenseRecord)),
  'expense.php id': read('Despesas: detalhes', recordOf(expenseRecord)),
  'survey.php': read('Enquetes: lista', listOf(poll.pollRow)),
  'survey.php id': read('Enquetes: detalhes', recordOf(poll.pollDetails)),
  'survey.php getAnalytics': read('Enquetes: resultado', recordOf(poll.pollResults)),
  'cidade.php getByName': read('Endereços: cidades', rowsOf(places.city)),
  'bairro.php list': read('Endereços: bairros', rowsOf(places.district)),
  'escola.php list': read('Eleitores: locais de votação', rowsOf(places.school)),
  'localidade.php searchByZipcode': read('Endereços: por CEP', rowsOf(foundAddress)),
  'localidade.php searchByZipcodeAndAddress': read('Endereços: por rua', rowsOf(foundAddress)),
  'queries.php officeList': read('Escritórios', options),
  'queries.php treatmentStatusList': read('Atendimentos: situações', options),
  'queries.php treatmentOriginList': read('Atendimentos: origens', options),
  'queries.php treatmentCategoryList': read('Atendimentos: categorias', options),
  'queries.php electorGroupList': read('Eleitores: grupos', options),
  'queries.php userList': read('Pessoas da equipe', rowsOf(lookups.user)),
  'queries.php departmentList': read('Secretarias', options),
  'queries.php integrationCalendarList': read('Compromissos: agendas', rowsOf(lookups.calendarIntegration)),
  'integration.calendar.php': read('Configurações: agendas', listOf(calendars.calendarRow)),
  'integration.calendar.php listCalendars': read('Configurações: agendas', rowsOf(calendars.calendar)),
  'origem.php search': entries('origens'),
  'grupo.php search': entries('grupos'),
  'atendimento.categoria.php search': entries('categorias'),
  'atendimento.status.php search': entries('situações de atendimentos'),
  'escritorio.php search': entries('escritórios'),
  'legislative.processe.status.php': entries('situações de documentos'),
  'secretaria.php': entries('secretarias'),
  'user.php search': read('Configurações: usuários', listOf(user.userRow)),
  'user.php id': read('Configurações: usuário', recordOf(user.userDetails)),
  'cliente.php get': read('Área do cliente', recordOf(account.account)),
  'cliente.php get_payments': read('Área do cliente: faturas', rowsOf(account.invoice)),
};
