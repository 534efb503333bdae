import type { CallFacts, Findings, Problem } from './findings';

/** What went wrong with a call, as one plain, serialisable shape. */
export type FailureKind =
  | 'cancelled'
  | 'offline'
  | 'timeout'
  | 'forbidden'
  | 'validation'
  | 'notFound'
  | 'conflict'
  | 'tooMany'
  | 'server'
  | 'unreadable'
  /** A record that was read in part, where the whole of it is needed. */
  | 'incomplete';

/** One message of the server about one field; `fieldName` is '' when it names none. */
export interface FieldError {
  fieldName: string;
  message: string;
}

export interface ApiFailure extends Findings {
  kind: FailureKind;
  /** HTTP status, null when there was no answer. */
  status: number | null;
  /** One or two plain sentences in Portuguese, ready to be shown. */
  message: string;
  /** What happened, in our words and without a full stop, for a screen that says itself what to make of it. */
  cause: string;
  /** The server's list of errors, as `{ fieldName, message }`. */
  errors: FieldError[];
  /** True for a write whose outcome nobody knows: the person should check before sending again. */
  outcomeUnknown: boolean;
}

/** What a call gives: data or a failure, never an exception. The shape RTK Query's base queries use. */
export type ApiResult<T> =
  /** `call` is told of a body that is read elsewhere. */
  | { data: T; error?: undefined; call?: CallFacts }
  | { data?: undefined; error: ApiFailure; call?: undefined };

/** The cause, and how the message goes on from it. */
const words: Record<FailureKind, readonly [cause: string, rest: string]> = {
  cancelled: ['A consulta foi interrompida', '.'],
  offline: [
    'Não conseguimos falar com o servidor',
    '. Verifique sua conexão com a internet e tente de novo.',
  ],
  timeout: ['O servidor demorou demais para responder', '. Tente de novo em instantes.'],
  forbidden: ['Sua sessão terminou', '. Entre de novo para continuar.'],
  validation: ['Confira os dados informados', '.'],
  notFound: ['Não encontramos esse registro', '. Ele pode ter sido excluído.'],
  conflict: ['Esse registro foi alterado por outra pessoa', '. Atualize a lista e tente de novo.'],
  tooMany: ['Foram muitas tentativas em pouco tempo', '. Aguarde um minuto e tente de novo.'],
  server: ['O servidor teve um problema', ' e não concluiu a operação. Tente de novo em instantes.'],
  unreadable: ['Recebemos uma resposta que não conseguimos entender', '. Tente de novo em instantes.'],
  incomplete: ['Não conseguimos ler este registro por inteiro', '.'],
};

const unknownOutcome = 'Não sabemos se a operação foi concluída. Confira na lista antes de enviar de novo.';

interface FailureDetails {
  status?: number | null;
  message?: string;
  errors?: FieldError[];
  /** The call was a write (POST, PUT, DELETE). */
  isWrite?: boolean;
  call?: CallFacts | undefined;
  problems?: readonly Problem[];
}

/** Builds a failure with its message in Portuguese; a server message of a 4xx answer wins over ours. */
export function createFailure(kind: FailureKind, details: FailureDetails = {}): ApiFailure {
  const outcomeUnknown =
    details.isWrite === true && (kind === 'timeout' || kind === 'offline' || kind === 'unreadable');
  const [cause, rest] = words[kind];
  const own = outcomeUnknown ? `${cause}. ${unknownOutcome}` : `${cause}${rest}`;
  return {
    kind,
    status: details.status ?? null,
    message: details.message?.trim() || own,
    cause,
    errors: details.errors ?? [],
    outcomeUnknown,
    ...(details.call && { call: details.call }),
    ...(details.problems?.length && { problems: details.problems }),
  };
}

/**
 * Of the failure of a write: whether it may have been done all the same. Besides the outcomes nobody knows, an error of
 * the server counts: a gateway that gave up waiting answers with one, too, while the write goes on behind it.
 */
export const mayHaveArrived = ({ outcomeUnknown, kind }: ApiFailure) => outcomeUnknown || kind === 'server';

/** True for a value of the shape ApiFailure. */
function isApiFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'errors' in value;
}

/** The failure in a rejected value, or a general one when something else was thrown. */
export function toFailure(value: unknown): ApiFailure {
  return isApiFailure(value) ? value : createFailure('server');
}

/** The failure a query hook reports; undefined while there is none. */
export function failureOf(error: unknown): ApiFailure | undefined {
  return error ? toFailure(error) : undefined;
}

/** What a mutation hook's trigger resolves to, as a plain result. */
export async function resultOf<T>(answer: PromiseLike<{ data?: T; error?: unknown }>): Promise<ApiResult<T>> {
  const { data, error } = await answer;
  return error ? { error: toFailure(error) } : { data: data as T };
}
