import { isValidDate, type LocalDateTime } from '@/formats/dates';
import type { CompletedVoter, MadeVoter, MadeVoters } from '../importStore';
import { completedParts, type CompletedValue } from '../write/completion';
import { hoursBetween } from './hours';

/* The file of what an import created and filled in: ids, field names and marks, no personal data. */

const title = 'Tribuna: números dos eleitores criados por uma importação';
const maxIds = 100_000;
export const notOne = 'Este não é um arquivo para desfazer uma importação.';

/** Maximum parts and telephones of a record. */
const maxValues = 30;

/** An import takes hours, not days: a longer interval is invalid. */
const maxHours = 24;

/** The lines of the file. */
export const idsText = (
  { startedAt, endedAt, voters, completed, undone }: MadeVoters,
  clientId: number | null,
): string =>
  [
    title,
    `gabinete;${clientId ?? ''}`,
    `de;${startedAt}`,
    `ate;${endedAt}`,
    ...(undone > 0 ? [`desfeitos;${undone}`] : []),
    ...voters.map(({ id, mark }) => `${id};${mark}`),
    ...completed.map(({ id, values }) =>
      ['completado', id, ...values.map(({ part, mark }) => `${part}=${mark}`)].join(';'),
    ),
    '',
  ].join('\r\n');

const sole = <One extends { id: number }>(list: readonly One[]) => [
  ...new Map(list.map((one) => [one.id, one])).values(),
];

const isMoment = (text: string): text is LocalDateTime =>
  isValidDate(text.slice(0, 10)) && /^.{10} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);

const readLine = (line: string): MadeVoter | null => {
  const [, id, mark] = /^([1-9]\d{0,14});([0-9a-z]{1,12})$/.exec(line) ?? [];
  return id !== undefined && mark !== undefined ? { id: Number(id), mark } : null;
};

const readValue = (text: string): CompletedValue[] => {
  const [, name, mark] = /^(\w{1,40})=([0-9a-z]{1,4})$/.exec(text) ?? [];
  const part = completedParts.find((one) => one === name);
  return part !== undefined && mark !== undefined ? [{ part, mark }] : [];
};

/** A completed voter, if each of its values is valid. */
const readCompleted = (line: string): CompletedVoter | null => {
  const [head, id = '', ...written] = line.split(';', maxValues + 3);
  const values = written.flatMap(readValue);
  const isWhole = values.length === written.length && values.length > 0 && values.length <= maxValues;
  return head === 'completado' && /^[1-9]\d{0,14}$/.test(id) && isWhole ? { id: Number(id), values } : null;
};

/** Parses a file; returns the reason if it is invalid. */
export function readIds(text: string, clientId: number | null, now: LocalDateTime): MadeVoters | string {
  const [first = '', office = '', from = '', to = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const startedAt = from.replace(/^de;/, '');
  const endedAt = to.replace(/^ate;/, '');
  if (first !== title || !isMoment(startedAt) || !isMoment(endedAt)) return notOne;
  if (office !== `gabinete;${clientId ?? ''}`) return 'Este arquivo é de uma importação de outro gabinete.';
  const hours = hoursBetween(startedAt, endedAt);
  if (hours < 0 || hours > maxHours || hoursBetween(now, endedAt) > maxHours)
    return `Este arquivo foi alterado: uma importação não passa de ${maxHours} horas, nem é de depois de hoje.`;
  const [, undone = '0'] = /^desfeitos;(\d{1,6})$/.exec(lines[0] ?? '') ?? [];
  const written = (undone === '0' ? lines : lines.slice(1)).filter((line) => line !== '');
  if (written.length > 0 && written.every((line) => /^\d{1,15}$/.test(line)))
    return 'Este arquivo é de uma versão anterior, e não diz o bastante para que se exclua alguém com segurança.';
  const voters = written.flatMap((line) => readLine(line) ?? []);
  const completed = written.flatMap((line) => readCompleted(line) ?? []);
  const read = voters.length + completed.length;
  if (read === 0 || read > maxIds || read < written.length)
    return 'Este arquivo foi alterado: há linhas que não são de uma importação.';
  return { startedAt, endedAt, voters: sole(voters), completed: sole(completed), undone: Number(undone) };
}
