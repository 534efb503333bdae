import { isValidDate, type LocalDateTime } from '@/formats/dates';
import type { MadeVoters } from '../importStore';

/* The file of what an import made: ids alone, nothing of persons. */

const title = 'Tribuna: números dos eleitores criados por uma importação';
const mostIds = 100_000;

/** Its lines. */
export const idsText = ({ startedAt, endedAt, ids }: MadeVoters, clientId: number | null): string =>
  [title, `gabinete;${clientId ?? ''}`, `de;${startedAt}`, `ate;${endedAt}`, ...ids, ''].join('\r\n');

const isMoment = (text: string): text is LocalDateTime =>
  isValidDate(text.slice(0, 10)) && /^.{10} \d\d:\d\d:\d\d$/.test(text);

/** What a file says, or why it is not used. */
export function readIds(text: string, clientId: number | null): MadeVoters | string {
  const [first = '', office = '', from = '', to = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const startedAt = from.replace(/^de;/, '');
  const endedAt = to.replace(/^ate;/, '');
  if (first !== title || !isMoment(startedAt) || !isMoment(endedAt))
    return 'Este não é um arquivo de números de uma importação.';
  if (office !== `gabinete;${clientId ?? ''}`) return 'Este arquivo é de uma importação de outro gabinete.';
  const written = lines.filter((line) => line !== '');
  if (
    written.length === 0 ||
    written.length > mostIds ||
    !written.every((line) => /^[1-9]\d{0,14}$/.test(line))
  )
    return 'Este arquivo foi alterado: há linhas que não são números de eleitores.';
  return { startedAt, endedAt, ids: [...new Set(written.map(Number))] };
}
