import { readBody } from '../../src/api/body';
import type { Checking } from './checkReads';
import { rowsIn, type Difference } from './declared';
import type { Finding } from './findings';
import { difference, saysRefusal } from './judge';
import { isObject } from './kinds';
import { NoAnswer, type Ask, type WireReply } from './wire';
import { writtenRecords } from './modules';
import type { WrittenRecord } from './writtenRecord';

interface Refused {
  isRefused: boolean;
  /** It came with a success status. */
  isHidden: boolean;
  fields: string[];
}

/**
 * In each module creates, updates, reads back and removes a marked record, and provokes two refusals.
 * @param ask not aborted by `stop`: created records must still be removed
 */
export async function checkWrites(checking: Checking, ask: Ask, stop: AbortSignal): Promise<void> {
  for (const record of writtenRecords) {
    stop.throwIfAborted();
    checking.onFinding(await new Round(checking, ask, stop, record).run());
  }
  stop.throwIfAborted();
}

class Round {
  readonly #checking: Checking;
  readonly #ask: Ask;
  readonly #stop: AbortSignal;
  readonly #record: WrittenRecord;
  readonly #mark = `Conferencia API ${Date.now() % 1_000_000_000}`;
  readonly #problems: Difference[] = [];

  constructor(checking: Checking, ask: Ask, stop: AbortSignal, record: WrittenRecord) {
    this.#checking = checking;
    this.#ask = ask;
    this.#stop = stop;
    this.#record = record;
  }

  async run(): Promise<Finding> {
    const { screen, script } = this.#record;
    const begun: Finding = {
      part: 'writes',
      subject: `${script}: criar, alterar, ler e excluir`,
      screen,
      outcome: 'documented',
      differences: [],
      words: '',
      took: null,
    };
    const body = this.#record.body(this.#mark, this.#checking.values);
    if (!body)
      return { ...begun, outcome: 'unasked', words: 'Falta ao gabinete uma opção que o formulário pede.' };
    let words = '';
    try {
      words = await this.#writeAll(body);
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer)) throw thrown;
      words = thrown.message;
    }
    const left = await this.#removeMarked().catch(() => null);
    if (left !== 0) {
      words = `${words} Confira no gabinete se ficou um registro "${this.#mark}".`.trim();
      this.#problems.push(
        difference('', 'nada deixado para trás', left === null ? 'não se sabe' : `${left} registros`),
      );
    }
    const outcome = words ? 'stops' : this.#problems.length ? 'differs' : 'documented';
    return { ...begun, outcome, differences: this.#problems, words };
  }

  /** Why a form would fail, or ''. */
  async #writeAll(body: Record<string, unknown>): Promise<string> {
    const { create, change, required, duplicate, marked } = this.#record;
    const without = await this.#send(create, { ...body, [required]: '' });
    this.#expectRefusal(refusalIn(without), required, `sem ${required}`);
    if (this.#isStopped()) return '';

    const made = await this.#send(create, body);
    const refused = refusalIn(made);
    if (refused.isRefused) return `A criação foi recusada com status ${made.status}${namesOf(refused)}.`;
    const [row] = await this.#markedRows();
    if (!row) return 'O registro foi criado, mas a lista não o traz.';
    if (duplicate !== undefined && !this.#isStopped()) {
      this.#expectRefusal(refusalIn(await this.#send(create, body)), duplicate, 'repetido');
    }
    if (this.#isStopped()) return '';

    const id = Number(row.id);
    const { changes } = this.#record;
    const details = changes ? await this.#detailsOf(id) : {};
    const changed = changes
      ? { ...body, id, [changes.kept]: details[changes.kept], [changes.field]: changes.value }
      : { ...body, id, [marked]: `${this.#mark} b` };
    const answer = refusalIn(await this.#send(change, changed));
    if (answer.isRefused) return `A alteração foi recusada${namesOf(answer)}.`;
    const isChanged = changes
      ? (await this.#detailsOf(id))[changes.field] === changes.value
      : (await this.#markedRows()).some((one) => String(one[marked] ?? '').endsWith(' b'));
    if (!isChanged)
      this.#problems.push(difference(changes?.field ?? marked, 'o texto alterado', 'o de antes'));
    return '';
  }

  #isStopped() {
    return this.#stop.aborted;
  }

  #expectRefusal({ isRefused, isHidden, fields }: Refused, field: string, what: string) {
    if (!isRefused) this.#problems.push(difference(field, `recusa (${what})`, 'aceito'));
    else if (isHidden)
      this.#problems.push(
        difference(field, `recusa com status 400 ou 422 (${what})`, 'recusa com status 200'),
      );
    else if (!fields.includes(field)) {
      this.#problems.push(
        difference(`errors[].fieldName (${what})`, field, fields.join(', ') || 'nenhum campo'),
      );
    }
  }

  async #detailsOf(id: number): Promise<Record<string, unknown>> {
    const { token } = this.#checking;
    const reply = await this.#ask({
      method: 'GET',
      script: this.#record.script,
      action: '',
      query: { id },
      token,
    });
    const value = jsonOf(reply);
    if (!isObject(value)) return {};
    return isObject(value.data) ? value.data : value;
  }

  /** Removes all marked records; returns how many remain. */
  async #removeMarked(): Promise<number> {
    for (const { id } of await this.#markedRows()) {
      const { method, action, id: place } = this.#record.remove;
      const own = { id: Number(id) };
      const reply = await this.#ask({
        method,
        action,
        script: this.#record.script,
        token: this.#checking.token,
        ...(place === 'query' ? { query: own } : { body: own }),
      });
      const refused = refusalIn(reply);
      if (refused.isRefused)
        this.#problems.push(difference('', 'exclusão', `recusa com status ${reply.status}`));
    }
    return (await this.#markedRows()).length;
  }

  async #markedRows(): Promise<Record<string, unknown>[]> {
    const { script, list } = this.#record;
    const token = this.#checking.token;
    const narrow = await this.#listed({
      method: 'GET',
      script,
      action: list.action,
      query: list.query,
      token,
    });
    return narrow.filter((row) => Object.values(row).some((value) => String(value).startsWith(this.#mark)));
  }

  /** Up to five pages of a list: a new record is on one of the first or last. */
  async #listed(call: Parameters<Ask>[0]): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const reply = await this.#ask({ ...call, query: { ...call.query, page } });
      const found = (rowsIn(jsonOf(reply)) ?? []).filter(isObject);
      rows.push(...found);
      if (found.length < 60) break;
    }
    return rows;
  }

  #send({ method, action }: WrittenRecord['create'], body: object): Promise<WireReply> {
    return this.#ask({ method, action, script: this.#record.script, body, token: this.#checking.token });
  }
}

const namesOf = ({ fields }: Refused) => (fields.length ? `, pelos campos ${fields.join(', ')}` : '');

function refusalIn(reply: WireReply): Refused {
  const value = jsonOf(reply);
  const isOk = reply.status >= 200 && reply.status < 300;
  const isHidden = isOk && saysRefusal(value);
  const errors = isObject(value) && Array.isArray(value.errors) ? value.errors : [];
  const fields = errors.flatMap((one) =>
    isObject(one) && typeof one.fieldName === 'string' ? [one.fieldName] : [],
  );
  return { isRefused: !isOk || isHidden, isHidden, fields };
}

function jsonOf({ text }: WireReply): unknown {
  try {
    return readBody(text);
  } catch {
    return null;
  }
}
