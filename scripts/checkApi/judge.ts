import { isRefusal, readBody, UnreadableReply } from '../../src/api/body';
import type { ReplyReader } from '../../src/api/call';
import { unreadOf, type Problem } from '../../src/api/findings';
import { readReply } from '../../src/api/reply';
import type { Answer } from '../../mocks/protocol/answers';
import { differencesOf, type Difference } from './declared';
import type { WireReply } from './wire';

/** How the app would handle a reply, from best to worst. */
export type Verdict = 'documented' | 'differs' | 'loses' | 'stops';

export interface Judgement {
  verdict: Verdict;
  differences: Difference[];
  /** Unreadable rows and fields. */
  lost: { rows: number; fields: number };
  /** The reply as JSON, for later queries; never printed. */
  value: unknown;
}

export type Reader = ReplyReader<unknown> | 'file';

/**
 * Judges a successful reply with the app's reader and docs/api.md. The only file that knows how readers
 * report failures.
 * @param isExport the reply has the export's columns
 */
export function judge(reply: WireReply, reader: Reader, answer: Answer, isExport = false): Judgement {
  if (reader === 'file' || answer.kind === 'file') return judgeFile(reply);
  const differences = lookAtBytes(reply);
  const parsed = parse(reply.text);
  if ('problem' in parsed) return stopped([...differences, parsed.problem]);
  const { value } = parsed;
  if (saysRefusal(value)) {
    return stopped([...differences, difference('', 'resposta', 'recusa com status 200')]);
  }
  differences.push(...differencesOf(answer, value, isExport));
  const read = readWith(reader, value);
  differences.push(...read.unread.filter(({ field }) => !differences.some((known) => known.field === field)));
  if (read.isStopped) return stopped(differences, value);
  const isLossy = read.rows > 0 || read.fields > 0;
  const verdict = isLossy ? 'loses' : differences.length ? 'differs' : 'documented';
  return { verdict, differences, lost: { rows: read.rows, fields: read.fields }, value };
}

/** A refusal sent with a success status (docs/replies.md). */
export const saysRefusal = (value: unknown) => isRefusal(value, true);

export const difference = (field: string, expected: string, found: string): Difference => ({
  field,
  expected,
  found,
  times: 1,
});

const stopped = (differences: Difference[], value: unknown = null): Judgement => ({
  verdict: 'stops',
  differences,
  lost: { rows: 0, fields: 0 },
  value,
});

function judgeFile({ headers, bytes }: WireReply): Judgement {
  const type = headers.get('content-type') ?? 'sem tipo';
  if (bytes.length > 0 && !/html|json/.test(type)) {
    return { verdict: 'documented', differences: [], lost: { rows: 0, fields: 0 }, value: null };
  }
  return stopped([difference('', 'arquivo', bytes.length ? type : 'corpo vazio')]);
}

/** Encoding and byte-level problems. */
function lookAtBytes({ text, isUtf8 }: WireReply): Difference[] {
  const start = /^\s*\S?/.exec(text)?.[0] ?? '';
  return [
    ...(isUtf8 ? [] : [difference('', 'texto em UTF-8', 'texto em outra codificação')]),
    ...(isUtf8 && /Ã[\u0080-\u00bf]/.test(text)
      ? [difference('', 'texto em UTF-8', 'texto em UTF-8 codificado duas vezes')]
      : []),
    ...(text.includes('\ufeff') && text.indexOf('\ufeff') < 8
      ? [difference('', 'JSON', 'marca de ordem de bytes antes do JSON')]
      : []),
    ...(/^\s/.test(start) && !start.startsWith('\ufeff')
      ? [difference('', 'JSON', 'linhas em branco antes do JSON')]
      : []),
  ];
}

function parse(text: string): { value: unknown } | { problem: Difference } {
  try {
    return { value: readBody(text) };
  } catch {
    return { problem: difference('', 'JSON', kindOfBody(text)) };
  }
}

/** Names what came instead of JSON. */
export function kindOfBody(text: string): string {
  const body = text.replace(/^[\s\ufeff]+/, '');
  if (!body) return 'corpo vazio';
  if (/<!doctype html|<html/i.test(body)) return 'uma página HTML, como a de um proxy ou de um erro';
  if (/(Notice|Warning|Deprecated|Fatal error)\b[^]*\{/.test(body)) return 'um aviso do PHP junto do JSON';
  return /[{[]/.test(body) ? 'texto antes ou depois do JSON, ou JSON cortado' : 'texto que não é JSON';
}

interface Read {
  isStopped: boolean;
  rows: number;
  fields: number;
  unread: Difference[];
}

/** Reads a reply as the app does and collects what it skipped. */
function readWith(reader: ReplyReader<unknown>, value: unknown): Read {
  try {
    const { data, unreported } = readReply(reader, value);
    const { rows = 0, fields = 0, problems = [] } = unreadOf(data) ?? unreported ?? {};
    return { isStopped: false, rows, fields, unread: problems.slice(0, 5).map(differenceOf) };
  } catch (thrown) {
    const problems = thrown instanceof UnreadableReply ? thrown.problems : [];
    return { isStopped: true, rows: 0, fields: 0, unread: problems.map(differenceOf) };
  }
}

const differenceOf = ({ path, expected, found }: Problem) => difference(path, expected, found);
