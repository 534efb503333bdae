import type { Script } from '../protocol/calls';
import { atendimento } from './atendimento';
import { buyCommunication } from './buy.communication';
import { cliente } from './cliente';
import { compromisso } from './compromisso';
import { compromissoPublic } from './compromisso.public';
import { conta } from './conta';
import { dashboard } from './dashboard';
import { eleitor } from './eleitor';
import { integrationCalendar } from './integration.calendar';
import { legislativeProcesse } from './legislative.processe';
import { login } from './login';
import { object } from './object';
import { pagamento } from './pagamento';
import { bairro, cidade, escola, localidade } from './places';
import { queries } from './queries';
import { resourceHistory } from './resource.history';
import { sendCommunication } from './send.communication';
import { servicePrint } from './service.print';
import { tag } from './tag';
import { task } from './task';
import { telefonema } from './telefonema';
import { templateCommunication } from './template.communication';
import { transactionCommunication } from './transaction.communication';
import { trial } from './trial';
import { voterPrint } from './voter.print';

/** Every script the demo API answers, by name. A new one is a file beside this one and a line here. */
export const scripts: ReadonlyMap<string, Script> = new Map(
  [
    atendimento,
    bairro,
    buyCommunication,
    cidade,
    cliente,
    compromisso,
    compromissoPublic,
    conta,
    dashboard,
    eleitor,
    escola,
    integrationCalendar,
    legislativeProcesse,
    localidade,
    login,
    object,
    pagamento,
    queries,
    resourceHistory,
    sendCommunication,
    servicePrint,
    tag,
    task,
    telefonema,
    templateCommunication,
    transactionCommunication,
    trial,
    voterPrint,
  ].map((script) => [script.name, script]),
);
