import { formatDate, formatDayInWords, today } from '@/formats/dates';
import { callName } from '@/formats/personName';
import { fillTokens, otherToken, todayCalled, tokensOf } from '@/formats/tokens';
import { referenceOf, type ServiceRow } from '@/features/services/service';
import { limits, newStatus, type StatusInput } from '@/features/services/serviceInput';

/* The text of a reply to a service's requester. */

/** The new status, or `noChange`. */
export type ReplyInput = StatusInput;

export const noChange = 0;

export const emptyReply: ReplyInput = newStatus(noChange);

export const changesStatus = ({ statusNewId }: Pick<ReplyInput, 'statusNewId'>) => Boolean(statusNewId);

const tokenNames = ['nome', 'referencia', 'status', 'data'];

export const tokensHelp = '{nome}, {referencia}, {status} e {data} são preenchidos ao salvar.';

const voterCalled = ['nome', 'nome do eleitor', 'nome do solicitante', 'solicitante'];
const calledVoter = new Map(voterCalled.map((name) => [name, 'nome']));

/** Whether a text addresses the requester by name, with any of the placeholders' spellings. */
export const callsVoter = (text: string) => tokensOf(text, calledVoter).some(({ name }) => name === 'nome');

type Replied = Pick<ServiceRow, 'id' | 'reference' | 'electorName' | 'statusName'>;

const listed = new Intl.ListFormat('pt-BR');

const unlike = (texts: readonly string[]) => listed.format(new Set(texts));

/** References such as 'AT-119', 'AT-119 e AT-140'. */
export const namesOf = (asked: readonly Pick<ServiceRow, 'id' | 'reference'>[]) =>
  unlike(asked.map(referenceOf));

/** The text for one person, about their services; `status` is the new status's name, if it changes. */
export const filledReply = (text: string, asked: readonly Replied[], status: string | undefined): string =>
  fillTokens(
    text.trim(),
    new Map([
      ...todayCalled.inWords.map((name) => [name, formatDayInWords(today())] as const),
      ...todayCalled.inDigits.map((name) => [name, formatDate(today())] as const),
      ['data', formatDate(today())],
      ...voterCalled.map((name) => [name, callName(asked[0]?.electorName ?? '') || 'eleitor(a)'] as const),
      ...['referencia', 'numero do atendimento', 'atendimento', 'protocolo'].map(
        (name) => [name, namesOf(asked)] as const,
      ),
      ['status', status || unlike(asked.map(({ statusName }) => statusName || 'sem status'))],
    ]),
  );

export const hasTokens = (text: string) => otherToken(text) !== undefined;

export function unknownToken(text: string): string | undefined {
  const unknown = otherToken(text, tokenNames);
  return unknown && `${unknown} não é conhecido. Use {nome}, {referencia}, {status} ou {data}.`;
}

/** Why a reply cannot be sent to one of these people; `prefix` is prepended. */
export const replyProblem = (
  text: string,
  people: readonly (readonly Replied[])[],
  status: string | undefined,
  prefix: string,
): string | undefined =>
  unknownToken(text) ??
  (people.some((asked) => (prefix + filledReply(text, asked, status)).length > limits.comment)
    ? 'Preenchido, o texto passa de 1.000 caracteres. Encurte-o.'
    : undefined);
