import { isNorm, sameLabel, type Device, type Norm } from './norm';
import { referencesOf } from './references';
import { isGrouping, newSign, numberOf, type Kind } from './signs';

/* Problems for which a chamber returns a bill. */

export interface NormProblem {
  /** Line number; null for the whole text. */
  line: number | null;
  says: string;
}

const nameOf = (device: Device, number: number) =>
  isGrouping(device.kind)
    ? `${device.head.trim()} ${numberOf(device.kind, { number, suffix: '' })}`
    : newSign(device.kind, { number, suffix: '' }).replace(/[.–)\s]{1,3}$/, '');

const written = ({ lines }: Norm, { line, start, end }: Device) => (lines[line] ?? '').slice(start, end);

/** Checks siblings of one kind, whose numbers must be consecutive. */
function checkRow(norm: Norm, row: readonly Device[]): NormProblem[] {
  const problems: NormProblem[] = [];
  const [first] = row;
  if (!first) return [];
  const isParagraph = first.kind === 'paragraph';
  if (isParagraph && row.length === 1 && first.number === 1 && !first.suffix)
    return [
      {
        line: first.line,
        says: `“${written(norm, first)}” é o único do artigo: escreve-se “Parágrafo único.”.`,
      },
    ];
  let expected = 1;
  row.forEach((device, place) => {
    const { line, number, suffix } = device;
    const sign = written(norm, device);
    const isTwin = row.slice(0, place).some((one) => sameLabel(one, device));
    if (number === null && row.length > 1)
      problems.push({ line, says: `“${sign}” não está só: há ${row.length} no mesmo lugar.` });
    else if (isTwin) problems.push({ line, says: `Há mais de um “${sign}” no mesmo lugar.` });
    else if (suffix || number === null) return;
    else if (number > expected)
      problems.push({ line, says: `Falta “${nameOf(device, expected)}” antes de “${sign}”.` });
    else if (number < expected) problems.push({ line, says: `“${sign}” está fora de ordem.` });
    if (number !== null && !suffix) expected = Math.max(expected, number + 1);
  });
  return problems;
}

function rowsOf({ devices }: Norm) {
  const rows = new Map<Device | null, Map<Kind, Device[]>>();
  for (const device of devices) {
    const parent = device.kind === 'article' ? null : device.parent;
    const kinds = rows.get(parent) ?? new Map<Kind, Device[]>();
    rows.set(parent, kinds);
    const row = kinds.get(device.kind) ?? [];
    row.push(device);
    kinds.set(device.kind, row);
  }
  return [...rows.values()].flatMap((kinds) => [...kinds.values()]);
}

const title = /^(?:projeto|lei|emenda|resolução|decreto|proposta|substitutivo|mensagem|ementa|autor)/i;
const enacts = /(?:decreta|resolve|sanciona|promulga|faz(?:emos)? saber|faço saber|aprov[ao]u?)/i;

const headOf = ({ lines, devices }: Norm) => {
  const first = devices[0]?.line ?? 0;
  return lines
    .slice(0, first)
    .map((line) => line.trim())
    .filter(Boolean);
};

const hasSummary = (head: readonly string[]) =>
  head.some(
    (line, place) =>
      /^ementa\s*:/i.test(line) ||
      /\[ementa\]/i.test(line) ||
      (!enacts.test(line) && !(title.test(line) && place < 3) && line.split(/\s+/).length >= 3),
  );

const inForce = /(?:entra|entrará|entram|entrarão)\s+em\s+vigor|vigorar[áã]|vigência|em vigor na data/i;

/** Each problem once, by line; empty for a text that is not a norm. */
export function checkNorm(norm: Norm): NormProblem[] {
  if (!isNorm(norm)) return [];
  const problems = rowsOf(norm).flatMap((row) => checkRow(norm, row));
  if (norm.openQuote !== null)
    problems.push({ line: norm.openQuote, says: 'As aspas que abrem aqui não fecham.' });
  for (const { line, text, numbers, isSure } of referencesOf(norm))
    if (isSure && numbers.some(({ kind, device }) => kind === 'article' && !device))
      problems.push({
        line,
        says: `“${text}” não é um artigo deste texto, ou há mais de um com esse número.`,
      });
  problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const head = headOf(norm);
  const isAmendment = head.some((line) => /^emenda(?!\s+à\s+lei\s+orgânica)/i.test(line));
  if (isAmendment) return problems;
  const body = norm.lines.slice(0, norm.end).filter((_, line) => !norm.quoted.has(line));
  const whole: NormProblem[] = [
    ...(hasSummary(head) ? [] : [{ line: null, says: 'Falta a ementa, antes do primeiro artigo.' }]),
    ...(body.some((line) => inForce.test(line))
      ? []
      : [{ line: null, says: 'Falta a cláusula de vigência (“Esta Lei entra em vigor…”).' }]),
  ];
  return [...whole, ...problems];
}
