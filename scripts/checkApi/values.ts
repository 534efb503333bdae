import type { Call } from '../../mocks/protocol/calls';
import { rowsIn } from './declared';
import { isObject } from './kinds';

type Row = Record<string, unknown>;

/** Values no reply has, given on the command line. */
export interface Given {
  email: string;
  /** From a client's invoice URL. */
  identifier: string | null;
}

/**
 * Source of a query value: the read (modules/) whose first row or record has it. Other ids come from the
 * first row of the script's own list.
 */
const sources: Readonly<Record<string, { of: string; field: string }>> = {
  'compromisso.public.php getDetails code': { of: 'compromisso.php getDetails', field: 'code' },
  'resource.history.php search resourceId': { of: 'eleitor.php search', field: 'id' },
  'template.communication.php getById id': { of: 'queries.php templateList', field: 'id' },
  // Print one record, not everyone.
  'voter.print.php search reference': { of: 'eleitor.php search', field: 'id' },
  'service.print.php search reference': { of: 'atendimento.php search', field: 'id' },
  'legislative.processe.prepare.doc.php id id': { of: 'legislative.processe.php', field: 'id' },
  'bairro.php list cityId': { of: 'cidade.php getByName', field: 'id' },
};

const fixed: Readonly<Record<string, string | number | boolean>> = {
  'conta.php check_token_recover_password i': 'conferencia-da-api',
  'eleitor.php search isExcluded': false,
  'voter.print.php search isExcluded': false,
  'queries.php templateList typeId': 2,
  'queries.php templateList categoryId': 1,
  'transaction.communication.php getByTypeCommunication typeCommunicationId': 2,
  'resource.history.php search category': 'communication',
  'campaign.php searchVoters campaignType': 1,
  'campaign.php searchVoters withEmail': true,
  'campaign.php getCost campaignType': 2,
  'campaign.php getCost totalVoters': 10,
  'cidade.php getByName name': 'Campinas',
  'escola.php list active': true,
  'localidade.php searchByZipcode q': '13010000',
  'localidade.php searchByZipcodeAndAddress q': 'Rua',
};

/** Collects values from replies to fill the queries of later calls. */
export class FoundValues {
  readonly #records = new Map<string, Row>();
  readonly #given: Given;
  readonly #clientId: number | null;
  readonly userId: number;

  constructor(given: Given, { clientId, id }: { clientId: number | null; id: number }) {
    this.#given = given;
    this.#clientId = clientId;
    this.userId = id;
  }

  /** Stores a list's first row, or a record. */
  keep(key: string, reply: unknown): void {
    const record = rowsIn(reply)?.find(isObject) ?? recordIn(reply);
    if (record) this.#records.set(key, record);
  }

  recordOf(key: string): Row | null {
    return this.#records.get(key) ?? null;
  }

  /** The query of a call, or the name of a missing value. */
  queryFor(key: string, call: Call): { query: Row } | { missing: string } {
    const query: Row = {};
    for (const [name, field] of Object.entries(call.query)) {
      const value = this.#valueFor(`${key} ${name}`, name, call);
      if (value !== undefined && value !== null && value !== '') query[name] = value;
      else if (field.isRequired) return { missing: name };
    }
    return { query };
  }

  #listed(script: string): Row | null {
    return this.recordOf(`${script} search`) ?? this.recordOf(script);
  }

  #valueFor(place: string, name: string, { action, query }: Call): unknown {
    if (place in fixed) return fixed[place];
    const source = sources[place];
    if (source) return this.#records.get(source.of)?.[source.field];
    if (name === 'ac') return action;
    if (place === 'login.php getAccount email') return this.#given.email;
    if (name === 'identifier') return this.#given.identifier;
    if (place === 'cliente.php get id') return this.#clientId;
    if (name === 'id') return this.#listed(place.split(' ')[0] ?? '')?.id;
    if ('page' in query && name === 'page') return 1;
    if ('page' in query && name === 'limit') return 10;
    return undefined;
  }
}

const recordIn = (reply: unknown): Row | null => {
  if (!isObject(reply)) return null;
  return isObject(reply.data) ? reply.data : reply;
};
