import type { Script } from '../protocol/calls';
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
import { telefonema } from './telefonema';
import { trial } from './trial';

/** Every script the demo API answers, by name. A new one is a file beside this one and a line here. */
export const scripts: ReadonlyMap<string, Script> = new Map(
  [
    bairro,
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
    telefonema,
    trial,
  ].map((script) => [script.name, script]),
);
