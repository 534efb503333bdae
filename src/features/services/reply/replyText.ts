import { formatDate, today, type LocalDate } from '@/formats/dates';
import { firstName } from '@/formats/text';
import { fillTokens, otherToken } from '@/formats/tokens';
import { referenceOf, type ServiceRow } from '../service';
import { limits } from '../serviceInput';

/* What is answered to who asked for a service. */

export interface ReplyInput {
  /** `noChange` keeps the status. */
  statusNewId: number | null;
  completionDate: LocalDate | '';
  comment: string;
}

export const noChange = 0;

export const emptyReply: ReplyInput = { statusNewId: noChange, completionDate: '', comment: '' };

export const changesStatus = ({ statusNewId }: Pick<ReplyInput, 'statusNewId'>) => Boolean(statusNewId);

const tokenNames = ['nome', 'referencia', 'status', 'data'];

export const tokensHelp = '{nome}, {referencia}, {status} e {data} são preenchidos ao salvar.';

type Replied = Pick<ServiceRow, 'id' | 'reference' | 'electorName' | 'statusName'>;

/** The text for one service; `status` is the new one's name, if it changes. */
export const filledReply = (text: string, row: Replied, status: string | undefined): string =>
  fillTokens(
    text.trim(),
    new Map([
      ['nome', firstName(row.electorName) || 'eleitor(a)'],
      ['referencia', referenceOf(row)],
      ['status', status || row.statusName || 'sem status'],
      ['data', formatDate(today())],
    ]),
  );

export const hasTokens = (text: string) => otherToken(text) !== undefined;

export function unknownToken(text: string): string | undefined {
  const unknown = otherToken(text, tokenNames);
  return unknown && `${unknown} não é conhecido. Use {nome}, {referencia}, {status} ou {data}.`;
}

/** Why a reply cannot be sent to one of these; `prefix` is written before it. */
export const replyProblem = (
  text: string,
  rows: readonly Replied[],
  status: string | undefined,
  prefix: string,
): string | undefined =>
  unknownToken(text) ??
  (rows.some((row) => (prefix + filledReply(text, row, status)).length > limits.comment)
    ? 'Preenchido, o texto passa de 1.000 caracteres. Encurte-o.'
    : undefined);
