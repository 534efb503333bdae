import type { Call } from '../../mocks/protocol/calls';
import { declaredReads, type DeclaredRead } from './calls';
import { unknownChoices } from './choices';
import type { Finding, Outcome } from './findings';
import { judge, kindOfBody } from './judge';
import { reads } from './modules';
import type { FoundValues } from './values';
import { NoAnswer, type Ask, type WireReply } from './wire';

export interface Checking {
  ask: Ask;
  token: string;
  values: FoundValues;
  onFinding: (finding: Finding) => void;
  /** Response times in milliseconds, and compression. */
  answers: WireReply[];
}

/** Makes every read of docs/api.md, first those that provide ids to others. */
export async function checkReads(checking: Checking): Promise<void> {
  const waiting = [...declaredReads];
  let put = 0;
  for (let read = waiting.shift(); read; read = waiting.shift()) {
    const asked = checking.values.queryFor(read.key, read.call);
    if ('missing' in asked && put < waiting.length) {
      // A later read may provide the missing value.
      waiting.push(read);
      put += 1;
      continue;
    }
    put = 0;
    checking.onFinding(
      'missing' in asked ? unasked(read, asked.missing) : await checkRead(checking, read, asked.query),
    );
  }
}

const titleOf = ({ script, call }: DeclaredRead) =>
  `GET ${script}${call.action ? ` · ${call.action}` : 'id' in call.query ? ' (id)' : ''}`;

function unasked(read: DeclaredRead, missing: string): Finding {
  const hint = missing === 'identifier' ? ' Dê um com --identifier.' : ' A lista de onde viria está vazia?';
  return finding(read, 'unasked', { words: `Nada trouxe um valor para "${missing}".${hint}` });
}

const finding = (read: DeclaredRead, outcome: Outcome, rest: Partial<Finding> = {}): Finding => ({
  part: 'reads',
  subject: titleOf(read),
  screen: reads[read.key]?.screen ?? '',
  outcome,
  differences: [],
  words: '',
  took: null,
  ...rest,
});

async function checkRead(checking: Checking, read: DeclaredRead, query: object): Promise<Finding> {
  const { ask, token, values, answers } = checking;
  const known = reads[read.key];
  if (!known) throw new Error(`No file of modules/ knows ${read.key}`);
  let reply: WireReply;
  try {
    reply = await ask({ ...wireCallOf(read, query), token: read.call.access === 'staff' ? token : null });
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown;
    return finding(read, 'stops', { words: thrown.message });
  }
  answers.push(reply);
  const refused = refusalOf(reply, read.call);
  if (refused) return finding(read, refused.outcome, { words: refused.words, took: reply.took });

  const { verdict, differences, lost, value } = judge(reply, known.reader, read.call.answer);
  values.keep(read.key, value);
  const unknown = unknownChoices(read.key, value);
  const isWorse = unknown.length > 0 && verdict === 'documented';
  return finding(read, isWorse ? 'differs' : verdict, {
    differences: [...differences, ...unknown],
    words: lostWords(lost),
    took: reply.took,
  });
}

export const wireCallOf = ({ script, call }: DeclaredRead, query: object) => ({
  method: 'GET' as const,
  script,
  action: call.action ?? '',
  query,
});

function lostWords({ rows, fields }: { rows: number; fields: number }) {
  const said = [
    rows && (rows === 1 ? '1 registro não seria lido' : `${rows} registros não seriam lidos`),
    fields && (fields === 1 ? '1 campo não seria lido' : `${fields} campos não seriam lidos`),
  ].filter(Boolean);
  return said.length ? `${said.join(', ')}.` : '';
}

/** Meaning of a failed response; null for success. */
function refusalOf(
  { status, text }: WireReply,
  { access }: Call,
): { outcome: Outcome; words: string } | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 405 || status === 501) {
    return { outcome: 'missing', words: `O servidor respondeu ${status}: ${kindOfRefusal(text)}.` };
  }
  if (status === 401 || status === 403) {
    const ends = access === 'staff' ? ' A pessoa voltaria ao login.' : '';
    return { outcome: 'refused', words: `O servidor respondeu ${status} a um token válido.${ends}` };
  }
  if (status < 500 && status >= 400) return { outcome: 'refused', words: `O servidor respondeu ${status}.` };
  return { outcome: 'stops', words: `O servidor respondeu ${status}.` };
}

const kindOfRefusal = (text: string) => {
  try {
    JSON.parse(text);
    return 'não conhece a chamada, ou o registro';
  } catch {
    return kindOfBody(text);
  }
};
